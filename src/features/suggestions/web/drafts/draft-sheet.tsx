import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { NumberStepper } from '#ui/fields/number-stepper.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import { errorText, isRefusal } from '#ui/forms/error-text.ts'
import { SERVINGS_MAX } from '../../rules.ts'
import { NutritionTable } from '../dialogs/nutrition-table.tsx'
import { Allergens, Ingredients, Part } from '../dialogs/recipe-parts.tsx'
import { StepList } from '../dialogs/step-list.tsx'
import { dialogTexts } from '../dialogs/texts.ts'
import { draftQuery, type RecipeDraft } from './queries.ts'
import { draftTexts } from './texts.ts'

export interface OpenDraft {
  id: number
  name: string
  /** Known where it was drafted just now. */
  servings?: number
}

interface DraftSheetProps {
  draft: OpenDraft
  onForget: () => void
  onClose: () => void
}

/** A drafted recipe whole, for so many people as sit at the table. */
export function DraftSheet({ draft, onForget, onClose }: DraftSheetProps) {
  const { sheet } = useTexts(draftTexts)
  const { recipe: words } = useTexts(dialogTexts)
  const [chosenServings, setChosenServings] = useState(draft.servings)
  const query = useQuery(draftQuery(useLanguage(), draft.id, chosenServings))
  const { data: recipe, error, isFetching, isPlaceholderData, refetch } = query
  const isRefused = isRefusal(error)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={draft.name}
      wide="end"
      footer={
        <Button variant="line" isBlock aria-haspopup="dialog" onClick={onForget}>
          <Trash2 />
          {sheet.forget}
        </Button>
      }
    >
      {isRefused ? (
        <Notice tone="bad" isLive title={sheet.failed}>
          {errorText(error, sheet.failedText)}
        </Notice>
      ) : recipe ? (
        <div aria-busy={isPlaceholderData || undefined} className="grid gap-6">
          <NumberStepper
            label={words.servings}
            min={1}
            max={SERVINGS_MAX}
            value={chosenServings ?? recipe.servings}
            onChange={setChosenServings}
          />
          <DraftDetails recipe={recipe} />
        </div>
      ) : error ? (
        <ErrorState
          title={sheet.failed}
          headingLevel={3}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {sheet.failedText}
        </ErrorState>
      ) : (
        <SkeletonGroup label={sheet.loading}>
          <Skeleton className="h-24 rounded-tile" />
          <Skeleton className="h-11 w-40" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
    </Sheet>
  )
}

function DraftDetails({ recipe }: { recipe: RecipeDraft }) {
  const { sheet } = useTexts(draftTexts)
  const { details } = useTexts(dialogTexts)
  const language = useLanguage()
  return (
    <>
      <Notice tone="warn">{recipe.description}</Notice>
      <p className="num text-note text-muted">
        {CUISINE_NAMES[recipe.cuisineType][language]}
        {'. '}
        {details.kitchen(recipe.preparationTime, recipe.activeMinutes)}
        {'. '}
        {recipe.keepsDays > 0 && `${details.keeps(recipe.keepsDays)}.`}
      </p>
      <Part title={details.allergens}>
        <Allergens allergens={recipe.allergens} mayContain={recipe.mayContain} />
      </Part>
      <NutritionTable recipe={recipe} />
      <Part title={details.ingredients}>
        <Ingredients recipe={recipe} />
      </Part>
      <Part title={sheet.steps}>
        <StepList steps={recipe.cookingSteps} />
      </Part>
    </>
  )
}
