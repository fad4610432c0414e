import { applyMigrations, applySeeds } from '../database/contents.ts'
import { openDatabase } from '../database/database.ts'
import { refuseWrongSecret } from '../database/secret.ts'
import { runCommand, step } from '../progress.ts'
import { readSettings, refuseBadSettings } from '../settings.ts'

const isLarge = process.argv.includes('large')

await runCommand(async () => {
  const settings = readSettings()
  refuseBadSettings(settings)
  if (isLarge && !settings.isDemo) throw new Error('A large catalogue is for the demo alone.')
  const database = await openDatabase(settings)
  try {
    if (settings.isDemo) await refuseWrongSecret(database.appUrl, settings)
    await applyMigrations(database, settings)
    await applySeeds(database.appUrl, settings)
    if (isLarge) await addLargeCatalogue(database.appUrl)
  } finally {
    await database.close()
  }
})

/** Not every installation has the bench's files. */
async function addLargeCatalogue(url: string): Promise<void> {
  const { addLargeTo } = await import('../../bench/catalogue/lay.ts')
  await step(
    'large catalogue',
    () => addLargeTo(url),
    (isNew) => (isNew ? '5,000 kitchens are there' : 'was there'),
  )
}
