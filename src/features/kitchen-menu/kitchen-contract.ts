import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'

export const ownKitchen = z.object({
  id: z.number(),
  name: z.string(),
  /** Empty before its owner gave it. */
  area: z.string(),
  isActive: z.boolean(),
})

/** What every page of the kitchen needs at once; the forms live in the other contracts. */
export const getOwnKitchen = endpoint({
  method: 'GET',
  path: '/api/kitchen',
  who: 'restaurant',
  summary: 'The kitchen that the signed-in person runs.',
  output: ownKitchen,
  refusals: ['kitchen_not_found'],
})
