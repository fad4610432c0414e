import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type Database } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'
import { openKitchen } from '../../tests/races/kitchens.ts'
import { settleRacer, settleRacers } from '../../tests/races/people.ts'
import { withProduct, type RunningProduct } from '../suites/journeys.ts'
import { runCommand, say } from '../progress.ts'
import { countUnfinished, findBreaches, findLost, type Finding } from './kill-subscribe/check.ts'
import { runClient, type ClientRecord } from './kill-subscribe/client.ts'

const CLIENTS = 16
const KITCHENS = 24
const killsInAll = Number(process.env['KILLS'] ?? 60)
const unfinishedForMs = 240_000

async function isAnswering(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(1000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** Kills the one and the other by turns, each after a second in which the product answered. */
async function killByTurns({ address, databasePid, serverPid }: RunningProduct) {
  const kills = { database: 0, server: 0 }
  let worstMs = 0
  for (let turn = 0; turn < killsInAll; turn += 1) {
    await sleep(1000)
    const victim = turn % 2 === 0 ? 'database' : 'server'
    const pid = victim === 'database' ? databasePid() : serverPid()
    if (pid) process.kill(pid, 'SIGKILL')
    kills[victim] += 1
    const since = performance.now()
    while (!(await isAnswering(address))) await sleep(20)
    worstMs = Math.max(worstMs, performance.now() - since)
  }
  say('kills', `${kills.database} of the database, ${kills.server} of the server`)
  say('back', `by itself each time, after at most ${Math.round(worstMs)} ms`)
}

async function settleJobs(db: Database) {
  const since = performance.now()
  let unfinished = await countUnfinished(db)
  while (Object.values(unfinished).some((count) => count > 0)) {
    if (performance.now() - since > unfinishedForMs) {
      throw new Error(`Jobs never finished: ${JSON.stringify(unfinished)}`)
    }
    await sleep(500)
    unfinished = await countUnfinished(db)
  }
  say('jobs', `all done ${((performance.now() - since) / 1000).toFixed(1)} s after the last kill`)
}

function tell(records: readonly ClientRecord[]) {
  const sum = (of: (record: ClientRecord) => number) =>
    records.reduce((total, record) => total + of(record), 0)
  const acknowledged = records.flatMap((record) => record.acknowledged)
  const confirmed = acknowledged.filter(({ isConfirmed }) => isConfirmed).length
  const cancelled = acknowledged.filter(({ isCancelled }) => isCancelled).length
  say('orders', `${acknowledged.length} acknowledged, ${confirmed} paid, ${cancelled} cancelled`)
  say(
    'clients',
    `${CLIENTS}; ${sum((r) => r.retries)} repetitions, ${sum((r) => r.replays)} of them replayed`,
  )
  const refusals = records.flatMap((record) => [...record.refusals])
  const codes = [...new Set(refusals.map(([code]) => code))]
  for (const code of codes) {
    const count = refusals.reduce((total, [other, n]) => total + (other === code ? n : 0), 0)
    say('refused', `${count} with ${code}`)
  }
  return acknowledged
}

/** The demo customer's history is seeded without the traces of an order; it is not ours to judge. */
const subtract = (after: readonly Finding[], before: readonly Finding[]): Finding[] =>
  after.filter(({ what, count }) => before.find((known) => known.what === what)?.count !== count)

async function prove(product: RunningProduct) {
  const { db, close } = openDatabase(product.databaseUrl, createLog('silent'))
  try {
    const before = await findBreaches(db)
    const customers = await settleRacers(db, CLIENTS)
    const admin = await settleRacer(db, '+971569999999', 'admin')
    const kitchens: number[] = []
    for (let number = 0; number < KITCHENS; number += 1) {
      kitchens.push(await openKitchen(db, number, number % 4 === 0 ? 30 : 5000))
    }
    let isOver = false
    const port = Number(new URL(product.address).port)
    const world = { port, db, kitchens, admin, isOver: () => isOver }
    const clients = customers.map((customer, number) => runClient(world, customer, number))
    await killByTurns(product)
    isOver = true
    const records = await Promise.all(clients)
    const acknowledged = tell(records)
    await settleJobs(db)
    const faults = records.flatMap((record) => record.faults)
    const ids = customers.map(({ id }) => id)
    const breaches = subtract(await findBreaches(db), before)
    const findings = [...(await findLost(db, acknowledged, ids)), ...breaches]
    for (const { what, count } of findings) say('BREACH', `${count} ${what}`)
    for (const fault of new Set(faults)) say('FAULT', fault)
    if (findings.length + faults.length > 0) throw new Error('The books are not whole')
    say('books', 'whole: nothing lost, doubled or orphaned, the ledger sums to zero')
  } finally {
    await close()
  }
}

await runCommand(() => withProduct(prove, { isDurable: true }))
