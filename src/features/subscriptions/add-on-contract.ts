import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireDirhams, wireId } from '#shared/wire/wire.ts'
import { AMOUNT_MAX } from '#shared/money.ts'
import { slug } from './ordering-contract.ts'

/** The rest of this cycle, or all cycles from the next one on. */
export const ADD_ON_STARTS = ['now', 'next'] as const
export type AddOnStart = (typeof ADD_ON_STARTS)[number]

export const addOnState = z.object({
  slug: z.string(),
  name: z.string(),
  /** AED every 4 weeks. */
  price: z.number(),
  /** The last day on which it can be used; null where it is not part of these 4 weeks. */
  onUntil: z.nullable(z.string()),
  /** On the bill of the next 4 weeks. */
  renews: z.boolean(),
  /** It was bought for the rest of these 4 weeks and the charge has not ended yet. */
  isBeingPaid: z.boolean(),
  /** The next 4 weeks once it is added to them, or given up. */
  next: z.nullable(
    z.object({
      startsOn: z.string(),
      /** AED of the whole plan. */
      total: z.number(),
    }),
  ),
  /** The rest of these 4 weeks. */
  now: z.nullable(
    z.object({
      /** AED, VAT included. */
      price: z.number(),
      /** Today included. */
      daysLeft: z.number(),
      until: z.string(),
      card: z.object({ brand: z.nullable(z.string()), last4: z.nullable(z.string()) }),
    }),
  ),
  /** Codes of refusals. */
  whyNotNow: z.nullable(z.string()),
  whyNotNext: z.nullable(z.string()),
})

const byId = z.object({ id: wireId })

export const listAddOnsOfPlan = endpoint({
  method: 'GET',
  path: '/api/subscriptions/:id/add-ons',
  who: 'signed-in',
  summary: 'The add-ons of an AI plan: what each costs at once and from the next 4 weeks on.',
  params: byId,
  output: z.array(addOnState),
  refusals: ['not_found'],
})

export const addAddOn = endpoint({
  method: 'POST',
  path: '/api/subscriptions/:id/add-ons',
  who: 'signed-in',
  summary: 'Adds an add-on: at once by the saved card, or from the next 4 weeks on.',
  params: byId,
  body: z.object({
    addOn: slug,
    from: z.enum(ADD_ON_STARTS, 'add_on_start_required'),
    /** AED that were shown; where the price is another one by now, it refuses with that. */
    agreed: z.optional(wireDirhams('add_on_price_changed', { min: 0, max: AMOUNT_MAX })),
  }),
  output: z.extend(addOnState, {
    /** Null while the charge is under way: it is written when the money is there. */
    receiptNumber: z.nullable(z.string()),
  }),
  status: 201,
  idempotent: 'payment',
  refusals: [
    'not_found',
    'add_on_unavailable',
    'add_on_plan_paused',
    'add_on_plan_unpaid',
    'add_on_in_plan',
    'add_on_running',
    'add_on_renewing',
    'add_on_being_paid',
    'add_on_needs_card',
    'add_on_price_changed',
    'subscription_over',
    'payment_method_unavailable',
    'payment_owed',
    'shop_not_open',
  ],
})

export const endAddOn = endpoint({
  method: 'DELETE',
  path: '/api/subscriptions/:id/add-ons/:addOn',
  who: 'signed-in',
  summary: 'Gives an add-on up from the next 4 weeks on. What is paid can be used to its end.',
  params: z.object({ id: wireId, addOn: slug }),
  output: z.extend(addOnState, { receiptNumber: z.string() }),
  refusals: [
    'not_found',
    'add_on_unavailable',
    'add_on_being_paid',
    'nothing_to_undo',
    'subscription_over',
  ],
})
