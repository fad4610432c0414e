import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { refuseStale, versionOf, type RecordFields } from '#server/http/version.ts'
import type { getRamadan as listContract, shiftRamadan as contract } from '../contract.ts'
import {
  calendarRamadan,
  isLunarMonth,
  nextRamadan,
  shiftRamadan as moved,
  type Season,
  type Shift,
} from '../rules.ts'
import { countOn, listShiftRows, listShifts, lockShift, saveShift } from './store.ts'

type Shiftable = Output<typeof listContract>[number]

/** This Ramadan and the next. */
export async function getRamadan(db: Database, who: Member): Promise<Shiftable[]> {
  const shifts = await listShifts(db)
  return Promise.all(openYears(who.today, shifts).map((year) => present(db, year, shifts, who)))
}

/** An admin moves a Ramadan by a day, as the moon was seen; tickets that were frozen keep theirs. */
export async function shiftRamadan(
  tx: Transaction,
  who: Member,
  { hijriYear, startShift, endShift }: Input<typeof contract>,
): Promise<Shiftable> {
  const before = await lockShift(tx, hijriYear)
  if (!openYears(who.today, await listShifts(tx)).includes(hijriYear)) {
    throw new Refusal('ramadan_not_open', 409, { fields: ['hijriYear'] })
  }
  refuseStale(who, { startShift, endShift }, shiftFields(before))
  const shift = { hijriYear, start: startShift, end: endShift }
  if (!isLunarMonth(moved(calendarRamadan(hijriYear, who.today), shift))) {
    throw new Refusal('ramadan_length', 422, { fields: ['startShift', 'endShift'] })
  }
  if (before.start !== startShift || before.end !== endShift) {
    await saveShift(tx, shift, who)
    await writeAudit(tx, who, {
      action: 'shift-ramadan',
      object: 'ramadan',
      objectId: String(hijriYear),
      before: { startShift: before.start, endShift: before.end },
      after: { startShift, endShift },
    })
  }
  return present(tx, hijriYear, await listShifts(tx), who)
}

/** As the form has it. */
const shiftFields = (shift: Omit<Shift, 'hijriYear'> | undefined): RecordFields => ({
  startShift: shift?.start ?? 0,
  endShift: shift?.end ?? 0,
})

const openYears = (today: string, shifts: readonly Shift[]): number[] => {
  const { hijriYear } = nextRamadan(today, shifts)
  return [hijriYear, hijriYear + 1]
}

async function present(
  db: Database,
  hijriYear: number,
  shifts: readonly Shift[],
  { today }: Member,
): Promise<Shiftable> {
  const calendar: Season = calendarRamadan(hijriYear, today)
  const shift = shifts.find((one) => one.hijriYear === hijriYear)
  const row = (await listShiftRows(db)).find((one) => one.hijriYear === hijriYear)
  const { from, to } = moved(calendar, shift)
  return {
    hijriYear,
    calendarFrom: calendar.from,
    calendarTo: calendar.to,
    startShift: shift?.start ?? 0,
    endShift: shift?.end ?? 0,
    from,
    to,
    changedBy: row?.changedBy ?? null,
    changedAt: row?.changedAt.toISOString() ?? null,
    subscriptions: await countOn(db, from < today ? today : from),
    version: versionOf(shiftFields(shift)),
  }
}
