import { applyMigrations, applySeeds } from '../database/contents.ts'
import { openDatabase } from '../database/database.ts'
import { refuseWrongSecret } from '../database/secret.ts'
import { runCommand } from '../progress.ts'
import { readSettings, refuseBadSettings } from '../settings.ts'

await runCommand(async () => {
  const settings = readSettings()
  refuseBadSettings(settings)
  const database = await openDatabase(settings)
  try {
    if (settings.isDemo) await refuseWrongSecret(database.appUrl, settings)
    await applyMigrations(database, settings)
    await applySeeds(database.appUrl, settings)
  } finally {
    await database.close()
  }
})
