import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { MEAL_TIMES } from '#shared/food/food.ts'
import { choice, day } from './contract.ts'

const WHY_OPEN = ['sold_out', 'allergy', 'diet'] as const
/** Nothing on the menu, nothing safe for the household, or nothing within its diets. */
export type WhyOpen = (typeof WHY_OPEN)[number]

export const pickMeals = endpoint({
  method: 'POST',
  path: '/api/subscription-meals/pick',
  who: 'signed-in',
  summary:
    "Fills the open paid meals of a day, or of all open days of its week, with the kitchen's choice for the household. What is chosen already stays.",
  body: z.object({
    subscriptionId: choice('subscription_required'),
    date: day,
    isWholeWeek: z._default(z.boolean(), false),
  }),
  output: z.object({
    added: z.array(
      z.object({
        /** Of the chosen meal, to change it or take it off. */
        id: z.number(),
        date: z.string(),
        mealTime: z.enum(MEAL_TIMES),
        mealItemId: z.number(),
        name: z.string(),
        slug: z.string(),
        /** Portions that were added. */
        quantity: z.number(),
        /** Portions that are there now. */
        total: z.number(),
      }),
    ),
    /** Meals for which nothing can be picked, and why. */
    left: z.array(
      z.object({ date: z.string(), mealTime: z.enum(MEAL_TIMES), reason: z.enum(WHY_OPEN) }),
    ),
  }),
  idempotent: true,
  refusals: [
    'not_found',
    'subscription_over',
    'cutoff_passed',
    'no_delivery_that_day',
    'dish_sold_out',
  ],
})
