import { clothOf, PLATES_VERSION } from '#features/plates/web/public.ts'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { Plate } from '#ui/food/plate.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { Star } from '#ui/layout/star.tsx'
import { useTexts } from '#ui/texts.ts'
import type { Recipe, Suggestion } from '../queries.ts'
import { NutritionTable } from './nutrition-table.tsx'
import { Allergens, Ingredients, Part } from './recipe-parts.tsx'
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
