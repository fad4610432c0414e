import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { forgetMeal, saveMeal } from '../../recipe-contract.ts'
import { dialogTexts } from '../dialogs/texts.ts'
import { RECIPE_KEY, SAVED_KEY, type Recipe, type SavedMeal } from '../queries.ts'
import { texts } from '../texts.ts'
import { toastError } from './toast-error.ts'

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
  const { mutate, isPending } = useMutation({
    mutationKey: SAVED_KEY,
    scope: { id: 'saved-meals' },
    networkMode: 'always',
    mutationFn: ({ dishId, isSaved }: Saving) =>
      call(isSaved ? saveMeal : forgetMeal, { id: dishId }),
    onMutate: show,
    // The button of a saved meal says so itself; one that goes from the page can be had back.
    onSuccess: (_answer, { dishId, name, isSaved }) => {
      if (isSaved) return
      const action = { label: card.undo, onPress: () => mutate({ dishId, name, isSaved: true }) }
      toast({ title: toasts.forgotten(name), action })
    },
    onError: (error, saving) => {
      show({ ...saving, isSaved: !saving.isSaved })
      toastError(error, errors.saveFailed, errors.saveFailedText)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: SAVED_KEY }),
  })
  return { save: mutate, isSaving: isPending }
}
