import { randomBytes } from 'node:crypto'
import { openVault, type Vault } from './vault.ts'

const KEY_BYTES = 32

/** A file sealed with a key of its own, and that key sealed by the vault. */
export interface Envelope {
  sealedKey: Buffer
  sealed: Buffer
}

/** Changing the vault's secret then means sealing keys again, never files. */
export function sealFile(vault: Vault, bytes: Uint8Array, about: string): Envelope {
  const key = randomBytes(KEY_BYTES)
  return {
    sealedKey: vault.seal(key, about),
    sealed: openVault(key.toString('base64')).seal(bytes, about),
  }
}

/** @throws Error for another place, another secret or changed bytes. */
export const openFile = (vault: Vault, { sealedKey, sealed }: Envelope, about: string): Buffer =>
  openVault(vault.open(sealedKey, about).toString('base64')).open(sealed, about)
