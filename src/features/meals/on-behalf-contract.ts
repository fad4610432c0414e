import * as z from 'zod/mini'
import { MEAL_TIMES } from '#shared/food/food.ts'
import { reasonText } from '#shared/text/text.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireDay, wireId } from '#shared/wire/wire.ts'
import { allergyWarning } from '#features/household/list-contract.ts'
import { CHANGE_REFUSALS, changed, DISH_REFUSALS, removed } from './contract.ts'
import { selectionDay } from './selection-contract.ts'

const byId = z.object({ id: wireId })
const byMeal = z.object({ id: wireId, mealId: wireId })
const because = z.object({ reason: reasonText })

export const getDishesFor = endpoint({
  method: 'GET',
  path: '/api/admin/subscriptions/:id/meals',
  who: 'admin',
  summary: 'What is chosen on a day of a subscription, and the dishes that could be.',
  params: byId,
  query: z.object({ day: wireDay() }),
  output: z.object({
    day: selectionDay,
    /** To be had that day, and safe for the household. */
    dishes: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        mealTimes: z.array(z.enum(MEAL_TIMES)),
        /** Traces of what someone of the household is allergic to, as customers read it. */
        warnings: z.array(allergyWarning),
      }),
    ),
  }),
  refusals: ['not_found'],
})

export const chooseMealFor = endpoint({
  method: 'POST',
  path: '/api/admin/subscriptions/:id/meals',
  who: 'admin',
  summary: 'Puts a dish on a delivery day on behalf of the customer; never one that costs extra.',
  params: byId,
  body: z.extend(because, {
    date: wireDay(),
    mealTime: z.enum(MEAL_TIMES, 'meal_time_required'),
    mealItemId: wireId,
  }),
  output: changed,
  status: 201,
  idempotent: true,
  refusals: [...CHANGE_REFUSALS, ...DISH_REFUSALS, 'meal_time_not_in_plan'],
})

export const changeMealFor = endpoint({
  method: 'PATCH',
  path: '/api/admin/subscriptions/:id/meals/:mealId',
  who: 'admin',
  summary: 'Swaps a chosen dish for another on behalf of the customer.',
  params: byMeal,
  body: z.extend(because, { mealItemId: wireId }),
  output: changed,
  refusals: [...CHANGE_REFUSALS, ...DISH_REFUSALS],
})

export const removeMealFor = endpoint({
  method: 'POST',
  path: '/api/admin/subscriptions/:id/meals/:mealId/remove',
  who: 'admin',
  summary: 'Takes a chosen dish off its day on behalf of the customer.',
  params: byMeal,
  body: because,
  output: removed,
  refusals: ['not_found', 'cutoff_passed', 'subscription_over', 'no_delivery_that_day'],
})
