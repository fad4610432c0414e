import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase, type Database } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'
import { applyMigrations } from '../database/contents.ts'
import { launchTemporary } from '../postgres/temporary.ts'
import { runCommand, say } from '../progress.ts'
import { openProvider, type Provider } from './outbox/provider.ts'

const WAITING = Number(process.env['MESSAGES'] ?? 10_000)
const KILLS = 3
const AFTER_KILLS = 1000
const HOUR_MS = 3_600_000
const OUTAGE_HOURS = 24
const CODE_WITHIN_MS = 3000
/** Calls that a killed process may have had on their way. */
const ON_THE_WAY = 60

interface Stage {
  db: Database
  url: string
  provider: Provider
  worker: ChildProcess
  aheadMs: number
}

const startWorker = ({ url, provider, aheadMs }: Omit<Stage, 'worker'>): ChildProcess =>
  fork(path.join(import.meta.dirname, 'outbox/worker.ts'), {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--import',
      path.join(import.meta.dirname, '../server/leash.mjs'),
    ],
    env: {
      ...process.env,
      DATABASE_URL: url,
      PROVIDER_URL: provider.address,
      AHEAD_MS: String(aheadMs),
    },
  })

/** So many messages to phones of their own, as a change of prices would queue them. */
async function queueMany({ db, aheadMs }: Stage, count: number, prefix: string): Promise<void> {
  const now = new Date(Date.now() + aheadMs)
  await sql`
    insert into messages (recipient, template, parameters, language, dedupe_key, created_at, next_try_at)
    select ${`+9715${prefix}`} || lpad(n::text, 6, '0'), 'second-factor-reset',
           '{"phone": "+97145550182"}', 'en', 'proof:' || ${prefix} || n, ${now}, ${now}
      from generate_series(1, ${count}::integer) n`.execute(db)
}

const phonesOf = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `9715${prefix}${String(index + 1).padStart(6, '0')}`)

async function countUnsent(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from messages where sent_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

let codes = 0

/** How long a code takes to be at the provider, whatever waits. */
async function timeCode({ db, aheadMs, provider }: Stage): Promise<number> {
  codes += 1
  const phone = `97159${String(codes).padStart(7, '0')}`
  const now = new Date(Date.now() + aheadMs)
  const since = performance.now()
  await sql`
    insert into messages (recipient, template, parameters, language, dedupe_key, created_at,
           next_try_at, expires_at)
    values (${`+${phone}`}, 'login-code', ${JSON.stringify({ challenge: 'AAAA', phone: `+${phone}` })},
            'en', ${`code:${codes}`}, ${now}, ${now}, ${new Date(now.getTime() + 300_000)})`.execute(
    db,
  )
  while (!provider.sent.has(phone)) {
    if (performance.now() - since > 60_000) throw new Error('A code never went out')
    await sleep(10)
  }
  return performance.now() - since
}

async function proveOutage(stage: Stage): Promise<void> {
  await queueMany(stage, WAITING, '01')
  const before = stage.provider.calls
  for (let hour = 0; hour < OUTAGE_HOURS * 2; hour += 1) {
    stage.aheadMs += HOUR_MS / 2
    stage.worker.send(stage.aheadMs)
    await sleep(250)
  }
  say('outage', `${OUTAGE_HOURS} hours, ${stage.provider.calls - before} calls to a dead provider`)
  stage.provider.isDown = false
  stage.aheadMs += 60_000
  stage.worker.send(stage.aheadMs)

  const since = performance.now()
  let slowestMs = 0
  while ((await countUnsent(stage.db)) > 0) {
    slowestMs = Math.max(slowestMs, await timeCode(stage))
    await sleep(1000)
  }
  const seconds = (performance.now() - since) / 1000
  const sent = phonesOf('01', WAITING).map((phone) => stage.provider.sent.get(phone)?.times ?? 0)
  const lost = sent.filter((times) => times === 0).length
  const twice = sent.filter((times) => times > 1).length
  say('sent', `${WAITING} in ${seconds.toFixed(0)} s; ${lost} lost, ${twice} twice`)
  say('codes', `${codes} in front of them, the slowest after ${Math.round(slowestMs)} ms`)
  if (lost + twice > 0) throw new Error(`${lost} messages were lost and ${twice} sent twice`)
  if (slowestMs > CODE_WITHIN_MS) throw new Error('A code came too late')
}

async function proveKills(stage: Stage): Promise<void> {
  await queueMany(stage, AFTER_KILLS, '02')
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(2500)
    const gone = once(stage.worker, 'exit')
    stage.worker.kill('SIGKILL')
    await gone
    stage.worker = startWorker(stage)
  }
  while ((await countUnsent(stage.db)) > 0) await sleep(500)
  const sent = phonesOf('02', AFTER_KILLS).map(
    (phone) => stage.provider.sent.get(phone)?.times ?? 0,
  )
  const lost = sent.filter((times) => times === 0).length
  const twice = sent.filter((times) => times > 1).length
  say('kills', `${KILLS} of the process while it sent ${AFTER_KILLS}: ${lost} lost, ${twice} twice`)
  if (lost > 0) throw new Error(`${lost} messages were lost`)
  if (twice > KILLS * ON_THE_WAY) throw new Error('More was sent twice than was on its way')
}

async function prove(): Promise<void> {
  const { database, stop } = await launchTemporary()
  const provider = await openProvider()
  try {
    const urls = { ownerUrl: database.url, appUrl: database.appUrl }
    await applyMigrations(urls, { hasDemoClock: false })
    const handle = openDatabase(database.appUrl, createLog('silent'), { maxConnections: 2 })
    const ground = { db: handle.db, url: database.appUrl, provider, aheadMs: 0 }
    const stage: Stage = { ...ground, worker: startWorker(ground) }
    try {
      await proveOutage(stage)
      await proveKills(stage)
    } finally {
      stage.worker.kill('SIGKILL')
      await handle.close()
    }
  } finally {
    provider.close()
    await stop()
  }
}

await runCommand(prove)
