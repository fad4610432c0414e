import { CookingPot } from 'lucide-react'
import { AllergyWarnings } from '#features/household/web/public.ts'
import { MEAL_TIMES, MEAL_TIME_NAMES } from '#shared/food/food.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { isUnsafe } from '../is-unsafe.ts'
import type { SuggestionDay } from '../queries.ts'
import { texts } from '../texts.ts'

/** What is accepted for today already, such as of a planned week. */
export function PlannedToday({ day: { planned } }: { day: SuggestionDay }) {
  const { planned: words, card } = useTexts(texts)
  const language = useLanguage()
  if (planned.length === 0) return null
  const meals = planned.toSorted(
    (one, other) => MEAL_TIMES.indexOf(one.mealType) - MEAL_TIMES.indexOf(other.mealType),
  )
  return (
    <section aria-labelledby="planned-today" className="rounded-tile bg-subtle px-4.5 py-3.5">
      <h2 id="planned-today" className="text-lg">
        {words.title}
      </h2>
      <ul className="mt-1 grid">
        {meals.map(({ acceptedId, mealType, name, warnings }) => (
          <li key={acceptedId} className="flex flex-wrap items-center gap-x-4">
            <span>
              <span className="text-muted">{MEAL_TIME_NAMES[mealType][language]}</span> {name}
            </span>
            {!isUnsafe({ warnings }) && (
              <a
                href={`/cook/${acceptedId}`}
                aria-label={card.of(words.cook, name)}
                className="text-link inline-flex min-h-11 items-center gap-1.5"
              >
                <CookingPot aria-hidden="true" />
                {words.cook}
              </a>
            )}
            <AllergyWarnings warnings={warnings} />
          </li>
        ))}
      </ul>
      <p className="text-note text-muted">{words.more}</p>
    </section>
  )
}
