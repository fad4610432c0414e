import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'

/** Keeps what no one may read in a copy of the database. */
export interface Vault {
  /**
   * Encrypts for one place only: `about` says what it is and whose, such as `totp|<user id>`, and
   * opening asks for the same words.
   */
  seal: (plain: Uint8Array, about: string) => Buffer
  /** @throws Error for another key, another place or changed bytes. */
  open: (sealed: Uint8Array, about: string) => Buffer
  /** The same for the same text and purpose: finds a text again without storing it. */
  mark: (text: string, purpose: string) => Buffer
  /** What the values begin with that it opens; its own come first, with which it seals. */
  keyIds: readonly Buffer[]
}

const CIPHER = 'aes-256-gcm'
export const KEY_ID_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = KEY_ID_BYTES + NONCE_BYTES + TAG_BYTES

interface Key {
  id: Buffer
  cipher: Buffer
}

/**
 * The first secret seals; earlier ones still open what they sealed. Marks are made from `root`, so
 * that they stay when the secret changes.
 */
export function openVault(
  secret: string,
  earlier: readonly string[] = [],
  root: string = secret,
): Vault {
  const key = keyOf(secret)
  const keys = [key, ...earlier.map(keyOf)]
  const marks = derive(root, 'marks')
  return {
    seal: (plain, about) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key.cipher, nonce).setAAD(Buffer.from(about))
      const hidden = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([key.id, nonce, cipher.getAuthTag(), hidden])
    },
    open: (sealed, about) => {
      const bytes = Buffer.from(sealed)
      const id = bytes.subarray(0, KEY_ID_BYTES)
      const fitting = keys.find((one) => one.id.equals(id))
      if (!fitting || bytes.length < HEAD_BYTES) throw new Error('No key opens this.')
      const nonce = bytes.subarray(KEY_ID_BYTES, KEY_ID_BYTES + NONCE_BYTES)
      const decipher = createDecipheriv(CIPHER, fitting.cipher, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(KEY_ID_BYTES + NONCE_BYTES, HEAD_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(HEAD_BYTES)), decipher.final()])
    },
    mark: (text, purpose) => createHmac('sha256', marks).update(`${purpose}|${text}`).digest(),
    keyIds: keys.map(({ id }) => id),
  }
}

function keyOf(secret: string): Key {
  const cipher = derive(secret, 'vault')
  return { cipher, id: createHash('sha256').update(cipher).digest().subarray(0, KEY_ID_BYTES) }
}

const derive = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'sufra', purpose, 32))
