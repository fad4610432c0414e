import type { Allergen } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'
import { blocksDish, type Block } from '../rules.ts'
import { listMembers, type HouseholdMember } from './store.ts'

/** The first allergy in a customer's household that a dish meets. */
export async function findBlockingAllergy(
  db: Database,
  customerId: string,
  dishAllergens: readonly Allergen[],
): Promise<Block<HouseholdMember> | undefined> {
  return blocksDish({ allergens: dishAllergens }, await listMembers(db, customerId))[0]
}
