import { call } from '#shared/wire/call.ts'
import type { Allergen } from '#shared/food/food.ts'
import { replaceMember } from '../../contract.ts'
import type { HouseholdMember } from '../queries.ts'

/** Saves more allergies of a member; everything else stays but the answer about traces, where given. */
export const addAllergies = (
  member: HouseholdMember,
  allergens: readonly Allergen[],
  avoidsTraces?: boolean,
) =>
  call(replaceMember, {
    ...member,
    avoidsTraces,
    allergens: [...member.allergens, ...allergens],
    dislikes: member.dislikes.map(({ id }) => id),
  })
