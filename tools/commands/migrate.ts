import { applyMigrations, openDatabase } from '../database/database.ts'
import { runCommand } from '../progress.ts'
import { readSettings } from '../settings.ts'

await runCommand(async () => {
  const database = await openDatabase(readSettings())
  try {
    await applyMigrations(database.ownerUrl, database.appUrl)
  } finally {
    await database.close()
  }
})
