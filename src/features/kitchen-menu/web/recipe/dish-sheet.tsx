import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import type { KitchenDish } from '../menu/queries.ts'
import { DishForm } from './dish-form.tsx'
import { recipeQuery, type Recipe } from './queries.ts'
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

/** The form begins with the recipe as it is now, and stays when the menu changes under it. */
function StoredDish({ id, onClose }: { id: number; onClose: () => void }) {
  const { form: texts } = useTexts(recipeTexts)
  const [recipe, setRecipe] = useState<Recipe>()
  const { data, error, isFetching, refetch } = useQuery({
    ...recipeQuery(useLanguage(), id),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  if (!recipe && data && !isFetching) setRecipe(data)
  if (recipe) return <DishForm recipe={recipe} onClose={onClose} />
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
