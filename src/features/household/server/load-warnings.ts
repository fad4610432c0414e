import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { warnOfAllergies, type AllergyWarning } from '../rules.ts'
import { shownName } from './present-member.ts'
import { listMembers } from './store.ts'

type Dish = Parameters<typeof warnOfAllergies>[0]

/** How a dish meets the allergies that the caller's household has now. */
export type WarnOf = (dish: Dish) => AllergyWarning[]

export async function loadWarnings(
  db: Database,
  { id, language }: Pick<Member, 'id' | 'language'>,
): Promise<WarnOf> {
  const members = (await listMembers(db, id)).map(({ allergens, name }) => ({
    allergens,
    name: shownName({ name }, language),
  }))
  return (dish) => warnOfAllergies(dish, members)
}
