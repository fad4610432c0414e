import process from 'node:process'
import { parseArgs } from 'node:util'
import { findSecret } from '../../src/server/config.ts'
import { backUp, embeddedSource, externalSource, type Source } from '../backup/back-up.ts'
import { follow, pruneAt } from '../backup/follow.ts'
import { requireStore } from '../backup/shipping.ts'
import type { BackupStore } from '../backup/store.ts'
import { openDatabase } from '../database/database.ts'
import { runCommand, say } from '../progress.ts'
import { onInterrupt } from '../server/interrupt.ts'
import { readSettings, type Settings } from '../settings.ts'

const KEPT_DAYS = 14

function urlToCopy({ databaseUrl, migrationUrl }: Settings): string | undefined {
  return databaseUrl && (process.env['BACKUP_DATABASE_URL'] || migrationUrl || databaseUrl)
}

async function backUpOnce(source: Source, store: BackupStore, keptDays: number) {
  const { id, files } = await backUp(source, store)
  say('backup', `${id}: ${files.length} files, sealed`)
  const pruned = pruneAt(new Date(), { store, keptDays })
  say('kept', `${keptDays} days; removed ${pruned.bases} backups, ${pruned.segments} segments`)
}

async function backUpEmbedded(settings: Settings, store: BackupStore, keptDays: number) {
  const { embedded, close } = await openDatabase(settings)
  try {
    if (!embedded) return
    const secret = findSecret({ ...process.env, SUFRA_EMBEDDED: '1' }, settings.dataFolder)
    await backUpOnce(embeddedSource(embedded, secret), store, keptDays)
  } finally {
    await close()
  }
}

await runCommand(async () => {
  const options = { follow: { type: 'boolean', default: false } } as const
  const { values } = parseArgs({ args: process.argv.slice(2), options })
  const settings = readSettings()
  const store = requireStore(settings)
  const keptDays = Number(process.env['BACKUP_KEEP_DAYS'] || KEPT_DAYS)
  const url = urlToCopy(settings)
  if (values.follow) {
    if (!url) throw new Error('--follow is for DATABASE_URL: npm start follows the embedded one.')
    const following = follow(url, { store, keptDays, log: (line) => say('backup', line) })
    onInterrupt(following.stop)
    await new Promise(() => setInterval(() => undefined, 60_000))
  }
  await (url
    ? backUpOnce(externalSource(url), store, keptDays)
    : backUpEmbedded(settings, store, keptDays))
})
