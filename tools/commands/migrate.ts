import { applyMigrations } from '../database/contents.ts'
import { openDatabase } from '../database/database.ts'
import { runCommand, say } from '../progress.ts'
import { readSettings } from '../settings.ts'

await runCommand(async () => {
  const settings = readSettings()
  const database = await openDatabase(settings)
  try {
    const applied = await applyMigrations(database, settings)
    if (applied.length === 0) say('migrations', 'nothing new')
  } finally {
    await database.close()
  }
})
