import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { send } from '../../tests/races/requests.ts'
import { backUp, embeddedSource } from '../backup/back-up.ts'
import { restore } from '../backup/restore.ts'
import { requireStore, startShipping } from '../backup/shipping.ts'
import type { BackupStore } from '../backup/store.ts'
import { launchPostgres } from '../postgres/launch.ts'
import { runCommand, say, step } from '../progress.ts'
import { withProduct, type RunningProduct } from '../suites/journeys.ts'
import { keepOrdering } from './kill-subscribe/keep-ordering.ts'

const CLIENTS = 8
const LOAD_MS = Number(process.env['LOAD_SECONDS'] ?? 20) * 1000
const RPO_MAX_MS = 60_000
const TABLES = [
  'subscriptions',
  'subscription_cycles',
  'subscription_receipts',
  'delivery_days',
  'payments',
  'invoices',
  'invoice_lines',
  'ledger_transactions',
  'ledger_entries',
  'audit_log',
]

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<Row>(text)
    if (!rows[0]) throw new Error(`No answer to: ${text}`)
    return rows[0]
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** What every table of money and orders holds, in one snapshot. */
const checksums = (url: string) =>
  ask<Record<string, string>>(
    url,
    `select ${TABLES.map(
      (table) =>
        `(select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '')
            from ${table} t) as ${table}`,
    ).join(', ')}, (select coalesce(sum(amount_fils), 0)::text from ledger_entries) as balance`,
  )

/** How long after a write its WAL is sealed away, with nothing else written. */
async function measureLoss(url: string, store: BackupStore): Promise<number> {
  const { name } = await ask<{ name: string }>(
    url,
    'select pg_walfile_name(pg_current_wal_lsn() - 1) as name',
  )
  const since = performance.now()
  while (!fs.existsSync(path.join(store.walFolder, name))) {
    if (performance.now() - since > RPO_MAX_MS) throw new Error(`${name} was not sealed in time`)
    await sleep(200)
  }
  return performance.now() - since
}

function startOrdering({ address, databaseUrl }: RunningProduct, trouble: () => Promise<void>) {
  const port = Number(new URL(address).port)
  return keepOrdering(
    databaseUrl,
    { clients: CLIENTS, send: (request) => send(port, request) },
    trouble,
  )
}

async function prove(product: RunningProduct, folder: string): Promise<void> {
  const { cluster, ownerUrl } = product
  const place = { backupFolder: path.join(folder, 'backups'), dataFolder: folder, databaseUrl: '' }
  const store = requireStore(place)
  const shipping = startShipping(cluster.archiveFolder, place, (line) => say('archive', line))
  await startOrdering(product, async () => {
    await sleep(LOAD_MS / 2)
    const { files } = await backUp(embeddedSource({ cluster, url: ownerUrl }, undefined), store)
    say('backup', `${files.length} files while customers order`)
    await sleep(LOAD_MS / 2)
  })
  const then = await checksums(ownerUrl)
  const { now: moment } = await ask<{ now: Date }>(ownerUrl, 'select clock_timestamp() as now')
  // A write after the moment, which must not come back.
  await ask(ownerUrl, `update payments set description_en = 'Too late' returning id`)
  const lossMs = await measureLoss(ownerUrl, store)
  say('archive', `the last write was sealed away ${(lossMs / 1000).toFixed(1)} s later`)
  process.kill(product.databasePid(), 'SIGKILL')
  await shipping.stop()

  const dataFolder = path.join(folder, 'restored')
  await step(
    'restore',
    () => restore(store, { dataFolder, to: moment }),
    () => `to ${moment.toISOString()}`,
  )
  const restored = await launchPostgres({ folder: path.join(dataFolder, 'postgres') })
  try {
    const back = await checksums(restored.url)
    const wrong = Object.keys(then).filter((name) => then[name] !== back[name])
    if (wrong.length > 0) throw new Error(`Not as they were: ${wrong.join(', ')}`)
    say('books', `${TABLES.length} tables as they were, the ledger sums to ${back['balance']}`)
  } finally {
    await restored.stop()
  }
}

await runCommand(async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-restore-'))
  fs.chmodSync(folder, 0o755)
  process.env['BACKUP_KEY'] = 'a-key-that-only-the-proof-of-restore-uses'
  try {
    await withProduct((product) => prove(product, folder), { isDurable: true, isArchived: true })
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
})
