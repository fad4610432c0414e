import { ALLERGENS, DIETS, type Allergen, type Diet } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'
import { unionOf } from '#features/household/rules.ts'
import { listMembers } from '#features/household/server/public.ts'

/** What chefs learn of the customer's household, where they may. */
export async function needsOf(
  db: Database,
  userId: string,
  includesHousehold: boolean,
): Promise<{ allergens: Allergen[]; diets: Diet[] }> {
  const diners = includesHousehold ? await listMembers(db, userId) : []
  return {
    allergens: unionOf(
      ALLERGENS,
      diners.map(({ allergens }) => allergens),
    ),
    diets: unionOf(
      DIETS,
      diners.map(({ diets }) => diets),
    ),
  }
}
