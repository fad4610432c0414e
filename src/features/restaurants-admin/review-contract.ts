import * as z from 'zod/mini'
import { DOCUMENT_KINDS } from '#features/chef-applications/rules.ts'
import { SETUP_POINTS } from '#features/kitchen-setup/rules.ts'
import { ALLERGENS, MEAL_TIMES } from '#shared/food/food.ts'
import { reasonText } from '#shared/text/text.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireId } from '#shared/wire/wire.ts'
import { KITCHEN_STAGES } from './contract.ts'

const seenDish = z.object({
  id: z.number(),
  name: z.string(),
  /** AED, of one meal on top of a plan. */
  price: z.number(),
  mealTimes: z.array(z.enum(MEAL_TIMES)),
  isOwn: z.boolean(),
  canBeHad: z.boolean(),
  allergens: z.array(z.enum(ALLERGENS)),
  /** Mentioned by its name or text and not answered: it counts as containing them. */
  askedAllergens: z.array(z.enum(ALLERGENS)),
})

const kitchenReview = z.object({
  id: z.number(),
  stage: z.enum(KITCHEN_STAGES),
  /** Since when its owner waits for our look. */
  askedAt: z.nullable(z.string()),
  sentBack: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  missing: z.array(z.enum(SETUP_POINTS)),
  /** AED for 4 weeks, before a plan's multiplier, and once in each bill. */
  monthlyPrice: z.number(),
  deliveryFee: z.number(),
  addressLine: z.string(),
  /** Empty, or `HH:mm` in Dubai. */
  openingTime: z.string(),
  closingTime: z.string(),
  cutoffTime: z.string(),
  cutoffDays: z.number(),
  deliveryMinutesMin: z.number(),
  deliveryMinutesMax: z.number(),
  capacityPerDay: z.number(),
  deliveryRadiusKm: z.number(),
  /** Areas whose middle lies within that distance. */
  reach: z.array(z.string()),
  menu: z.array(seenDish),
  /** The owner's approved application with its documents; null where the team asked for them itself. */
  application: z.nullable(
    z.object({
      id: z.number(),
      documents: z.array(
        z.object({ kind: z.enum(DOCUMENT_KINDS), seenAt: z.nullable(z.string()) }),
      ),
    }),
  ),
  /** Of all of the above that customers get; goes with the opening as If-Match. */
  version: z.string(),
})

const byId = z.object({ id: wireId })

export const getKitchenReview = endpoint({
  method: 'GET',
  path: '/api/admin/restaurants/:id/review',
  who: 'admin',
  summary: 'What an admin looks at before a kitchen is opened: menu, prices, reach and papers.',
  params: byId,
  output: kitchenReview,
  refusals: ['not_found'],
})

export const openReviewedKitchen = endpoint({
  method: 'POST',
  path: '/api/admin/restaurants/:id/opening',
  who: 'admin',
  summary:
    'Opens a kitchen whose owner is ready, as it was seen: `version` of its review goes as If-Match and has to be sent. Its owner is told.',
  params: byId,
  /** Trade licence and food permit, wherever the team saw them. */
  body: z.object({ papersSeen: z.boolean() }),
  output: kitchenReview,
  refusals: [
    'not_found',
    'kitchen_not_in_review',
    'kitchen_not_seen',
    'kitchen_papers_not_seen',
    'kitchen_not_whole',
    'fresh_code_required',
  ],
  versioned: true,
  idempotent: true,
})

export const confirmKitchenPapers = endpoint({
  method: 'POST',
  path: '/api/admin/restaurants/:id/papers',
  who: 'admin',
  summary:
    'Says that the papers were seen of someone who took over a kitchen that was open before.',
  params: byId,
  /** Trade licence and food permit, wherever the team saw them. */
  body: z.object({ papersSeen: z.boolean() }),
  output: kitchenReview,
  refusals: [
    'not_found',
    'kitchen_papers_not_due',
    'kitchen_papers_not_seen',
    'fresh_code_required',
  ],
  idempotent: true,
})

export const sendKitchenBack = endpoint({
  method: 'POST',
  path: '/api/admin/restaurants/:id/sending-back',
  who: 'admin',
  summary: 'Gives a kitchen back to its owner, who reads the reason and sends it again.',
  params: byId,
  body: z.object({ reason: reasonText }),
  output: kitchenReview,
  refusals: ['not_found', 'kitchen_not_in_review'],
  idempotent: true,
})
