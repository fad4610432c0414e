import { Check, Clock3, Users } from 'lucide-react'
import { useId } from 'react'
import { AllergyWarnings } from '#features/household/web/public.ts'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { cx } from '#ui/cx.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import type { Suggestion } from '../queries.ts'
import { texts } from '../texts.ts'
import { useTable } from '../use-table.ts'
import { AcceptedActions, OpenActions } from './card-actions.tsx'
import { CardCloth } from './card-cloth.tsx'
import { CardMenu } from './card-menu.tsx'
import { Nutrition } from './nutrition.tsx'
import { shownMeal } from './shown-meal.ts'

const SHOWN_INGREDIENTS = 3

interface SuggestionCardProps {
  suggestion: Suggestion
  /** Something is on its way for it: nothing can be pressed. */
  isBusy: boolean
}

/** A dish that is proposed, or that was taken. */
export function SuggestionCard({ suggestion, isBusy }: SuggestionCardProps) {
  const { card } = useTexts(texts)
  const { mealOf, show } = useTable()
  const headingId = useId()
  const isCooked = Boolean(mealOf(suggestion)?.cookedAt)
  return (
    <article
      aria-labelledby={headingId}
      aria-busy={isBusy || undefined}
      className={cx(
        'grid grid-rows-[auto_1fr] overflow-hidden rounded-card bg-card',
        suggestion.accepted ? 'border-2 border-ok' : 'border-line border-hairline',
      )}
    >
      <CardCloth suggestion={suggestion} />
      <div className="flex flex-col p-5.5 pt-5">
        <div className="flex items-start justify-between gap-3">
          <h3 id={headingId} tabIndex={-1} className="text-[1.375rem] outline-none">
            <button
              type="button"
              aria-haspopup="dialog"
              className="min-h-7 text-start hover:underline"
              onClick={() => show({ kind: 'details', meal: shownMeal(suggestion) })}
            >
              {suggestion.name}
            </button>
          </h3>
          {suggestion.accepted ? (
            <Chip tone="ok" icon={<Check />}>
              {isCooked ? card.cooked : card.inPlan}
            </Chip>
          ) : (
            <CardMenu suggestion={suggestion} isBusy={isBusy} />
          )}
        </div>
        <CardFacts suggestion={suggestion} />
        <p className="mt-2 line-clamp-2 text-note">{suggestion.description}</p>
        <AllergyWarnings warnings={suggestion.warnings} />
        <Nutrition {...suggestion} />
        <Ingredients names={suggestion.ingredients} />
        {suggestion.accepted ? (
          <AcceptedActions suggestion={suggestion} isCooked={isCooked} />
        ) : (
          <OpenActions suggestion={suggestion} isBusy={isBusy} />
        )}
      </div>
    </article>
  )
}

function CardFacts({ suggestion }: { suggestion: Suggestion }) {
  const { card } = useTexts(texts)
  const language = useLanguage()
  return (
    <p className="num mt-1 flex flex-wrap gap-x-4 gap-y-1 text-note text-muted">
      <span>{CUISINE_NAMES[suggestion.cuisineType][language]}</span>
      <span className="inline-flex items-center gap-1.5">
        <Clock3 aria-hidden="true" />
        {card.minutes(suggestion.preparationTime)}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Users aria-hidden="true" />
        {card.servings(suggestion.servings)}
      </span>
    </p>
  )
}

function Ingredients({ names }: { names: readonly string[] }) {
  const { card } = useTexts(texts)
  const comma = useLanguage() === 'ar' ? '، ' : ', '
  const rest = names.length - SHOWN_INGREDIENTS
  return (
    <p className="num mt-3.5 text-note text-muted">
      {names.slice(0, SHOWN_INGREDIENTS).join(comma)}{' '}
      {rest > 0 && (
        <>
          <bdi dir="ltr" aria-hidden="true">
            +{rest}
          </bdi>
          <span className="sr-only">{card.moreIngredients(rest)}</span>
        </>
      )}
    </p>
  )
}
