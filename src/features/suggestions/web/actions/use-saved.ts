import { useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { forgetMeal, saveMeal } from '../../recipe-contract.ts'
import { dialogTexts } from '../dialogs/texts.ts'
import { RECIPE_KEY, SAVED_KEY, type Recipe, type SavedMeal } from '../queries.ts'
import { texts } from '../texts.ts'

interface Saving {
  dishId: number
  name: string
  isSaved: boolean
}

/** Keeps a dish, or keeps it no longer; the page shows it at once. */
export function useSaved() {
  const queryClient = useQueryClient()
  const { toasts } = useTexts(dialogTexts)
  const { card, toasts: errors } = useTexts(texts)
  const show = ({ dishId, isSaved }: Saving) => {
    queryClient.setQueriesData<Recipe>({ queryKey: RECIPE_KEY }, (recipe) =>
      recipe?.dishId === dishId ? { ...recipe, isSaved } : recipe,
    )
    if (isSaved) return
    queryClient.setQueriesData<SavedMeal[]>({ queryKey: SAVED_KEY }, (meals) =>
      meals?.filter((meal) => meal.dishId !== dishId),
    )
  }
  const { mutate, isPending } = useAction(
    ({ dishId, isSaved }: Saving) => call(isSaved ? saveMeal : forgetMeal, { id: dishId }),
    {
      mutationKey: SAVED_KEY,
      scope: 'saved-meals',
      errorTitle: errors.saveFailed,
      failed: errors.saveFailedText,
      optimistic: (saving) => {
        show(saving)
        return () => show({ ...saving, isSaved: !saving.isSaved })
      },
      // The button of a saved meal says so itself; one that goes from the page can be had back.
      onDone: (_answer, { dishId, name, isSaved }) => {
        if (isSaved) return
        const action = { label: card.undo, onPress: () => mutate({ dishId, name, isSaved: true }) }
        toast({ title: toasts.forgotten(name), action })
      },
      refreshes: [SAVED_KEY],
    },
  )
  return { save: mutate, isSaving: isPending }
}
