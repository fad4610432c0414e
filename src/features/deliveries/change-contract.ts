import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireDay, wireId } from '#shared/wire/wire.ts'
import { nextCharge } from './contract.ts'

const byId = z.object({ id: wireId })
const day = wireDay()

export const listMoveDays = endpoint({
  method: 'GET',
  path: '/api/deliveries/:id/move-days',
  who: 'signed-in',
  summary: 'From when to when a delivery can be moved, and the days between that cannot be had.',
  params: byId,
  output: z.object({
    day: z.string(),
    from: z.string(),
    to: z.string(),
    barred: z.array(
      z.object({
        day: z.string(),
        /** Another delivery comes then, the kitchen is full or closed, or deliveries are paused. */
        reason: z.enum(['day_taken', 'kitchen_day_full', 'day_paused']),
      }),
    ),
  }),
  refusals: ['not_found', 'cutoff_passed'],
})

const moving = z.object({
  from: z.string(),
  to: z.string(),
  /** Chosen portions that go along, and those of dishes that the kitchen does not offer then. */
  mealsKept: z.number(),
  mealsDropped: z.number(),
  firstDeliveryTouched: z.string(),
  /** The last delivery that is then paid for. */
  endDate: z.nullable(z.string()),
  /** AED that moving costs. */
  amount: z.number(),
  nextCharge,
  /** Until when it can be taken back. */
  undoUntil: z.string(),
})

const MOVE_REFUSALS = [
  'not_found',
  'cutoff_passed',
  'day_out_of_cycle',
  'day_taken',
  'day_paused',
  'kitchen_day_full',
]

export const previewMove = endpoint({
  method: 'GET',
  path: '/api/deliveries/:id/move',
  who: 'signed-in',
  summary: 'What moving a delivery to another day would mean; nothing is changed.',
  params: byId,
  query: z.object({ to: day }),
  output: moving,
  refusals: MOVE_REFUSALS,
})

export const moveDelivery = endpoint({
  method: 'POST',
  path: '/api/deliveries/:id/move',
  who: 'signed-in',
  summary:
    'Moves a delivery with its chosen meals to another open day of its cycle, before the cut-off of both.',
  params: byId,
  body: z.object({ to: day }),
  output: z.extend(moving, { id: z.number(), receiptNumber: z.string() }),
  idempotent: true,
  refusals: MOVE_REFUSALS,
})

export const addressing = z.object({
  day: z.string(),
  addressId: z.number(),
  addressName: z.string(),
  /** AED. */
  amount: z.number(),
  undoUntil: z.string(),
})

export const ADDRESS_REFUSALS = ['not_found', 'cutoff_passed', 'restaurant_out_of_reach']
const address = z.object({ addressId: wireId })

export const previewDayAddress = endpoint({
  method: 'GET',
  path: '/api/deliveries/:id/address',
  who: 'signed-in',
  summary: 'What sending this one delivery to another address would mean; nothing is changed.',
  params: byId,
  query: address,
  output: addressing,
  refusals: ADDRESS_REFUSALS,
})

export const setDayAddress = endpoint({
  method: 'PUT',
  path: '/api/deliveries/:id/address',
  who: 'signed-in',
  summary: 'Sends this one delivery to another own address, before its cut-off.',
  params: byId,
  body: address,
  output: z.extend(addressing, { id: z.number(), receiptNumber: z.string() }),
  idempotent: true,
  refusals: ADDRESS_REFUSALS,
})
