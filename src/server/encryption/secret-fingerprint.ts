import { openVault } from './vault.ts'

/** Names a secret without telling it. */
export const fingerprintOf = (secret: string): Buffer => openVault(secret).mark('SECRET', 'name')

const WHAT_TO_DO =
  'restore the file secret of DATA_DIR from the backup, or set the earlier one as SECRET, or as SECRET_PREVIOUS to change it'

/** @throws Error with one line when a fingerprint was kept and none of the known secrets has it. */
export function refuseUnlike(kept: Buffer | undefined, known: readonly string[]): void {
  if (!kept || known.some((secret) => fingerprintOf(secret).equals(kept))) return
  const error =
    known.length > 0
      ? 'SECRET is not the one that this database was used with'
      : 'SECRET is missing, and this database was used with one'
  throw new Error(`${error}: ${WHAT_TO_DO}.`)
}
