import type { Database } from '#server/database/database.ts'

/** What was on sale at first, and under which names. */
export async function listFirstPrices(db: Database) {
  const plans = await db
    .selectFrom('plans')
    .select(['id', 'kind', 'name_en', 'name_ar', 'price_fils', 'multiplier_bp'])
    .where('lines', 'is', null)
    .orderBy('sort_order')
    .execute()
  const addOns = await db
    .selectFrom('add_ons')
    .select(['slug', 'name_en', 'name_ar', 'price_fils', 'charged_per'])
    .orderBy('sort_order')
    .execute()
  const diets = await db
    .selectFrom('dietary_fees')
    .select(['diet', 'fee_fils'])
    .orderBy('sort_order')
    .execute()
  return { plans, addOns, diets }
}

export type FirstPrices = Awaited<ReturnType<typeof listFirstPrices>>
