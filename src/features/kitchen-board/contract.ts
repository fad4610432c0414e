import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { ALLERGENS } from '#shared/food/food.ts'
import { OCCASIONS } from '#shared/food/occasions.ts'
import { positiveInt, wireDay, wireId, wireInstant, wirePosition } from '#shared/wire/wire.ts'
import { FAILURE_REASONS, KITCHEN_REASONS, TICKET_STATUSES } from './rules.ts'

const line = z.object({
  position: z.number(),
  dishId: z.number(),
  name: z.string(),
  quantity: z.number(),
  portion: z.enum(['small', 'regular', 'large']),
  instructions: z.string(),
  isDone: z.boolean(),
  /** Someone of the household has reacted to it: it does not go out. */
  isStopped: z.boolean(),
})

export const ticket = z.object({
  id: z.number(),
  /** `A-118`. */
  label: z.string(),
  number: z.number(),
  mealTime: z.enum(OCCASIONS),
  window: z.object({ from: z.string(), to: z.string() }),
  /** When its window closes: it is late from then on. */
  closesAt: z.string(),
  /** When the food has to stand ready. */
  dueAt: z.string(),
  /** When the customer can expect it at the latest, by its place in the run. */
  arrivesAt: z.string(),
  status: z.enum(TICKET_STATUSES),
  failureReason: z.nullable(z.enum(FAILURE_REASONS)),
  version: z.number(),
  changedAt: z.string(),
  /** What someone who eats it must not eat. */
  allergens: z.array(z.enum(ALLERGENS)),
  customerName: z.string(),
  /** Building and door. */
  place: z.string(),
  area: z.string(),
  meals: z.number(),
  lines: z.array(line),
  driver: z.nullable(z.object({ runId: z.number(), name: z.string() })),
  /** No one opened, and the driver waits since then. */
  knockedAt: z.nullable(z.string()),
  /** Only while the driver waits at a closed door. */
  phone: z.nullable(z.string()),
  /** The step before the newest one, and until when the ticket can go back to it. */
  recall: z.nullable(z.object({ to: z.enum(TICKET_STATUSES), until: z.string() })),
  /** Money that goes back to the customer, in AED. */
  refund: z.nullable(z.number()),
})

export const board = z.object({
  kitchen: z.object({ id: z.number(), name: z.string() }),
  day: z.string(),
  today: z.string(),
  /** The server's clock, by which the page says what is late. */
  now: z.string(),
  /** False before the cut-off: there are no tickets yet. */
  isFrozen: z.boolean(),
  /** Meals that the kitchen cooks on the whole day at most. */
  capacity: z.number(),
  windows: z.array(
    z.object({
      mealTime: z.enum(OCCASIONS),
      from: z.string(),
      to: z.string(),
      meals: z.number(),
    }),
  ),
  /** Portions of each dish over the whole day, the most first. */
  totals: z.array(z.object({ dishId: z.number(), name: z.string(), quantity: z.number() })),
  /** Changes after the sheet was made that no one has read. */
  unseenAmendments: z.number(),
  /** Drops of the day before: late and still open, and those that never came. */
  dayBefore: z.object({ day: z.string(), late: z.number(), missed: z.number() }),
  tickets: z.array(ticket),
})

export const getBoard = endpoint({
  method: 'GET',
  path: '/api/kitchen/board',
  who: 'restaurant',
  summary: 'The kitchen board of a day: tickets, totals and capacity.',
  query: z.object({ day: z.optional(wireDay()) }),
  output: board,
  refusals: ['kitchen_not_found'],
})

/** What every step carries: the version that was seen, and when it was pressed on the device. */
const seen = {
  version: positiveInt(),
  at: z.optional(wireInstant()),
}

const STEP_REFUSALS = ['kitchen_not_found', 'not_found', 'ticket_changed'] as const

export const bumpTicket = endpoint({
  method: 'POST',
  path: '/api/kitchen/tickets/:id/bump',
  who: 'restaurant',
  summary: 'Takes a ticket one step on. A step that was taken before is answered as it stands.',
  params: z.object({ id: wireId }),
  body: z.object({
    ...seen,
    from: z.enum(TICKET_STATUSES),
    to: z.enum(TICKET_STATUSES),
    reason: z.optional(z.enum(KITCHEN_REASONS)),
  }),
  output: ticket,
  idempotent: true,
  refusals: [
    ...STEP_REFUSALS,
    'step_not_allowed',
    'failure_reason_required',
    'wait_at_door',
    'dish_stopped',
  ],
})

export const recallTicket = endpoint({
  method: 'POST',
  path: '/api/kitchen/tickets/:id/recall',
  who: 'restaurant',
  summary: 'Takes the newest step of a ticket back, with the money it would have moved.',
  params: z.object({ id: wireId }),
  body: z.object({ ...seen, from: z.enum(TICKET_STATUSES) }),
  output: ticket,
  idempotent: true,
  refusals: [
    ...STEP_REFUSALS,
    'recall_too_late',
    'refund_made',
    'nothing_to_recall',
    'dish_stopped',
  ],
})

export const markTicketArrived = endpoint({
  method: 'POST',
  path: '/api/kitchen/tickets/:id/knock',
  who: 'restaurant',
  summary: 'Nobody opens: the customer is told, and the driver waits from now on.',
  params: z.object({ id: wireId }),
  body: z.object(seen),
  output: ticket,
  idempotent: true,
  refusals: [...STEP_REFUSALS, 'step_not_allowed'],
})

export const tickLine = endpoint({
  method: 'POST',
  path: '/api/kitchen/tickets/:id/lines/:position/tick',
  who: 'restaurant',
  summary: 'Ticks one dish of a ticket off, or takes the tick back.',
  params: z.object({ id: wireId, position: wirePosition }),
  body: z.object({ ...seen, isDone: z.boolean() }),
  output: ticket,
  idempotent: true,
  refusals: [...STEP_REFUSALS, 'step_not_allowed'],
})
