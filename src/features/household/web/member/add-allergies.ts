import { call } from '#shared/wire/call.ts'
import type { Allergen } from '#shared/food/food.ts'
import { getHousehold, replaceMember } from '../../contract.ts'
import type { HouseholdMember } from '../queries.ts'

/**
 * Adds allergies to a member as stored now, the customer where none is named; everything else stays
 * but the answer about traces, where given.
 * @throws Error where the member is gone.
 */
export async function addAllergies(
  id: number | undefined,
  allergens: readonly Allergen[],
  answer: (member: HouseholdMember) => boolean | undefined,
): Promise<void> {
  const { members } = await call(getHousehold)
  const member = id === undefined ? members[0] : members.find((one) => one.id === id)
  if (!member) throw new Error('This member is gone')
  await call(
    replaceMember,
    {
      ...member,
      avoidsTraces: answer(member),
      allergens: [...new Set([...member.allergens, ...allergens])],
      dislikes: member.dislikes.map((ingredient) => ingredient.id),
    },
    { version: member.version },
  )
}
