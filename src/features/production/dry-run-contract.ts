import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { ALLERGENS } from '#shared/food/food.ts'
import { wireDay } from '#shared/wire/wire.ts'
import { FALLBACKS } from '#features/meals/rules.ts'

const dryDish = z.object({
  menuItemId: z.number(),
  name: z.string(),
  slug: z.string(),
  /** Chosen by customers so far. */
  chosen: z.number(),
  /** What the fallbacks would add at the cut-off as it looks now. */
  added: z.number(),
  /** Portions that the kitchen cooks of it a day; null is no limit. */
  limit: z.nullable(z.number()),
  isNearLimit: z.boolean(),
})

export const getDryRun = endpoint({
  method: 'GET',
  path: '/api/kitchen/days/:day/dry-run',
  who: 'restaurant',
  summary:
    'What a day would be if its cut-off were now: portions of each dish, clashes, places, and who has not chosen.',
  params: z.object({ day: wireDay() }),
  output: z.object({
    day: z.string(),
    cutoffAt: z.string(),
    isPastCutoff: z.boolean(),
    frozenAt: z.nullable(z.string()),
    isClosed: z.boolean(),
    /** Places in portions. */
    booked: z.number(),
    capacity: z.number(),
    left: z.number(),
    /** Deliveries that would come, and their portions. */
    deliveries: z.number(),
    portions: z.number(),
    dishes: z.array(dryDish),
    /** Households that have to be kept apart, by what they must not eat. */
    allergies: z.array(z.object({ allergens: z.array(z.enum(ALLERGENS)), deliveries: z.number() })),
    /** Dishes that hold what someone who gets them dislikes. */
    dislikes: z.array(
      z.object({ dish: z.string(), ingredient: z.string(), deliveries: z.number() }),
    ),
    /** Deliveries with meals to choose, by what happens at the cut-off. */
    notChosen: z.array(
      z.object({ fallback: z.enum(FALLBACKS), deliveries: z.number(), meals: z.number() }),
    ),
    /** Deliveries that would be given back. */
    givenBack: z.number(),
  }),
  refusals: ['kitchen_not_found'],
})
