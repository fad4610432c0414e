import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AllergyWarnings } from '#features/household/web/public.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { NumberStepper } from '#ui/fields/number-stepper.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import { SERVINGS_MAX } from '../../rules.ts'
import { acceptedQuery, recipeQuery } from '../queries.ts'
import type { OpenDialog } from '../use-table.ts'
import { DetailsActions } from './details-actions.tsx'
import { MealDetails } from './meal-details.tsx'
import { MealSteps } from './meal-steps.tsx'
import { StepsActions } from './steps-actions.tsx'
import { dialogTexts } from './texts.ts'

/** A meal whole, or its steps, for so many people as sit at the table. */
export function MealSheet({ kind, meal, onClose }: OpenDialog & { onClose: () => void }) {
  const { recipe: words, steps } = useTexts(dialogTexts)
  const language = useLanguage()
  const [view, setView] = useState(kind)
  const { data: pages } = useInfiniteQuery(acceptedQuery(language))
  const accepted = pages?.pages.flat().find(({ id }) => id === meal.acceptedId)
  const [chosenServings, setChosenServings] = useState<number>()
  const servings = chosenServings ?? accepted?.servings ?? meal.servings
  const query = useQuery(
    recipeQuery(language, { dishId: meal.dishId, servings, portion: meal.portion }),
  )
  const { data: recipe, error, isFetching, isPlaceholderData, refetch } = query
  const isSteps = view === 'steps'
  const actions = isSteps ? (
    meal.acceptedId !== null && <StepsActions acceptedId={meal.acceptedId} />
  ) : (
    <DetailsActions meal={meal} isSaved={recipe?.isSaved} onSteps={() => setView('steps')} />
  )
  return (
    <Sheet
      key={view}
      isOpen
      onClose={onClose}
      title={isSteps ? steps.title(meal.name) : meal.name}
      wide="end"
      footer={actions}
    >
      {recipe ? (
        <div aria-busy={isPlaceholderData || undefined} className="grid gap-6">
          <NumberStepper
            label={words.servings}
            min={1}
            max={SERVINGS_MAX}
            value={servings}
            onChange={setChosenServings}
          />
          <AllergyWarnings warnings={recipe.warnings} />
          {isSteps ? (
            <MealSteps recipe={recipe} accepted={accepted} onCooked={onClose} />
          ) : (
            <MealDetails recipe={recipe} reasons={meal.reasons} />
          )}
        </div>
      ) : error ? (
        <ErrorState
          title={isSteps ? steps.none : words.failed}
          headingLevel={3}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {words.failedText}
        </ErrorState>
      ) : (
        <SheetSkeleton label={words.loading} />
      )}
    </Sheet>
  )
}

function SheetSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton className="h-11 w-40" />
      <Skeleton className="h-55 rounded-card" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-40" />
    </SkeletonGroup>
  )
}
