import process from 'node:process'
import { findPrevious } from '../../src/server/config.ts'
import { backupKeyOf } from '../backup/sealed-file.ts'
import { requireStore } from '../backup/shipping.ts'
import { openDatabase } from '../database/database.ts'
import { findOwnSecret } from '../database/secret.ts'
import { runCommand, say } from '../progress.ts'
import { reseal } from '../secrets/reseal.ts'
import { readSettings, refuseBadSettings, type Settings } from '../settings.ts'

function countBackups(settings: Settings, sealedWith: string | undefined): number {
  if (settings.backupFolder === undefined || sealedWith === undefined) return 0
  return requireStore(settings).countSealedWith(backupKeyOf(sealedWith))
}

await runCommand(async () => {
  const settings = readSettings()
  refuseBadSettings(settings)
  const secret = findOwnSecret(settings)
  if (secret === undefined) throw new Error('SECRET is not set.')
  const secretPrevious = findPrevious(process.env)
  const database = await openDatabase(settings)
  try {
    await reseal(database.appUrl, { secret, secretPrevious }, (line) => say('reseal', line))
  } finally {
    await database.close()
  }
  const backups = countBackups(settings, secretPrevious)
  say('reseal', 'nothing is sealed with an earlier SECRET any more')
  say(
    'next',
    backups > 0
      ? `keep SECRET_PREVIOUS until the backups that it opens are gone, which are ${backups}`
      : 'take SECRET_PREVIOUS out of the settings',
  )
})
