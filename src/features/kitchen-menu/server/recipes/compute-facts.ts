import type { Answer, Wish } from '#shared/endpoint.ts'
import { computeDish, type DishFacts } from '#shared/dish-facts.ts'
import type {
  Aisle,
  Allergen,
  DishLine,
  Ingredient,
  IngredientTag,
  IngredientUnit,
  Scaling,
} from '#shared/food.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/caller.ts'
import type { getDishFacts as contract } from '../../recipe-contract.ts'
import { presentFacts } from '../menu/present-dish.ts'

export async function getDishFacts(
  db: Database,
  _who: Member,
  { lines }: Wish<typeof contract>,
): Promise<Answer<typeof contract>> {
  return presentFacts(await computeFacts(db, lines))
}

/**
 * What a dish of these ingredients holds; nobody types it.
 * @throws Refusal `ingredient_unknown`
 */
export async function computeFacts(db: Database, lines: readonly DishLine[]): Promise<DishFacts> {
  const ids = lines.map((line) => line.ingredientId)
  const known = await listIngredients(db, ids)
  if (ids.some((id) => !known.has(id))) {
    throw new Refusal('ingredient_unknown', 422, { fields: ['lines'] })
  }
  return computeDish(lines, known)
}

async function listIngredients(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, Ingredient>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('ingredients').selectAll().where('id', 'in', ids).execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: { en: row.name_en, ar: row.name_ar },
        source: { kind: 'typical', note: row.source },
        nutrientsPer100g: {
          kcal: row.kcal_per_100g,
          proteinG: row.protein_g_per_100g,
          carbsG: row.carbs_g_per_100g,
          fatG: row.fat_g_per_100g,
          fibreG: row.fibre_g_per_100g,
          sodiumMg: row.sodium_mg_per_100g,
        },
        allergens: row.allergens as Allergen[],
        tags: row.tags as IngredientTag[],
        pricePerKgFils: row.price_per_kg_fils,
        packGrams: row.pack_grams,
        perishable: row.is_perishable,
        aisle: row.aisle as Aisle,
        mayContain: row.may_contain as Allergen[],
        ediblePct: row.edible_pct,
        unit: row.unit as IngredientUnit | null,
        unitGrams: row.unit_grams,
        spoonGrams: row.spoon_grams,
        keepsDays: row.keeps_days,
        scaling: row.scaling as Scaling,
        needsHalalCertificate: row.needs_halal_certificate,
        pricedOn: row.priced_on,
      },
    ]),
  )
}
