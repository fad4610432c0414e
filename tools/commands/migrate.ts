import { applyMigrations, openDatabase } from '../database.ts'
import { readSettings } from '../settings.ts'

const database = await openDatabase(readSettings())
try {
  await applyMigrations(database.url)
} finally {
  await database.close()
}
