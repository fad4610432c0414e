import { useQueryClient } from '@tanstack/react-query'
import { Check, CookingPot, RotateCcw, Snowflake } from 'lucide-react'
import { useState } from 'react'
import { call, CallError } from '#shared/wire/call.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { markCooked } from '#features/suggestions/accepted-contract.ts'
import { refreshAfterCooking } from '../../actions/use-cooked.ts'
import { acceptedMealQuery, type AcceptedMeal, type Recipe } from '../queries.ts'
import { dialogTexts } from '../../dialogs/texts.ts'
import { reorderPath } from '../../paths.ts'
import { SUGGESTIONS_PATH } from '../paths.ts'
import { StarRating } from './star-rating.tsx'
import { cookingTexts } from '../texts.ts'

interface FinishViewProps {
  meal: AcceptedMeal
  recipe: Recipe
  servings: number
  onCooked: () => void
}

/** The last page: it was cooked, how it was, and what becomes of the rest. */
export function FinishView({ meal, recipe, servings, onCooked }: FinishViewProps) {
  const { finish } = useTexts(cookingTexts)
  const { steps } = useTexts(dialogTexts)
  const [rating, setRating] = useState(meal.rating)
  const { save, isSaving, failure } = useCooked(meal, onCooked)
  const isCooked = meal.cookedAt !== null
  const isNewRating = rating !== null && rating !== meal.rating
  return (
    <div className="rise-in grid gap-6 pt-2">
      <div className="grid gap-1">
        <h2 className="text-3xl">{finish.title}</h2>
        <p className="text-muted">{finish.lead}</p>
      </div>
      <StarRating value={rating} onChange={setRating} />
      {failure !== undefined && (
        <Notice tone="bad" isLive>
          {failure}
        </Notice>
      )}
      {isCooked && (
        <Notice tone="ok" isLive icon={<Check />}>
          {finish.cooked} {meal.rating !== null && !isNewRating && finish.thanks}
        </Notice>
      )}
      <div className="grid gap-3">
        {!isCooked && (
          <Button size="lg" isBlock isPending={isSaving} onClick={() => save({ rating, servings })}>
            <CookingPot />
            {finish.cook}
          </Button>
        )}
        {isCooked && isNewRating && (
          <Button size="lg" isBlock isPending={isSaving} onClick={() => save({ rating })}>
            {finish.saveRating}
          </Button>
        )}
        {isCooked && !isNewRating && (
          <LinkButton size="lg" isBlock href={SUGGESTIONS_PATH}>
            {finish.done}
          </LinkButton>
        )}
        {isCooked && (
          <LinkButton variant="line" size="lg" isBlock href={reorderPath(meal.id)}>
            <RotateCcw />
            {steps.reorder}
          </LinkButton>
        )}
      </div>
      <Notice icon={<Snowflake />}>
        {recipe.keepsDays > 0 ? finish.keeps(recipe.keepsDays) : finish.eatNow}
      </Notice>
    </div>
  )
}

/** Sends it to the server; its answer takes the meal's place in both languages. */
function useCooked(meal: AcceptedMeal, onCooked: () => void) {
  const { finish } = useTexts(cookingTexts)
  const language = useLanguage()
  const queryClient = useQueryClient()
  const send = (input: { rating: number | null; servings?: number }) =>
    call(markCooked, { id: meal.id, ...input })
  const { mutate, isPending, failure } = useAction(send, {
    failed: (error) =>
      error instanceof CallError && !error.isNetwork ? error.text || finish.failed : finish.network,
    isErrorInPage: true,
    onDone: async (cooked) => {
      queryClient.setQueryData(acceptedMealQuery(language, meal.id).queryKey, cooked)
      onCooked()
      await refreshAfterCooking(queryClient)
    },
  })
  return { save: mutate, isSaving: isPending, failure }
}
