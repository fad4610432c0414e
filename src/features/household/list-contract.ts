import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { ALLERGENS, DIETS } from '#shared/food/food.ts'
import { wireId } from '#shared/wire/wire.ts'
import { PORTIONS } from './rules.ts'

export const ingredient = z.object({
  id: z.string(),
  /** In the caller's language. */
  name: z.string(),
})

export const member = z.object({
  id: z.number(),
  name: z.string(),
  portion: z.enum(PORTIONS),
  /** The portion as a part of one serving. */
  servings: z.number(),
  diets: z.array(z.enum(DIETS)),
  allergens: z.array(z.enum(ALLERGENS)),
  /** Nothing with traces of these allergens is chosen for them. */
  avoidsTraces: z.boolean(),
  dislikes: z.array(ingredient),
  fastsInRamadan: z.boolean(),
  /** The customer themselves: always the first, never deleted. */
  isCustomer: z.boolean(),
  /** Goes with a save as If-Match. */
  version: z.string(),
})

/** What a dish holds that someone of the caller's household is allergic to. */
export const allergyWarning = z.object({
  allergen: z.enum(ALLERGENS),
  /** The dish may contain traces of it. */
  isTrace: z.boolean(),
  names: z.array(z.string()),
})

export const getHousehold = endpoint({
  method: 'GET',
  path: '/api/household',
  who: 'signed-in',
  summary: "Who eats at the caller's table, the caller first, and what someone must not eat.",
  output: z.object({
    members: z.array(member),
    /** Of all members together. */
    allergens: z.array(z.enum(ALLERGENS)),
    /** Meals chosen for them hold no traces of these, either. */
    traces: z.array(z.enum(ALLERGENS)),
    /** Not sent to this household any more: someone reacted to them. */
    blocked: z.array(
      z.object({
        dishId: z.number(),
        /** Of the dish and all of its family: what kitchens made of it, and what it was made of. */
        slugs: z.array(z.string()),
        name: z.string(),
        since: z.string(),
      }),
    ),
  }),
  refusals: [],
})

export const deleteMember = endpoint({
  method: 'DELETE',
  path: '/api/household/members/:id',
  who: 'signed-in',
  summary: 'Deletes a member; the customer themselves stays.',
  params: z.object({ id: wireId }),
  output: z.object({ ok: z.literal(true) }),
  refusals: ['customer_member_kept', 'not_found'],
})

export const unblockDish = endpoint({
  method: 'DELETE',
  path: '/api/household/blocked-dishes/:dishId',
  who: 'signed-in',
  summary: 'Allows a dish again that was blocked after a reaction.',
  params: z.object({ dishId: wireId }),
  output: z.object({ ok: z.literal(true) }),
  refusals: ['not_found'],
})

const SEARCH_MAX = 60

export const findIngredients = endpoint({
  method: 'GET',
  path: '/api/ingredients',
  who: 'anyone',
  summary: 'At most 20 ingredients whose name contains the text, those that begin with it first.',
  query: z.object({ search: z.optional(z.string().check(z.maxLength(SEARCH_MAX))) }),
  output: z.array(ingredient),
  refusals: [],
})
