import { useId, type ReactNode } from 'react'
import { formatDay } from '#shared/dates.ts'
import { ALLERGEN_NAMES, type Allergen } from '#shared/food/food.ts'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { listInWords } from '../list-in-words.ts'
import type { Recipe } from '../queries.ts'
import { dialogTexts } from './texts.ts'

type PricedRecipe = Pick<Recipe, 'ingredients' | 'servings' | 'totalPrice'>

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** By the recipe, with a word about packs. */
export function Allergens(props: {
  allergens: readonly Allergen[]
  mayContain: readonly Allergen[]
}) {
  const { details } = useTexts(dialogTexts)
  const language = useLanguage()
  const inWords = (allergens: readonly Allergen[]) =>
    listInWords(
      allergens.map((allergen) => ALLERGEN_NAMES[allergen][language]),
      language,
    )
  return (
    <div className="grid gap-1">
      <p className="font-strong">
        {props.allergens.length > 0
          ? details.contains(inWords(props.allergens))
          : details.containsNone}
      </p>
      {props.mayContain.length > 0 && <p>{details.mayContain(inWords(props.mayContain))}</p>}
      <p className="text-note text-muted">{details.check}</p>
    </div>
  )
}

/** What goes in for all servings, and what it costs. */
export function Ingredients({ recipe }: { recipe: PricedRecipe }) {
  const { details } = useTexts(dialogTexts)
  const language = useLanguage()
  const [pricedOn] = recipe.ingredients.map((line) => line.pricedOn).toSorted()
  return (
    <>
      <ul className="num">
        {recipe.ingredients.map((line) => (
          <li
            key={line.ingredientId}
            className="flex justify-between gap-4 border-b-line border-hairline py-2"
          >
            <span>
              {line.name}
              {line.needsHalalCertificate && (
                <span className="block text-sm text-muted">{details.halal}</span>
              )}
            </span>
            <span className="text-end font-strong">{line.amount}</span>
          </li>
        ))}
      </ul>
      <p className="num flex flex-wrap items-baseline justify-between gap-x-4 pt-1">
        <span>{details.price(recipe.servings)}</span>
        <Price dirhams={recipe.totalPrice} className="display text-2xl" />
      </p>
      {pricedOn !== undefined && (
        <p className="num text-note text-muted">
          {details.pricedOn(formatDay(pricedOn, language, 'long'))}
        </p>
      )}
    </>
  )
}
