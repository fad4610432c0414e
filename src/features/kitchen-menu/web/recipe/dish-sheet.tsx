import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import type { KitchenDish } from '../menu/queries.ts'
import { DishForm } from './dish-form.tsx'
import { recipeQuery } from './queries.ts'
import { recipeTexts } from './recipe-texts.ts'

interface DishSheetProps {
  /** The dish to change; left out for a new one. */
  dish?: KitchenDish | undefined
  onClose: () => void
}

export function DishSheet({ dish, onClose }: DishSheetProps) {
  const { form: texts } = useTexts(recipeTexts)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={dish ? texts.editTitle(dish.name) : texts.newTitle}
      wide="end"
    >
      {dish ? <StoredDish id={dish.id} onClose={onClose} /> : <DishForm onClose={onClose} />}
    </Sheet>
  )
}

function StoredDish({ id, onClose }: { id: number; onClose: () => void }) {
  const { form: texts } = useTexts(recipeTexts)
  const { data, error, isFetching, refetch } = useQuery({
    ...recipeQuery(useLanguage(), id),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  if (data && !isFetching) return <DishForm recipe={data} onClose={onClose} />
  if (error) {
    return (
      <ErrorState
        title={texts.failed}
        headingLevel={3}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {texts.failedLead}
      </ErrorState>
    )
  }
  return (
    <SkeletonGroup label={texts.loading}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} className="h-13" />
      ))}
    </SkeletonGroup>
  )
}
