import { CookingPot, Truck, CalendarCheck } from 'lucide-react'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { MEAL_TIME_NAMES } from '#shared/food/food.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { formatNumber } from '../format-number.ts'
import type { EatenMeal } from './queries.ts'
import type { Source } from './sources.ts'
import { nutritionTexts } from './texts.ts'

const LOOKS = {
  delivered: { tone: 'ok', Icon: Truck },
  cooked: { tone: 'info', Icon: CookingPot },
  accepted: { tone: 'quiet', Icon: CalendarCheck },
} as const satisfies Record<Source, object>

/** What the day is made of, and where each meal comes from. */
export function EatenMeals({ meals }: { meals: readonly EatenMeal[] }) {
  const { meals: words, sources } = useTexts(nutritionTexts)
  const language = useLanguage()
  return (
    <section aria-labelledby="eaten-meals" className="grid gap-3.5">
      <h2 id="eaten-meals" className="text-2xl">
        {words.title}
      </h2>
      <ul className="grid gap-2.5">
        {meals.map((meal, place) => {
          const { tone, Icon } = LOOKS[meal.source]
          return (
            <li
              key={place}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 rounded-tile border-line border-hairline bg-card p-3.5 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]"
            >
              <Plate slug={meal.slug} version={PLATES_VERSION} size={56} alt="" />
              <div className="min-w-0">
                <p className="text-sm text-muted">{MEAL_TIME_NAMES[meal.mealType][language]}</p>
                <h3 className="text-md leading-snug">{meal.name}</h3>
                <p className="num text-note text-muted">
                  {words.facts(
                    formatNumber(meal.calories, language),
                    meal.protein,
                    meal.carbs,
                    meal.fat,
                  )}
                </p>
              </div>
              <Chip tone={tone} icon={<Icon />} className="max-sm:col-start-2">
                {sources[meal.source]}
              </Chip>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
