import { createHash, createHmac, randomBytes } from 'node:crypto'

export const newNonce = (): Buffer => randomBytes(16)

/** What cannot be guessed of a feed's address. The database alone does not hold it. */
export const tokenOf = (linkKey: string, nonce: Buffer): string =>
  createHmac('sha256', linkKey).update('calendar-feed ').update(nonce).digest('base64url')

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
