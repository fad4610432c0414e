import { instantAt, type Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import { dayStatusOf, type TicketStatus } from '#features/kitchen-board/rules.ts'

const MINUTE_MS = 60_000
const WAY: readonly TicketStatus[] = ['due', 'preparing', 'ready', 'out', 'delivered']
const MINUTES_A_STEP = 14
/** Now and then the traffic wins. */
const LATE_EVERY = 23
const MINUTES_LATE = 9

interface Ticket {
  id: number
  number: number
  status: string
  deliveryDayId: number | null
  windowFrom: string
  windowTo: string
}

/** How far a kitchen in good order has come with a drop by now: it follows the route. */
function statusBy(
  { number, windowFrom, windowTo }: Ticket,
  tickets: readonly Ticket[],
  day: Day,
  now: Date,
): TicketStatus {
  const opens = instantAt(day, windowFrom).getTime()
  const closes = instantAt(day, windowTo).getTime()
  const share = (now.getTime() - opens) / (closes - opens)
  const ofWindow = tickets.filter((one) => one.windowFrom === windowFrom)
  const before = ofWindow.filter((one) => one.number < number).length
  const own = (0.7 * before) / ofWindow.length
  if (share >= 1 || share > own + 0.3) return 'delivered'
  if (share >= own) return 'out'
  if (share >= own - 0.3) return 'ready'
  return share >= own - 0.6 ? 'preparing' : 'due'
}

interface KitchenDay {
  restaurantId: number
  day: Day
  /** A delivery of which nothing is made. */
  unmade?: { id: number } | undefined
}

/** Brings the tickets of a day to where they would be at this hour, with the steps that led there. */
export async function advanceTickets(
  tx: Transaction,
  { restaurantId, day, unmade }: KitchenDay,
  now: Date,
): Promise<void> {
  const { owner_id: userId } = await tx
    .selectFrom('restaurants')
    .select('owner_id')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow()
  const tickets = await tx
    .selectFrom('kitchen_tickets')
    .select([
      'id',
      'number',
      'status',
      'delivery_day_id as deliveryDayId',
      'window_from as windowFrom',
      'window_to as windowTo',
    ])
    .where('restaurant_id', '=', restaurantId)
    .where('day', '=', day)
    .orderBy('number')
    .execute()
  const moved = tickets
    .filter(({ deliveryDayId }) => deliveryDayId !== unmade?.id)
    .map((ticket) => ({ ...ticket, status: statusBy(ticket, tickets, day, now) }))
  for (const ticket of moved) if (userId) await advance(tx, ticket, day, userId, now)
  for (const [id, stops] of Map.groupBy(moved, ({ deliveryDayId }) => deliveryDayId)) {
    const followed = dayStatusOf(stops.map(({ status }) => ({ status, failureReason: null })))
    if (id === null || !followed) continue
    await tx
      .updateTable('delivery_days')
      .set({ status: followed.status, changed_at: now })
      .where('id', '=', id)
      .execute()
  }
}

async function advance(
  tx: Transaction,
  ticket: Ticket & { status: TicketStatus },
  day: Day,
  userId: string,
  now: Date,
): Promise<void> {
  const steps = WAY.slice(0, WAY.indexOf(ticket.status) + 1)
  if (steps.length < 2) return
  const late = ticket.number % LATE_EVERY === 0 ? MINUTES_LATE * MINUTE_MS : 0
  const until = Math.min(now.getTime(), instantAt(day, ticket.windowTo).getTime() + late)
  const at = (index: number) =>
    new Date(until - (steps.length - 1 - index) * MINUTES_A_STEP * MINUTE_MS)
  await tx
    .insertInto('kitchen_ticket_steps')
    .values(
      steps.slice(1).map((to, index) => ({
        ticket_id: ticket.id,
        from_status: steps[index] ?? 'due',
        to_status: to,
        user_id: userId,
        happened_at: at(index + 1),
        recorded_at: at(index + 1),
      })),
    )
    .execute()
  await tx
    .updateTable('kitchen_tickets')
    .set({ status: ticket.status, version: steps.length, changed_at: at(steps.length - 1) })
    .where('id', '=', ticket.id)
    .execute()
  if (ticket.status === 'preparing') return
  await tx
    .updateTable('kitchen_ticket_lines')
    .set({ done_at: at(2) })
    .where('ticket_id', '=', ticket.id)
    .execute()
}
