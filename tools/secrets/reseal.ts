import { sealedColumns } from '../../src/main/sealed-columns.ts'
import { openDatabase } from '../../src/server/database/database.ts'
import { openKeys, type Secrets } from '../../src/server/encryption/keys.ts'
import {
  countSealedEarlier,
  nameOf,
  resealColumn,
} from '../../src/server/encryption/sealed-column.ts'
import { fingerprintOf } from '../../src/server/encryption/secret-fingerprint.ts'
import { createLog } from '../../src/server/log.ts'
import { findFingerprint } from '../database/secret.ts'

/** Servers that still seal with the secret of before would undo the work. */
async function refuseEarlyStart(url: string, secret: string): Promise<void> {
  const newest = await findFingerprint(url)
  if (newest?.equals(fingerprintOf(secret))) return
  throw new Error(
    'No server was started with this SECRET yet: start all of them with it and with SECRET_PREVIOUS, then run npm run reseal.',
  )
}

/**
 * Seals with SECRET what SECRET_PREVIOUS sealed, column by column.
 * @throws Error with one line when something is left.
 */
export async function reseal(
  url: string,
  secrets: Secrets,
  say: (line: string) => void,
): Promise<void> {
  await refuseEarlyStart(url, secrets.secret)
  const handle = openDatabase(url, createLog('silent'), { maxConnections: 1 })
  try {
    const { vault } = await openKeys(handle.db, secrets, sealedColumns)
    const damaged: string[] = []
    let left = 0
    for (const column of sealedColumns) {
      const done = await resealColumn(handle.db, vault, column)
      const leftHere = await countSealedEarlier(handle.db, vault, column)
      say(`${nameOf(column)}: ${done.count} sealed again, ${leftHere} left`)
      damaged.push(...done.damaged)
      left += leftHere
    }
    if (damaged.length > 0) {
      throw new Error(`Damaged, so no secret opens them: ${damaged.join(', ')}.`)
    }
    if (left > 0) {
      throw new Error(`${left} are left, because they changed meanwhile: run npm run reseal again.`)
    }
  } finally {
    await handle.close()
  }
}
