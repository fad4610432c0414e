import { applyMigrations, applySeeds, openDatabase } from '../database/database.ts'
import { runCommand } from '../progress.ts'
import { readSettings } from '../settings.ts'

await runCommand(async () => {
  const settings = readSettings()
  const database = await openDatabase(settings)
  try {
    await applyMigrations(database, settings)
    await applySeeds(database.appUrl, settings)
  } finally {
    await database.close()
  }
})
