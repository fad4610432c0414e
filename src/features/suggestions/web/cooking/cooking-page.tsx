import { useQuery } from '@tanstack/react-query'
import { CallError } from '#shared/wire/call.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { useLastAnswer } from '../use-last-answer.ts'
import { CookingMode } from './cooking-mode.tsx'
import { SUGGESTIONS_PATH } from './paths.ts'
import { acceptedMealQuery, cookedRecipeQuery, type AcceptedMeal } from './queries.ts'
import { cookingTexts } from './texts.ts'
import { useCooking } from './use-cooking.ts'

/** Full-screen cooking of an accepted meal. */
export function CookingPage({ acceptedId }: { acceptedId: number }) {
  const { page } = useTexts(cookingTexts)
  const meal = useQuery(acceptedMealQuery(useLanguage(), acceptedId))
  const known = useLastAnswer(meal)
  if (known) return <MealToCook meal={known} />
  if (known === undefined && !meal.error) return <CookingSkeleton />
  const toSuggestions = (variant: 'primary' | 'line') => (
    <LinkButton variant={variant} href={SUGGESTIONS_PATH}>
      {page.toSuggestions}
    </LinkButton>
  )
  return (
    <main className="grid min-h-dvh place-items-center p-(--gutter)">
      {meal.error ? (
        <ErrorState
          headingLevel={1}
          title={page.failed}
          isRetrying={meal.isFetching}
          onRetry={() => void meal.refetch()}
          reference={meal.error instanceof CallError ? meal.error.requestId : undefined}
          more={toSuggestions('line')}
        >
          {page.failedText}
        </ErrorState>
      ) : (
        <EmptyState headingLevel={1} title={page.notFound} action={toSuggestions('primary')}>
          {page.notFoundText}
        </EmptyState>
      )}
    </main>
  )
}

function MealToCook({ meal }: { meal: AcceptedMeal }) {
  const { page } = useTexts(cookingTexts)
  const { store, kept } = useCooking(meal.id)
  const servings = kept.servings ?? meal.servings
  const recipe = useQuery(cookedRecipeQuery(useLanguage(), meal, servings))
  const known = useLastAnswer(recipe)
  if (known) {
    const missing = recipe.error ? 'stale' : 'coming'
    return (
      <CookingMode
        meal={meal}
        recipe={known}
        servings={servings}
        kept={kept}
        store={store}
        amounts={recipe.data ? 'right' : missing}
      />
    )
  }
  if (!recipe.error) return <CookingSkeleton />
  return (
    <main className="grid min-h-dvh place-items-center p-(--gutter)">
      <ErrorState
        headingLevel={1}
        title={page.failed}
        isRetrying={recipe.isFetching}
        onRetry={() => void recipe.refetch()}
      >
        {page.failedText}
      </ErrorState>
    </main>
  )
}

function CookingSkeleton() {
  const { page } = useTexts(cookingTexts)
  return (
    <main className="min-h-dvh bg-subtle">
      <SkeletonGroup label={page.loading} className="mx-auto grid max-w-prose gap-6 p-6 pt-56">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-24 rounded-card" />
      </SkeletonGroup>
    </main>
  )
}
