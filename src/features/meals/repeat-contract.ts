import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { MEAL_TIMES } from '#shared/food/food.ts'
import { choice, day } from './contract.ts'
import { WHY_NOT_SENT } from './rules.ts'

const repetition = z.object({
  /** Monday of the week that is filled. */
  week: z.string(),
  /** Monday of the latest earlier week with chosen meals; null where there is none. */
  repeatedWeek: z.nullable(z.string()),
  added: z.array(
    z.object({
      date: z.string(),
      mealTime: z.enum(MEAL_TIMES),
      mealItemId: z.number(),
      name: z.string(),
      slug: z.string(),
      quantity: z.number(),
    }),
  ),
  /** Dishes that are not repeated, and why. */
  left: z.array(
    z.object({
      date: z.string(),
      mealTime: z.enum(MEAL_TIMES),
      mealItemId: z.number(),
      name: z.string(),
      reason: z.enum([...WHY_NOT_SENT, 'sold_out', 'other_kitchen', 'day_full']),
    }),
  ),
})

const weekOf = z.object({
  subscriptionId: choice('subscription_required'),
  /** Any day of the week to fill. */
  week: day,
})

export const previewRepeat = endpoint({
  method: 'GET',
  path: '/api/subscription-meals/repeat',
  who: 'signed-in',
  summary: 'What repeating last week would put on the open days of a week; nothing is changed.',
  query: weekOf,
  output: repetition,
  refusals: ['not_found'],
})

export const repeatWeek = endpoint({
  method: 'POST',
  path: '/api/subscription-meals/repeat',
  who: 'signed-in',
  summary:
    'Puts the dishes of the latest earlier week on the open days of a week, as far as paid meals of their meal times are open. `left` are those that it leaves out, and why.',
  body: weekOf,
  output: repetition,
  idempotent: true,
  refusals: ['not_found', 'subscription_over', 'nothing_to_repeat'],
})
