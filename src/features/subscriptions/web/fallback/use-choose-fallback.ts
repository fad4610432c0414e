import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { chooseFallback } from '#features/meals/fallback-contract.ts'
import type { Fallback } from '#features/meals/rules.ts'
import { SUBSCRIPTIONS_KEY } from '../queries.ts'
import { fallbackTexts } from './fallback-texts.ts'

/** Saves what comes where nothing is chosen, for every day of a subscription. */
export function useChooseFallback(subscriptionId: number, onSaved: () => void = () => undefined) {
  const texts = useTexts(fallbackTexts)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (fallback: Fallback) => call(chooseFallback, { id: subscriptionId, fallback }),
    onSuccess: async ({ receiptNumber }) => {
      toast({ title: texts.success, text: texts.saved(receiptNumber), variant: 'success' })
      onSaved()
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['meal-selection'] }),
        queryClient.invalidateQueries({ queryKey: SUBSCRIPTIONS_KEY }),
      ])
    },
  })
}
