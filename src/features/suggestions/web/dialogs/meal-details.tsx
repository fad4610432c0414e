import { useId, type ReactNode } from 'react'
import { clothOf, PLATES_VERSION } from '#features/plates/web/public.ts'
import { formatDay } from '#shared/dates.ts'
import { ALLERGEN_NAMES, CUISINE_NAMES, type Allergen } from '#shared/food.ts'
import { Plate } from '#ui/food/plate.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { Star } from '#ui/layout/star.tsx'
import { useTexts } from '#ui/texts.ts'
import { listInWords } from '../list-in-words.ts'
import type { Recipe, Suggestion } from '../queries.ts'
import { NutritionTable } from './nutrition-table.tsx'
import { dialogTexts } from './texts.ts'

interface MealDetailsProps {
  recipe: Recipe
  reasons: Suggestion['reasons']
}

/** What it is, why it was proposed, what is in it and what it costs. */
export function MealDetails({ recipe, reasons }: MealDetailsProps) {
  const { details } = useTexts(dialogTexts)
  const language = useLanguage()
  return (
    <>
      <Cloth
        colour={clothOf({ cuisine: recipe.cuisineType })}
        className="grid place-items-center p-4"
      >
        <Plate
          slug={recipe.slug}
          version={PLATES_VERSION}
          size={220}
          alt=""
          className="h-auto w-52"
        />
      </Cloth>
      <div className="grid gap-1">
        <p>{recipe.description}</p>
        <p className="num text-note text-muted">
          {CUISINE_NAMES[recipe.cuisineType][language]}
          {'. '}
          {details.kitchen(recipe.preparationTime, recipe.activeMinutes)}
          {'. '}
          {recipe.keepsDays > 0 && `${details.keeps(recipe.keepsDays)}.`}
        </p>
      </div>
      {reasons.length > 0 && (
        <Part title={details.why}>
          <ul className="grid gap-1.5">
            {reasons.map(({ kind, text }) => (
              <li key={kind + text} className="flex items-baseline gap-2.5">
                <Star className="text-stage-now" />
                {text}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={details.allergens}>
        <Allergens allergens={recipe.allergens} mayContain={recipe.mayContain} />
      </Part>
      <NutritionTable recipe={recipe} />
      <Part title={details.ingredients}>
        <Ingredients recipe={recipe} />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
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

function Allergens(props: { allergens: readonly Allergen[]; mayContain: readonly Allergen[] }) {
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

function Ingredients({ recipe }: { recipe: Recipe }) {
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
