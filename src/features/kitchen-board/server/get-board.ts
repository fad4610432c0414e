import { addDays, type Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { OCCASIONS } from '#shared/food/occasions.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { freezeKitchenDay } from '#features/production/server/public.ts'
import { findOwnKitchen, type OwnKitchen } from '#features/restaurants/server/public.ts'
import { spanOf } from '#features/ramadan/rules.ts'
import type { getBoard as contract } from '../contract.ts'
import { countUnseenAmendments, findDayCapacity } from './board-store.ts'
import { countLeftOver } from './figures-read-model.ts'
import { presentTickets, type Ticket } from './present-ticket.ts'
import { listTickets } from './ticket-store.ts'

/** The board of a day; its sheet is made now where its cut-off has passed and no job has come yet. */
export async function getBoard(
  db: Database,
  who: Member,
  { day = who.today }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  return boardOf(db, await findOwnKitchen(db, who.id), who, day)
}

type BoardKitchen = Pick<OwnKitchen, 'id' | 'nameEn' | 'nameAr' | 'capacityPerDay'>

export async function boardOf(
  db: Database,
  kitchen: BoardKitchen,
  who: Member,
  day: Day,
): Promise<Output<typeof contract>> {
  const kitchenDay = { restaurantId: kitchen.id, day }
  const isFrozen = await freezeKitchenDay(db, kitchenDay, who.now)
  const rows = await listTickets(db, kitchenDay)
  const tickets = await presentTickets(db, rows, who.language)
  const dayBefore = addDays(day, -1)
  const live = tickets.filter(({ status }) => status !== 'cancelled')
  return {
    kitchen: { id: kitchen.id, name: who.language === 'ar' ? kitchen.nameAr : kitchen.nameEn },
    day,
    today: who.today,
    now: who.now.toISOString(),
    isFrozen,
    capacity: (await findDayCapacity(db, kitchenDay)) ?? kitchen.capacityPerDay,
    windows: windowsOf(live),
    totals: totalsOf(live),
    unseenAmendments: await countUnseenAmendments(db, kitchenDay),
    dayBefore: {
      day: dayBefore,
      ...(await countLeftOver(db, { ...kitchenDay, day: dayBefore }, who.now)),
    },
    tickets,
  }
}

const windowsOf = (tickets: readonly Ticket[]) =>
  OCCASIONS.flatMap((mealTime) => {
    const ofWindow = tickets.filter((ticket) => ticket.mealTime === mealTime)
    const meals = ofWindow.reduce((sum, ticket) => sum + ticket.meals, 0)
    if (ofWindow.length === 0) return []
    return [{ mealTime, ...spanOf(ofWindow.map(({ window }) => window)), meals }]
  })

function totalsOf(tickets: readonly Ticket[]) {
  const byDish = Map.groupBy(
    tickets.flatMap(({ lines }) => lines),
    ({ dishId }) => dishId,
  )
  return [...byDish]
    .map(([dishId, lines]) => ({
      dishId,
      name: lines[0]?.name ?? '',
      quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    }))
    .toSorted((a, b) => b.quantity - a.quantity || a.dishId - b.dishId)
}
