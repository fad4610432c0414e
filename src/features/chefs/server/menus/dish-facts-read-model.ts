import { sql } from 'kysely'
import { ALLERGENS, type Allergen } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { unionOf } from '#features/household/rules.ts'

/** What a dish of the catalogue contains today, and may contain traces of. */
export interface DishFacts {
  allergens: Allergen[]
  mayContain: Allergen[]
}

const factRows = prepared<{ slugs: string[] }>()((db, param) =>
  db
    .selectFrom('dishes as d')
    .select([
      'd.slug',
      'd.allergens',
      sql<string[]>`array(
        select unnest(d.text_traces)
         union all
        select unnest(i.may_contain)
          from dish_lines l join ingredients i on i.id = l.ingredient_id
         where l.dish_id = d.id
      )`.as('traces'),
    ])
    .where('d.restaurant_id', 'is', null)
    .where((eb) => eb('d.slug', '=', eb.fn.any(eb.val(param('slugs'))))),
)

/** By slug, of the dishes that courses name. */
export async function mapDishFacts(
  db: Database,
  courses: readonly { dishSlug: string | null }[],
): Promise<Map<string, DishFacts>> {
  const slugs = [...new Set(courses.flatMap(({ dishSlug }) => dishSlug ?? []))]
  const rows = slugs.length > 0 ? await factRows(db, { slugs }) : []
  return new Map(
    rows.map(({ slug, allergens, traces }) => [
      slug,
      {
        allergens: allergens as Allergen[],
        mayContain: unionOf(ALLERGENS, [traces as Allergen[]]),
      },
    ]),
  )
}
