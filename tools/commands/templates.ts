import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { keepSubmissions, type Submission } from '../../src/features/messages/server/public.ts'
import { inTransaction, openDatabase as openPool } from '../../src/server/database/database.ts'
import { createLog } from '../../src/server/log.ts'
import { openDatabase } from '../database/database.ts'
import { runTemplates } from '../messages/templates.ts'
import { runCommand, say } from '../progress.ts'
import { readSettings } from '../settings.ts'

await runCommand(async () => {
  const { host, port } = readSettings()
  const isDone = await runTemplates({
    env: process.env,
    localUrl: `http://${host}:${port}`,
    isForMeta: process.argv.includes('--submit'),
    print: (text) => void process.stdout.write(text),
    say,
    keep,
  })
  if (!isDone) process.exitCode = 1
})

/** For the shop's checklist and its list of templates with a problem, where the shop was started here. */
async function keep(submissions: readonly Submission[], since: Date): Promise<void> {
  const settings = readSettings()
  const hasShop = settings.databaseUrl || fs.existsSync(path.join(settings.dataFolder, 'postgres'))
  if (!hasShop) return
  const database = await openDatabase(settings)
  const pool = openPool(database.appUrl, createLog('silent'), { maxConnections: 1 })
  try {
    await inTransaction(pool.db, (tx) => keepSubmissions(tx, submissions, since))
  } finally {
    await pool.close()
    await database.close()
  }
}
