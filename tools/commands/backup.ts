import process from 'node:process'
import { backUp } from '../backup/back-up.ts'
import { requireStore } from '../backup/shipping.ts'
import { openDatabase } from '../database/database.ts'
import { findSecret } from '../../src/server/config.ts'
import { runCommand, say } from '../progress.ts'
import { readSettings } from '../settings.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 14

await runCommand(async () => {
  const settings = readSettings()
  if (settings.databaseUrl !== undefined) {
    throw new Error(
      'npm run backup is for the embedded database. Back up the one of DATABASE_URL with its own tools, as docs/operations.md says.',
    )
  }
  const store = requireStore(settings)
  const database = await openDatabase(settings)
  const { embedded } = database
  try {
    if (!embedded) return
    const { cluster } = embedded
    const secret = findSecret({ ...process.env, SUFRA_EMBEDDED: '1' }, settings.dataFolder)
    const { id, files } = await backUp({ ...cluster, url: embedded.url, secret }, store)
    say('backup', `${id}: ${files.length} files, sealed`)
    const keptDays = Number(process.env['BACKUP_KEEP_DAYS'] || KEPT_DAYS)
    const pruned = store.prune(new Date(Date.now() - keptDays * DAY_MS))
    say('kept', `${keptDays} days; removed ${pruned.bases} backups, ${pruned.segments} segments`)
  } finally {
    await database.close()
  }
})
