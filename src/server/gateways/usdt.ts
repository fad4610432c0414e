/** Where USDT is to be sent; a person confirms what arrived. */
export interface UsdtWallet {
  network: string
  address: string
}

/** The simulator's wallet: well-formed, no one's. */
export const simulatedWallet: UsdtWallet = {
  network: 'TRC-20 (demo)',
  address: 'TSufraDemo1111111111111111111111111',
}
