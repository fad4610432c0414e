import { useInfiniteQuery } from '@tanstack/react-query'
import { CookingPot } from 'lucide-react'
import { useId, useState } from 'react'
import { AllergyWarnings } from '#features/household/web/public.ts'
import { clothOf, PLATES_VERSION } from '#features/plates/web/public.ts'
import { dayOf, formatDay } from '#shared/dates.ts'
import { productNow } from '#shared/page/product-now.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import { dialogTexts } from '../dialogs/texts.ts'
import { shownAccepted } from '../card/shown-meal.ts'
import { isUnsafe } from '../is-unsafe.ts'
import { acceptedQuery, type AcceptedMeal } from '../queries.ts'
import { RemoveMeal } from '../remove-meal.tsx'
import { texts } from '../texts.ts'
import type { OpenDialog } from '../use-table.ts'
import { inOrder } from './in-order.ts'
import { SavedSkeleton } from './saved-skeleton.tsx'
import { savedTexts } from './texts.ts'

const AT_A_TIME = 6

interface KeptProps {
  show: (dialog: OpenDialog) => void
}

/** What was taken: from today on first. */
export function AcceptedMeals({ show }: KeptProps) {
  const { accepted } = useTexts(savedTexts)
  const { steps } = useTexts(dialogTexts)
  const headingId = useId()
  const [shown, setShown] = useState(AT_A_TIME)
  const query = useInfiniteQuery(acceptedQuery(useLanguage()))
  const [today] = useState(() => dayOf(productNow()))
  const meals = query.data && inOrder(query.data.pages.flat(), today)
  const showOlder = () => {
    setShown(shown + AT_A_TIME)
    if (meals && shown + AT_A_TIME >= meals.length && query.hasNextPage) void query.fetchNextPage()
  }
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="text-2xl">
        {accepted.title}
      </h2>
      {!meals && query.error ? (
        <ErrorState
          title={accepted.failed}
          headingLevel={3}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {accepted.failedText}
        </ErrorState>
      ) : !meals ? (
        <SavedSkeleton label={accepted.loading} />
      ) : meals.length === 0 ? (
        <p className="text-muted">
          {accepted.none} {steps.none}
        </p>
      ) : (
        <ul className="grid gap-x-5.5 gap-y-3 lg:grid-cols-2">
          {meals.slice(0, shown).map((meal) => (
            <AcceptedRow key={meal.id} meal={meal} show={show} />
          ))}
        </ul>
      )}
      {meals && (meals.length > shown || query.hasNextPage) && (
        <Button
          variant="soft"
          size="sm"
          className="justify-self-center"
          isPending={query.isFetchingNextPage}
          onClick={showOlder}
        >
          {accepted.older}
        </Button>
      )}
    </section>
  )
}

function AcceptedRow({ meal, show }: KeptProps & { meal: AcceptedMeal }) {
  const { accepted } = useTexts(savedTexts)
  const { card } = useTexts(texts)
  const language = useLanguage()
  const isCooked = meal.cookedAt !== null
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-line border-hairline bg-card p-3">
      <Cloth colour={clothOf({ cuisine: meal.cuisineType })} corner="tile" className="p-1.5">
        <Plate slug={meal.slug} version={PLATES_VERSION} size={60} alt="" />
      </Cloth>
      <div className="grid min-w-40 flex-1 justify-items-start gap-0.5">
        <h3 className="text-lg">
          <button
            type="button"
            aria-haspopup="dialog"
            className="min-h-6 text-start hover:underline"
            onClick={() => show({ kind: 'details', meal: shownAccepted(meal) })}
          >
            {meal.mealName}
          </button>
        </h3>
        <p className="num text-note text-muted">
          {accepted.facts(formatDay(meal.date, language, 'short'), meal.servings)}
        </p>
        <Chip tone={isCooked ? 'ok' : 'quiet'}>
          {!isCooked
            ? accepted.toCook
            : meal.rating === null
              ? accepted.cooked
              : accepted.rated(meal.rating)}
        </Chip>
        {!isCooked && <AllergyWarnings warnings={meal.warnings} />}
        {!isCooked && isUnsafe(meal) && <RemoveMeal acceptedId={meal.id} name={meal.mealName} />}
      </div>
      <Button
        variant="soft"
        size="sm"
        className="max-sm:w-full"
        aria-label={card.of(card.steps, meal.mealName)}
        onClick={() => show({ kind: 'steps', meal: shownAccepted(meal) })}
      >
        <CookingPot />
        {card.steps}
      </Button>
    </li>
  )
}
