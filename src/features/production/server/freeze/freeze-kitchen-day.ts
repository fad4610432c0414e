import { randomInt } from 'node:crypto'
import type { Day } from '#shared/dates.ts'
import { EMIRATE_CENTRES, type Emirate } from '#shared/place/emirates.ts'
import { MEAL_TIMES, type MealTime } from '#shared/food/food.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import { publishEvent } from '#server/events/publish.ts'
import { closeDueDays } from '#features/meals/server/public.ts'
import { windowOfStop, type MealWindow, type RamadanTable } from '#features/ramadan/rules.ts'
import { ramadanTables } from '#features/ramadan/server/public.ts'
import { cutoffOf } from '#features/restaurants/rules.ts'
import {
  findKitchen,
  freezeDay,
  type KitchenDay,
  lockKitchenDay,
} from '#features/restaurants/server/public.ts'
import { toTicketAddress } from '../../address.ts'
import { inRouteOrder, type Stop } from '../../route.ts'
import { firstNameOf, firstStatusOf, inOrder } from '../../rules.ts'
import {
  findDueState,
  hasPlannedDays,
  lockDeliveries,
  insertTickets,
  listChosenMeals,
  listDeliveries,
  listTableFacts,
  type DeliveryRow,
  type NewTicket,
  type TableFacts,
} from './freeze-store.ts'

/** A day may be planned again between closing and freezing, but never often. */
const ROUNDS = 5

/**
 * Makes the production sheet of a kitchen's day, exactly once and not before its cut-off: closes
 * what is still planned, then writes the tickets while no one can add to the day. May be called
 * twice, late, or by two processes at once; says whether the day is frozen.
 */
export async function freezeKitchenDay(
  db: Database,
  wanted: KitchenDay,
  now: Date,
): Promise<boolean> {
  const state = await findDueState(db, wanted)
  if (!state) return false
  if (state.frozenAt !== null) return true
  if (cutoffOf(wanted.day, state) > now || (state.lastCutoffAt ?? now) > now) return false
  if (Number(state.deliveries) === 0) return false

  for (let round = 0; round < ROUNDS; round += 1) {
    await closeDueDays(db, wanted, now)
    const outcome = await inTransaction(db, (tx) => writeSheet(tx, wanted, now))
    if (outcome) return true
  }
  return false
}

async function writeSheet(tx: Transaction, wanted: KitchenDay, now: Date): Promise<boolean> {
  await lockDeliveries(tx, wanted)
  if ((await lockKitchenDay(tx, wanted)) !== null) return true
  if (await hasPlannedDays(tx, wanted)) return false
  const tickets = await planTickets(tx, wanted)
  await insertTickets(tx, wanted, tickets, now)
  await freezeDay(tx, wanted, now)
  await publishEvent(
    tx,
    {
      channel: `kitchen:${wanted.restaurantId}`,
      kind: 'sheet-frozen',
      data: { day: wanted.day },
    },
    now,
  )
  return true
}

async function planTickets(tx: Transaction, wanted: KitchenDay): Promise<NewTicket[]> {
  const deliveries = await listDeliveries(tx, wanted)
  const meals = Map.groupBy(await listChosenMeals(tx, wanted), ({ deliveryDayId }) => deliveryDayId)
  const tables = await listTableFacts(tx, [...new Set(deliveries.map((one) => one.customerId))])
  const subscriptionIds = deliveries.map(({ subscriptionId }) => subscriptionId)
  const ramadan = await ramadanTables(tx, subscriptionIds, wanted.day, wanted.day)
  const tickets = deliveries.flatMap((delivery) => {
    const chosen = meals.get(delivery.id) ?? []
    return MEAL_TIMES.flatMap((mealTime) => {
      const lines = chosen.filter((line) => line.mealTime === mealTime)
      if (lines.length === 0) return []
      const window = windowOf(delivery, mealTime, wanted.day, ramadan)
      return [ticketOf(delivery, window, lines, tables.get(delivery.customerId))]
    })
  })
  const kitchen = await findKitchen(tx, wanted.restaurantId)
  if (!kitchen) throw new Error(`No kitchen ${wanted.restaurantId}`)
  return inRouteOrder(tickets.map(stopOf), kitchen).map(({ ticket }, index) => ({
    ...ticket,
    number: index + 1,
  }))
}

type UnnumberedTicket = Omit<NewTicket, 'number'>

/** As what a meal comes, and when: in Ramadan around dawn and sunset of its emirate. */
function windowOf(
  delivery: DeliveryRow,
  mealTime: MealTime,
  day: Day,
  tables: ReadonlyMap<number, RamadanTable>,
): MealWindow {
  const table = tables.get(delivery.subscriptionId)
  return windowOfStop({
    mealTime,
    day,
    emirate: toTicketAddress(delivery.address).city as Emirate,
    kitchen: delivery,
    ramadan: table && { ...table, mealTimes: delivery.mealTimes as MealTime[] },
  })
}

function ticketOf(
  delivery: DeliveryRow,
  { mealTime, occasion, from, to }: MealWindow,
  lines: UnnumberedTicket['lines'],
  table: TableFacts = { portion: 'regular', allergens: [] },
): UnnumberedTicket {
  return {
    delivery,
    mealTime,
    occasion,
    windowFrom: from,
    windowTo: to,
    customerName: firstNameOf(delivery.customerName),
    address: toTicketAddress(delivery.address),
    allergens: inOrder(table.allergens),
    portion: table.portion,
    handoverCode: String(randomInt(10_000)).padStart(4, '0'),
    status: firstStatusOf(delivery.status),
    lines,
  }
}

const stopOf = (ticket: UnnumberedTicket): Stop & { ticket: UnnumberedTicket } => {
  const { windowFrom, address, delivery } = ticket
  const { latitude, longitude } = delivery
  return {
    windowFrom,
    area: `${address.city}/${address.area}`,
    point:
      latitude === null || longitude === null
        ? EMIRATE_CENTRES[address.city as Emirate]
        : { latitude, longitude },
    building: address.building ?? address.line1,
    flat: address.flat ?? '',
    id: delivery.id,
    ticket,
  }
}
