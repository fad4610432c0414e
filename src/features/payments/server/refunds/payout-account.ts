import { createHash } from 'node:crypto'
import { maskIban, readIban } from '#shared/iban.ts'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const TRON_BYTES = 25
const TRON_PREFIX = 0x41
const CHECKSUM_BYTES = 4

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** An address of the TRON network, on which USDT is sent: its checksum fits. */
function isTronAddress(address: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return false
  const value = Array.from(address).reduce(
    (sum, sign) => sum * 58n + BigInt(BASE58.indexOf(sign)),
    0n,
  )
  const bytes = Buffer.from(value.toString(16).padStart(TRON_BYTES * 2, '0'), 'hex')
  if (bytes.length !== TRON_BYTES || bytes[0] !== TRON_PREFIX) return false
  const body = bytes.subarray(0, -CHECKSUM_BYTES)
  return sha256(sha256(body)).subarray(0, CHECKSUM_BYTES).equals(bytes.subarray(-CHECKSUM_BYTES))
}

export interface PayoutAccount {
  account: string
  /** What may be shown of it afterwards. */
  hint: string
}

/** The account in what was typed; undefined where its checksum does not fit. */
export function readAccount(way: 'bank' | 'usdt', typed: string): PayoutAccount | undefined {
  if (way === 'bank') {
    const iban = readIban(typed)
    return iban === undefined ? undefined : { account: iban, hint: maskIban(iban) }
  }
  const address = typed.trim()
  if (!isTronAddress(address)) return undefined
  return { account: address, hint: `${address.slice(0, 4)} •••• ${address.slice(-4)}` }
}
