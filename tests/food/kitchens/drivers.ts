import {
  assignRuns,
  createDriver,
  deliverStop,
  getRuns,
} from '../../../src/features/kitchen-board/runs-contract.ts'
import type { Day } from '../../../src/shared/dates.ts'
import type { MealTime } from '../../../src/shared/food/food.ts'
import { closeStop, type Outcome } from '../book.ts'
import type { UnderWay } from './meals.ts'
import type { World } from '../world.ts'

/** Drops that are brought out of reach of a network get a driver, whose phone holds the codes. */
export async function sendUnheard(
  world: World,
  begun: readonly UnderWay[],
  { day, mealTime }: { day: Day; mealTime: MealTime },
): Promise<void> {
  for (const [kitchenId, kitchen] of world.kitchens) {
    const ticketIds = unheardOf(begun)
      .filter((one) => one.kitchenId === kitchenId)
      .map(({ ticket }) => ticket.id)
    if (ticketIds.length === 0) continue
    const { drivers } = await kitchen.call(getRuns, { day })
    const driver = drivers[0] ?? (await kitchen.call(createDriver, driverOf(kitchenId)))
    await kitchen.call(assignRuns, { day, mealTime, runs: [{ driverId: driver.id, ticketIds }] })
  }
}

const driverOf = (kitchenId: number) => ({ name: 'Yusuf', phone: `+97150777000${kitchenId}` })

const unheardOf = (begun: readonly UnderWay[]) => begun.filter(({ way }) => way === 'unheard')

/** The phones have a network again, and tell what was handed over at an instant before. */
export async function reportUnheard(
  world: World,
  begun: readonly UnderWay[],
  at: Date,
): Promise<void> {
  for (const { ticket, kitchen } of unheardOf(begun)) {
    const { windows } = await kitchen.call(getRuns, { day: dayOfStop(world, ticket.id) })
    const run = windows
      .flatMap(({ runs }) => runs)
      .find(({ stops }) => stops.some(({ id }) => id === ticket.id))
    const outcome = await keepMoney(world, ticket.id)
    await world.test.browser().call(deliverStop, {
      token: run?.link.split('/').at(-1) ?? '',
      ticketId: ticket.id,
      version: ticket.version,
      code: await codeOf(world, ticket.id),
      at: at.toISOString(),
    })
    closeStop(world.book, ticket.id, outcome)
  }
}

/** Money that has left by then is not asked back: the customer keeps it, and Sufra bears it. */
async function keepMoney({ test, book }: World, id: number): Promise<Outcome> {
  const stop = book.stops.get(id)
  const { isPaid, areExtrasBack } = await test.app.db
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('drop_refunds')
            .select('ticket_id')
            .where('ticket_id', '=', id)
            .where('settled_at', 'is not', null),
        )
        .as('isPaid'),
      eb
        .exists(
          eb
            .selectFrom('refunds as r')
            .innerJoin('payments as p', 'p.id', 'r.payment_id')
            .select('r.id')
            .where('p.purpose', '=', 'extras')
            .where('p.subject_id', '=', stop?.dayId ?? 0),
        )
        .as('areExtrasBack'),
    ])
    .executeTakeFirstOrThrow()
  if (stop) stop.areExtrasBack = Boolean(areExtrasBack)
  return isPaid ? 'lost' : 'came'
}

const dayOfStop = ({ book }: World, id: number): Day => {
  const stop = book.stops.get(id)
  if (!stop) throw new Error(`Nobody knows of stop ${id}`)
  return stop.day
}

/** Four digits that the customer said at the door. */
async function codeOf({ test }: World, ticketId: number): Promise<string> {
  const { code } = await test.app.db
    .selectFrom('kitchen_tickets')
    .select('handover_code as code')
    .where('id', '=', ticketId)
    .executeTakeFirstOrThrow()
  return code
}
