import { call } from '#shared/wire/call.ts'
import type { Allergen } from '#shared/food/food.ts'
import { replaceMember } from '../../contract.ts'
import type { HouseholdMember } from '../queries.ts'

/** Saves more allergies of a member; everything else stays. */
export const addAllergies = (member: HouseholdMember, allergens: readonly Allergen[]) =>
  call(replaceMember, {
    ...member,
    allergens: [...member.allergens, ...allergens],
    dislikes: member.dislikes.map(({ id }) => id),
  })
