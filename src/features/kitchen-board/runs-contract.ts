import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { OCCASIONS } from '#shared/food/occasions.ts'
import { toE164 } from '#shared/phone.ts'
import { cleanText } from '#shared/text/text.ts'
import { positiveInt, wireDay, wireId, wireInstant } from '#shared/wire/wire.ts'
import { CODELESS_REASONS, FAILURE_REASONS, KITCHEN_REASONS, TICKET_STATUSES } from './rules.ts'

const NAME_MAX = 60

export const driver = z.object({
  id: z.number(),
  name: z.string(),
  phone: z.string(),
})

export const driverForm = z.object({
  name: cleanText({ min: 2, max: NAME_MAX, tooShort: 'driver_name_too_short' }),
  phone: z.pipe(
    z
      .string('driver_phone_invalid')
      .check(z.refine((text) => toE164(text) !== undefined, 'driver_phone_invalid')),
    z.transform((text) => toE164(text) ?? text),
  ),
})

export const createDriver = endpoint({
  method: 'POST',
  path: '/api/kitchen/drivers',
  who: 'restaurant',
  summary: 'Adds a driver to the own kitchen; one who had left comes back.',
  body: driverForm,
  output: driver,
  status: 201,
  idempotent: true,
  refusals: ['kitchen_not_found', 'driver_known', 'too_many_drivers'],
})

export const removeDriver = endpoint({
  method: 'DELETE',
  path: '/api/kitchen/drivers/:id',
  who: 'restaurant',
  summary: 'Takes a driver off the list; runs that were driven stay.',
  params: z.object({ id: wireId }),
  output: z.object({ id: z.number() }),
  refusals: ['kitchen_not_found', 'not_found', 'driver_on_the_way'],
})

const runStop = z.object({
  id: z.number(),
  label: z.string(),
  number: z.number(),
  status: z.enum(TICKET_STATUSES),
  area: z.string(),
  place: z.string(),
  customerName: z.string(),
  meals: z.number(),
})

const run = z.object({
  id: z.number(),
  driver,
  /** What the driver opens; it holds for the day. */
  link: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  stops: z.array(runStop),
})

const runWindow = z.object({
  mealTime: z.enum(OCCASIONS),
  from: z.string(),
  to: z.string(),
  /** Tickets that no one drives yet. */
  unassigned: z.array(runStop),
  runs: z.array(run),
})

export const runPlan = z.object({
  day: z.string(),
  today: z.string(),
  isFrozen: z.boolean(),
  kitchen: z.object({ id: z.number(), name: z.string() }),
  drivers: z.array(driver),
  windows: z.array(runWindow),
})

export const getRuns = endpoint({
  method: 'GET',
  path: '/api/kitchen/runs',
  who: 'restaurant',
  summary: 'Drivers and their runs of a day, in the order of the route.',
  query: z.object({ day: z.optional(wireDay()) }),
  output: runPlan,
  refusals: ['kitchen_not_found'],
})

const TICKETS_MAX = 500

export const assignRuns = endpoint({
  method: 'PUT',
  path: '/api/kitchen/runs',
  who: 'restaurant',
  summary:
    'Says who drives which tickets of a window; those not named have no driver. What is on its way stays with its driver.',
  body: z.object({
    day: wireDay(),
    mealTime: z.enum(OCCASIONS),
    runs: z
      .array(
        z.object({
          driverId: positiveInt(),
          ticketIds: z.array(positiveInt()).check(z.maxLength(TICKETS_MAX)),
        }),
      )
      .check(z.maxLength(50)),
  }),
  output: runPlan,
  idempotent: true,
  refusals: ['kitchen_not_found', 'not_found', 'run_ticket_twice'],
})

const token = z.string().check(z.regex(/^[\w-]{32}$/))

const driverStop = z.object({
  id: z.number(),
  label: z.string(),
  status: z.enum(TICKET_STATUSES),
  failureReason: z.nullable(z.enum(FAILURE_REASONS)),
  version: z.number(),
  arrivesAt: z.string(),
  customerName: z.string(),
  /** Lines of the address as one reads them at the door. */
  addressLines: z.array(z.string()),
  area: z.string(),
  instructions: z.string(),
  /** Only as long as the drop is open. */
  phone: z.nullable(z.string()),
  mapUrl: z.string(),
  meals: z.number(),
  knockedAt: z.nullable(z.string()),
})

export const driverRun = z.object({
  kitchen: z.string(),
  driver: z.string(),
  day: z.string(),
  mealTime: z.enum(OCCASIONS),
  window: z.object({ from: z.string(), to: z.string() }),
  now: z.string(),
  stops: z.array(driverStop),
})

export const getDriverRun = endpoint({
  method: 'GET',
  path: '/api/runs/:token',
  who: 'anyone',
  summary: 'A run as its driver sees it; the link is the key and holds for the day.',
  params: z.object({ token }),
  output: driverRun,
  refusals: ['run_over'],
})

const seen = {
  version: positiveInt(),
  at: z.optional(wireInstant()),
}
const stopParams = z.object({ token, ticketId: wireId })
const STOP_REFUSALS = ['run_over', 'not_found', 'ticket_changed', 'step_not_allowed'] as const

export const deliverStop = endpoint({
  method: 'POST',
  path: '/api/runs/:token/stops/:ticketId/deliver',
  who: 'anyone',
  summary: 'Hands a drop over, with the four digits of the customer or the reason why without.',
  params: stopParams,
  body: z.object({
    ...seen,
    code: z.optional(z.string().check(z.regex(/^\d{4}$/, 'handover_code_invalid'))),
    reason: z.optional(z.enum(CODELESS_REASONS)),
  }),
  output: driverRun,
  refusals: [
    ...STOP_REFUSALS,
    'handover_code_required',
    'handover_code_wrong',
    'too_many_requests',
  ],
})

export const failStop = endpoint({
  method: 'POST',
  path: '/api/runs/:token/stops/:ticketId/fail',
  who: 'anyone',
  summary: 'A drop could not be delivered.',
  params: stopParams,
  body: z.object({ ...seen, reason: z.enum(KITCHEN_REASONS) }),
  output: driverRun,
  idempotent: true,
  refusals: [...STOP_REFUSALS, 'wait_at_door', 'too_many_requests'],
})

export const markArrived = endpoint({
  method: 'POST',
  path: '/api/runs/:token/stops/:ticketId/knock',
  who: 'anyone',
  summary: 'Nobody opens: the customer is told, and the waiting time begins.',
  params: stopParams,
  body: z.object(seen),
  output: driverRun,
  idempotent: true,
  refusals: STOP_REFUSALS,
})
