import { useQuery } from '@tanstack/react-query'
import { BookmarkX } from 'lucide-react'
import { useId } from 'react'
import { clothOf, PLATES_VERSION } from '#features/plates/web/public.ts'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { DishCard } from '#ui/food/dish-card.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { useSaved } from '../actions/use-saved.ts'
import { shownSaved } from '../card/shown-meal.ts'
import { savedQuery, type SavedMeal } from '../queries.ts'
import { texts } from '../texts.ts'
import type { OpenDialog } from '../use-table.ts'
import { SavedSkeleton } from './saved-skeleton.tsx'
import { savedTexts } from './texts.ts'

interface SavedMealsProps {
  show: (dialog: OpenDialog) => void
  /** Nothing at all where there is nothing to show. */
  isQuietWhenEmpty?: boolean
}

/** Dishes that the customer keeps, the latest first. */
export function SavedMeals({ show, isQuietWhenEmpty }: SavedMealsProps) {
  const { saved } = useTexts(savedTexts)
  const headingId = useId()
  const { data: meals, error, isFetching, refetch } = useQuery(savedQuery(useLanguage()))
  const { save } = useSaved()
  if (isQuietWhenEmpty && !meals?.length) return null
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="text-2xl">
        {saved.title}
      </h2>
      {!meals && error ? (
        <ErrorState
          title={saved.failed}
          headingLevel={3}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {saved.failedText}
        </ErrorState>
      ) : !meals ? (
        <SavedSkeleton label={saved.loading} />
      ) : meals.length === 0 ? (
        <p className="text-muted">{saved.none}</p>
      ) : (
        <ul className="grid gap-x-5.5 md:grid-cols-3 md:gap-y-6 xl:grid-cols-4">
          {meals.map((meal) => (
            <SavedTile
              key={meal.dishId}
              meal={meal}
              onOpen={() => show({ kind: 'details', meal: shownSaved(meal) })}
              onForget={() => save({ dishId: meal.dishId, name: meal.name, isSaved: false })}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface SavedTileProps {
  meal: SavedMeal
  onOpen: () => void
  onForget: () => void
}

function SavedTile({ meal, onOpen, onForget }: SavedTileProps) {
  const { saved } = useTexts(savedTexts)
  const { card } = useTexts(texts)
  const language = useLanguage()
  return (
    <li className="relative grid">
      <DishCard
        name={meal.name}
        plate={{ slug: meal.slug, version: PLATES_VERSION }}
        cloth={clothOf({ cuisine: meal.cuisineType })}
        facts={
          <>
            <span>{CUISINE_NAMES[meal.cuisineType][language]}</span>
            <span>{card.minutes(meal.preparationTime)}</span>
            <span>
              {meal.calories} {card.kcal}
            </span>
          </>
        }
        onOpen={onOpen}
      />
      <IconButton
        label={card.of(saved.forget, meal.name)}
        icon={<BookmarkX />}
        variant="line"
        className="absolute end-2.5 top-2.5 z-1 bg-card max-md:end-0 max-md:top-auto max-md:bottom-4"
        onClick={onForget}
      />
    </li>
  )
}
