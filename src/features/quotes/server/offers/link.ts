import { createHash, createHmac, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 24

export interface OfferSettings {
  secret: string
  publicUrl: string
}

export const newNonce = (): string => randomBytes(16).toString('base64url')

/** Made of a nonce and the server's secret, so the tables alone open nothing. */
export const tokenOf = (nonce: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`offer:${nonce}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url')

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export const linkOf = (nonce: string, { secret, publicUrl }: OfferSettings): string =>
  `${publicUrl}/offer/${tokenOf(nonce, secret)}`
