import { createHash, createHmac, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 24

export interface OfferSettings {
  linkKey: string
  publicUrl: string
}

export const newNonce = (): string => randomBytes(16).toString('base64url')

/** Made of a nonce and a key that is kept sealed, so the tables alone open nothing. */
export const tokenOf = (nonce: string, linkKey: string): string =>
  createHmac('sha256', linkKey)
    .update(`offer:${nonce}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url')

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export const linkOf = (nonce: string, { linkKey, publicUrl }: OfferSettings): string =>
  `${publicUrl}/offer/${tokenOf(nonce, linkKey)}`
