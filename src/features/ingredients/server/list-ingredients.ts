import type {
  Aisle,
  Allergen,
  Ingredient,
  IngredientTag,
  IngredientUnit,
  NutrientSource,
  Scaling,
} from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'

const ingredients = (db: Database) => db.selectFrom('ingredients').selectAll().orderBy('id')

/** All that recipes and kitchens may name, by id. */
export const listAllIngredients = async (db: Database): Promise<Map<string, Ingredient>> =>
  byId(await ingredients(db).execute())

/** Those of them that are known. */
export const listIngredients = async (
  db: Database,
  ids: readonly string[],
): Promise<Map<string, Ingredient>> =>
  ids.length === 0 ? new Map() : byId(await ingredients(db).where('id', 'in', ids).execute())

type Row = Awaited<ReturnType<ReturnType<typeof ingredients>['execute']>>[number]

const byId = (rows: readonly Row[]): Map<string, Ingredient> =>
  new Map(rows.map((row) => [row.id, toIngredient(row)]))

const toIngredient = (row: Row): Ingredient => ({
  id: row.id,
  name: { en: row.name_en, ar: row.name_ar },
  source: toSource(row.source),
  nutrientsPer100g: {
    kcal: row.kcal_per_100g,
    proteinG: row.protein_g_per_100g,
    carbsG: row.carbs_g_per_100g,
    fatG: row.fat_g_per_100g,
    fibreG: row.fibre_g_per_100g,
    sodiumMg: row.sodium_mg_per_100g,
  },
  sugarGPer100g: row.sugar_g_per_100g,
  allergens: row.allergens as Allergen[],
  mayContain: row.may_contain as Allergen[],
  tags: row.tags as IngredientTag[],
  pricePerKgFils: row.price_per_kg_fils,
  packGrams: row.pack_grams,
  perishable: row.is_perishable,
  aisle: row.aisle as Aisle,
  ediblePct: row.edible_pct,
  unit: row.unit as IngredientUnit | null,
  unitGrams: row.unit_grams,
  spoonGrams: row.spoon_grams,
  keepsDays: row.keeps_days,
  scaling: row.scaling as Scaling,
  pricedOn: row.priced_on,
  needsHalalCertificate: row.needs_halal_certificate,
})

/** `usda: 20044`, or `typical: ` and a note, as the catalogue's files write it. */
function toSource(source: string): NutrientSource {
  const [, kind, detail = ''] = /^(usda|typical): (.+)$/.exec(source) ?? []
  return kind === 'usda' ? { kind, ndb: detail } : { kind: 'typical', note: detail || source }
}
