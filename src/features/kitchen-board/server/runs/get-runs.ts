import type { Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { OCCASIONS } from '#shared/food/occasions.ts'
import type { Language } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import { nameForPartner } from '#server/person-name.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { ticketCode } from '#features/production/rules.ts'
import { addressLineOf, areaOf, freezeKitchenDay } from '#features/production/server/public.ts'
import { findOwnKitchen, type OwnKitchen } from '#features/restaurants/server/public.ts'
import { spanOf } from '#features/ramadan/rules.ts'
import type { getRuns as contract } from '../../runs-contract.ts'
import { listLines, listTickets, type TicketRow } from '../ticket-store.ts'
import { linkOf, type RunSettings } from './link.ts'
import { listDrivers, listRuns } from './run-store.ts'

type RunPlan = Output<typeof contract>
type Stop = RunPlan['windows'][number]['unassigned'][number]

/** Drivers, runs and what no one drives yet, window by window in the order of the route. */
export const getRuns =
  (settings: RunSettings) =>
  async (
    db: Database,
    who: Member,
    { day = who.today }: Input<typeof contract>,
  ): Promise<RunPlan> => {
    const kitchen = await findOwnKitchen(db, who.id)
    const isFrozen = await freezeKitchenDay(db, { restaurantId: kitchen.id, day }, who.now)
    return presentRuns(db, who, kitchen, { day, isFrozen, settings })
  }

export async function presentRuns(
  db: Database,
  { today, language }: Pick<Member, 'today' | 'language'>,
  kitchen: OwnKitchen,
  { day, isFrozen, settings }: { day: Day; isFrozen: boolean; settings: RunSettings },
): Promise<RunPlan> {
  const kitchenDay = { restaurantId: kitchen.id, day }
  const drivers = await listDrivers(db, kitchen.id)
  const runs = await listRuns(db, kitchenDay)
  const tickets = (await listTickets(db, kitchenDay)).filter(({ status }) => status !== 'cancelled')
  const meals = await countMeals(db, tickets)
  const stop = (row: TicketRow) => presentStop(row, meals.get(row.id) ?? 0, language)
  return {
    day,
    today,
    isFrozen,
    kitchen: { id: kitchen.id, name: language === 'ar' ? kitchen.nameAr : kitchen.nameEn },
    drivers,
    windows: OCCASIONS.flatMap((mealTime) => {
      const ofWindow = tickets.filter((ticket) => ticket.mealTime === mealTime)
      if (ofWindow.length === 0) return []
      return [
        {
          mealTime,
          ...spanOf(ofWindow.map(({ windowFrom: from, windowTo: to }) => ({ from, to }))),
          unassigned: ofWindow.filter(({ runId }) => runId === null).map(stop),
          runs: runs
            .filter((run) => run.mealTime === mealTime)
            .map((run) => ({
              id: run.id,
              driver: run.driver,
              link: linkOf(run.linkNonce, settings),
              startedAt: run.startedAt?.toISOString() ?? null,
              finishedAt: run.finishedAt?.toISOString() ?? null,
              stops: ofWindow.filter(({ runId }) => runId === run.id).map(stop),
            }))
            .filter(({ stops }) => stops.length > 0),
        },
      ]
    }),
  }
}

async function countMeals(
  db: Database,
  tickets: readonly TicketRow[],
): Promise<Map<number, number>> {
  const lines = await listLines(
    db,
    tickets.map(({ id }) => id),
  )
  const counts = new Map<number, number>()
  for (const { ticketId, quantity } of lines) {
    counts.set(ticketId, (counts.get(ticketId) ?? 0) + quantity)
  }
  return counts
}

const presentStop = (row: TicketRow, meals: number, language: Language): Stop => ({
  id: row.id,
  label: ticketCode(row.number),
  number: row.number,
  status: row.status,
  area: areaOf(row, language),
  place: addressLineOf(row.address, language),
  customerName: nameForPartner({ name: row.customerName, phone: row.phone }, language),
  meals,
})
