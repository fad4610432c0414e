import { createHash, createHmac } from 'node:crypto'

const TOKEN_BYTES = 24

/** What `main` knows and a run's link needs. */
export interface RunSettings {
  linkKey: string
  publicUrl: string
}

/** The key in a run's link: made of a nonce and a key that is kept sealed, so the tables alone open nothing. */
export const tokenOf = (nonce: string, linkKey: string): string =>
  createHmac('sha256', linkKey)
    .update(`run:${nonce}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url')

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export const linkOf = (nonce: string, { linkKey, publicUrl }: RunSettings): string =>
  `${publicUrl}/run/${tokenOf(nonce, linkKey)}`
