import { addDays, dayOf, type Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'
import { job } from '#server/jobs/jobs.ts'
import { findFirstDay, insertCheck, insertSeal, listSeals, readSeal } from './audit-store.ts'

const NO_SEAL: Buffer = Buffer.alloc(0)
/** What was begun before midnight is committed by then. */
const SETTLE_MINUTES = 15

/** Seals all days that are over, one after the other. */
export async function sealAudit(db: Database, now: Date): Promise<void> {
  const seals = await listSeals(db)
  const last = seals.at(-1)
  const next = last ? addDays(last.day, 1) : await findFirstDay(db)
  const today = dayOf(new Date(now.getTime() - SETTLE_MINUTES * 60_000))
  let before: Buffer = last?.seal ?? NO_SEAL
  for (let day = next; day !== undefined && day < today; day = addDays(day, 1)) {
    const made = await readSeal(db, day, before)
    await insertSeal(db, day, made, now)
    before = made.seal
  }
}

/** The first day whose entries are no longer those that were sealed. */
export async function findBrokenDay(db: Database): Promise<Day | undefined> {
  let before: Buffer = NO_SEAL
  for (const { day, seal } of await listSeals(db)) {
    const found = await readSeal(db, day, before)
    if (!found.seal.equals(seal)) return day
    before = seal
  }
  return undefined
}

/** Every night: yesterday is sealed, all seals are looked at, and what was found is kept. */
export const sealAuditJob = job({
  name: 'seal-audit',
  cron: '30 20 * * *',
  run: async ({ db, clock, log }) => {
    await sealAudit(db, clock.now())
    const broken = await findBrokenDay(db)
    const days = (await listSeals(db)).length
    await insertCheck(db, days, broken ?? null, clock.now())
    if (broken) log.error({ day: broken }, 'the audit trail of a day does not fit its seal')
  },
})
