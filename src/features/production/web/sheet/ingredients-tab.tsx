import { AISLE_NAMES } from '#shared/food/food.ts'
import { listAllergens } from '#shared/food/list-allergens.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import type { Sheet } from '../queries.ts'
import { texts } from '../texts.ts'
import { sayWeight } from '../words.ts'

/** What to weigh, shelf by shelf. */
export function IngredientsTab({ sheet }: { sheet: Sheet }) {
  const { ingredients: words } = useTexts(texts)
  const language = useLanguage()
  const byAisle = Map.groupBy(sheet.ingredients, ({ aisle }) => aisle)
  return (
    <section className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-2xl">{words.title}</h2>
        <p className="text-muted">{words.lead}</p>
      </div>
      <div className="gap-x-6 md:columns-2 print:columns-2">
        {[...byAisle].map(([aisle, rows]) => (
          <section key={aisle} className="keep-whole mb-5 break-inside-avoid">
            <h3 className="mb-1.5 text-lg">{AISLE_NAMES[aisle][language]}</h3>
            <dl className="rounded-tile border-line border-hairline print:rounded-none print:border-0">
              {rows.map((row) => (
                <div
                  key={row.id}
                  className="flex items-baseline justify-between gap-4 border-hairline px-4 py-2 not-first:border-t-line print:px-1 print:py-0.5"
                >
                  <dt className="min-w-0">
                    {row.name}{' '}
                    {row.allergens.length > 0 && (
                      <span className="ms-1 text-note text-muted">
                        {listAllergens(row.allergens, language)}
                      </span>
                    )}
                  </dt>
                  <dd className="num font-strong whitespace-nowrap">
                    {sayWeight(row.grams, language)}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  )
}
