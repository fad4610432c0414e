import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { ALLERGENS, DIETS } from '#shared/food/food.ts'
import { nameText } from '#shared/text/name-text.ts'
import { listOnce } from '#shared/wire/list-once.ts'
import { wireId } from '#shared/wire/wire.ts'
import { member } from './list-contract.ts'
import { DISLIKES_MAX, PORTIONS } from './rules.ts'

export { deleteMember, findIngredients, getHousehold, unblockDish } from './list-contract.ts'

const NAME_MAX = 80
const INGREDIENT_ID_MAX = 60

export const memberForm = z.object({
  name: nameText({ min: 1, max: NAME_MAX, tooShort: 'member_name_required' }),
  portion: z.enum(PORTIONS, 'portion_required'),
  diets: listOnce(z.enum(DIETS, 'diet_unknown'), { code: 'diet_unknown', max: DIETS.length }),
  allergens: listOnce(z.enum(ALLERGENS, 'allergen_unknown'), {
    code: 'allergen_unknown',
    max: ALLERGENS.length,
  }),
  /** Ids of ingredients. */
  dislikes: listOnce(z.string().check(z.maxLength(INGREDIENT_ID_MAX)), {
    code: 'ingredient_unknown',
    max: DISLIKES_MAX,
    tooMany: 'too_many_dislikes',
  }),
  fastsInRamadan: z.boolean(),
  /**
   * Whether meals with traces of these allergens are chosen for them. Without it the answer of before
   * stays, but a new allergy to peanuts, tree nuts or sesame leaves traces out.
   */
  avoidsTraces: z.optional(z.boolean()),
})

export const createMember = endpoint({
  method: 'POST',
  path: '/api/household/members',
  who: 'signed-in',
  summary: 'Adds a member to the household, which has at most twelve.',
  body: memberForm,
  output: member,
  status: 201,
  refusals: ['ingredient_unknown', 'too_many_members'],
  idempotent: true,
})

export const replaceMember = endpoint({
  method: 'PUT',
  path: '/api/household/members/:id',
  who: 'signed-in',
  summary: 'Replaces everything that is known of a member.',
  params: z.object({ id: wireId }),
  body: memberForm,
  output: member,
  refusals: ['ingredient_unknown', 'not_found'],
  versioned: true,
  idempotent: true,
})
