import * as z from 'zod/mini'
import { bulkIds, bulkResult } from '#shared/wire/bulk.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { cleanText } from '#shared/text/text.ts'
import { wireDay, wireId } from '#shared/wire/wire.ts'
import { ingredientOrder } from './orders-contract.ts'
import { ORDER_METHODS, ORDER_STATUSES, REASON_MAX } from './rules.ts'

const packedOrder = z.extend(ingredientOrder, {
  customerName: z.string(),
  customerPhone: z.string(),
  /** Landmark and what the customer asks of the driver. */
  addressNotes: z.nullable(z.string()),
  /** What it may become now. */
  nextStatuses: z.array(z.enum(ORDER_STATUSES)),
  /** The card was not charged yet: it may not be packed before. */
  awaitsPayment: z.boolean(),
  /** AED to collect at the door; 0 where it is paid. */
  cashToCollect: z.number(),
})

/** The first is the usual one. */
export const ORDER_SORTS = ['newest', 'oldest', 'due', 'amount'] as const
/** `open`: someone still has to pack it, or to bring it. `late`: of those, past their window. */
export const ORDER_FILTERS = ['open', 'late', ...ORDER_STATUSES] as const

const filters = z.object({
  /** A number such as `SO-000042`, or a part of the customer's name or phone. */
  search: z.optional(cleanText({ max: 100 })),
  status: z.optional(z.enum(ORDER_FILTERS)),
  method: z.optional(z.enum(ORDER_METHODS)),
  /** The day of the delivery. */
  day: z.optional(wireDay()),
  sort: z.optional(z.enum(ORDER_SORTS)),
})

export const listOrdersToPack = endpoint({
  method: 'GET',
  path: '/api/admin/ingredient-orders',
  who: 'admin',
  summary:
    'Orders of ingredients, newest first unless another order is asked for, of open ones the late first; 50 a page.',
  query: z.extend(filters, { before: z.optional(wireId) }),
  output: z.object({ orders: z.array(packedOrder), next: z.nullable(z.number()) }),
  refusals: ['day_invalid'],
})

export const exportOrdersToPack = endpoint({
  method: 'GET',
  path: '/api/admin/ingredient-orders.csv',
  who: 'admin',
  summary: 'The same orders as a table for a spreadsheet. The audit trail keeps who took it.',
  query: filters,
  output: z.unknown(),
  produces: 'text/csv',
  refusals: ['day_invalid', 'fresh_code_required'],
})

const byId = z.object({ id: wireId })

export const getOrderToPack = endpoint({
  method: 'GET',
  path: '/api/admin/ingredient-orders/:id',
  who: 'admin',
  summary: 'One order with its customer; its lines by aisle, as one walks.',
  params: byId,
  output: packedOrder,
  refusals: ['not_found'],
})

const step = {
  status: z.enum(ORDER_STATUSES),
  /** Shown to the customer; needed with `failed` and `cancelled`. */
  reason: z.optional(
    z.string().check(z.trim(), z.minLength(3, 'order_reason_needed'), z.maxLength(REASON_MAX)),
  ),
}

const STEP_REFUSALS = [
  'not_found',
  'order_cannot_become',
  'order_reason_needed',
  'order_not_paid',
  'fresh_code_required',
] as const

/** These give a card's money back. */
const givesBack = ({ status }: { status: string }): boolean =>
  status === 'failed' || status === 'cancelled'

export const moveIngredientOrder = endpoint({
  method: 'POST',
  path: '/api/admin/ingredient-orders/:id/status',
  who: 'admin',
  summary:
    'Moves an order on. Cash is collected with `delivered`; `failed` and `cancelled` give money back.',
  params: byId,
  body: z.object(step),
  output: packedOrder,
  refusals: STEP_REFUSALS,
  wantsFreshCode: givesBack,
  idempotent: 'payment',
})

export const moveIngredientOrders = endpoint({
  method: 'POST',
  path: '/api/admin/ingredient-orders/status',
  who: 'admin',
  summary: 'Moves several orders on by the same step; each has an answer of its own.',
  body: z.object({ ids: bulkIds, ...step }),
  output: bulkResult,
  refusals: ['bulk_ids_needed', 'bulk_ids_many', ...STEP_REFUSALS],
  wantsFreshCode: givesBack,
  idempotent: 'payment',
})
