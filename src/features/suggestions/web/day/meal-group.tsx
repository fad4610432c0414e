import { useId } from 'react'
import { MEAL_TIME_NAMES, type MealTime } from '#shared/food/food.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import type { Suggestion } from '../queries.ts'
import { texts } from '../texts.ts'
import { SuggestionSlot } from '../card/suggestion-slot.tsx'

interface MealGroupProps {
  mealTime: MealTime
  suggestions: readonly Suggestion[]
}

/** The suggestions of a meal; each place keeps its card when another dish comes. */
export function MealGroup({ mealTime, suggestions }: MealGroupProps) {
  const { group } = useTexts(texts)
  const language = useLanguage()
  const headingId = useId()
  const all = suggestions.length
  const open = suggestions.filter(({ accepted }) => !accepted).length
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3.5">
        <h2 id={headingId} className="text-2xl">
          {MEAL_TIME_NAMES[mealTime][language]}
        </h2>
        {all > 0 && (
          <span className="num text-muted">
            {open === all
              ? group.count(all)
              : open === 0
                ? group.allAccepted
                : group.open(open, all)}
          </span>
        )}
      </div>
      {all === 0 ? (
        <p className="text-muted">{group.noLunch}</p>
      ) : (
        <ul className="grid gap-5.5 md:grid-cols-2">
          {suggestions.map((suggestion, place) => (
            <SuggestionSlot key={place} suggestion={suggestion} />
          ))}
        </ul>
      )}
    </section>
  )
}
