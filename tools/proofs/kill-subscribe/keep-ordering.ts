import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type Database } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'
import { openKitchen } from '../../../tests/races/kitchens.ts'
import { settleContender, settleContenders } from '../../../tests/races/people.ts'
import type { RaceRequest, RaceResult } from '../../../tests/races/requests.ts'
import { say } from '../../progress.ts'
import { countUnfinished, findBreaches, findLost, type Finding } from './check.ts'
import { runClient, type ClientRecord } from './client.ts'

const KITCHENS = 24
const PEOPLE_OF_A_ROUND = 1000
const UNFINISHED_MAX_MS = 240_000

interface Ordering {
  clients: number
  send: (request: RaceRequest) => Promise<RaceResult>
  /** People and kitchens of their own for a further time on the same database. */
  round?: number
}

/**
 * Has clients order, pay and cancel without a pause while `trouble` happens. Then the jobs finish, and
 * what the clients were answered is compared with what is there.
 * @throws Error where something was lost, doubled or left half done
 */
export async function keepOrdering(
  databaseUrl: string,
  { clients, send, round = 0 }: Ordering,
  trouble: () => Promise<void>,
): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, createLog('silent'))
  try {
    const before = await findBreaches(db)
    const customers = await settleContenders(db, clients, round * PEOPLE_OF_A_ROUND)
    const admin = await settleContender(db, `+97156999999${9 - round}`, 'admin')
    const kitchens: number[] = []
    for (let number = 0; number < KITCHENS; number += 1) {
      kitchens.push(await openKitchen(db, round * KITCHENS + number, number % 4 === 0 ? 30 : 5000))
    }
    let isOver = false
    const world = { send, db, kitchens, admin, isOver: () => isOver }
    const running = customers.map((customer, number) => runClient(world, customer, number))
    await trouble().finally(() => (isOver = true))
    const records = await Promise.all(running)
    const acknowledged = report(records)
    await settleJobs(db)
    const errors = records.flatMap((record) => record.errors)
    const ids = customers.map(({ id }) => id)
    const breaches = subtract(await findBreaches(db), before)
    const findings = [...(await findLost(db, acknowledged, ids)), ...breaches]
    for (const { what, count } of findings) say('BREACH', `${count} ${what}`)
    for (const error of new Set(errors)) say('FAULT', error)
    if (findings.length + errors.length > 0) throw new Error('The books are not whole')
    say('books', 'whole: nothing lost, doubled or orphaned, the ledger sums to zero')
  } finally {
    await close()
  }
}

async function settleJobs(db: Database) {
  const since = performance.now()
  let unfinished = await countUnfinished(db)
  while (Object.values(unfinished).some((count) => count > 0)) {
    if (performance.now() - since > UNFINISHED_MAX_MS) {
      throw new Error(`Jobs never finished: ${JSON.stringify(unfinished)}`)
    }
    await sleep(500)
    unfinished = await countUnfinished(db)
  }
  say(
    'jobs',
    `all done ${((performance.now() - since) / 1000).toFixed(1)} s after the last trouble`,
  )
}

function report(records: readonly ClientRecord[]) {
  const sum = (of: (record: ClientRecord) => number) =>
    records.reduce((total, record) => total + of(record), 0)
  const acknowledged = records.flatMap((record) => record.acknowledged)
  const confirmed = acknowledged.filter(({ isConfirmed }) => isConfirmed).length
  const cancelled = acknowledged.filter(({ isCancelled }) => isCancelled).length
  say('orders', `${acknowledged.length} acknowledged, ${confirmed} paid, ${cancelled} cancelled`)
  say(
    'clients',
    `${records.length}; ${sum((r) => r.retries)} repetitions, ${sum((r) => r.replays)} of them replayed`,
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
