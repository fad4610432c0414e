import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, CallError } from '#shared/wire/call.ts'
import type { Input } from '#shared/wire/endpoint.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { chooseAfterMiss } from '#features/shopping/orders-contract.ts'
import { LISTS_KEY, ORDERS_KEY } from '../../queries.ts'
import { missedTexts } from './missed-texts.ts'

type Choice = Omit<Input<typeof chooseAfterMiss>, 'id'>

/** Sends what the customer chose. */
export function useChoose(id: number, { done, onDone }: { done: string; onDone: () => void }) {
  const words = useTexts(missedTexts)
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (choice: Choice) => call(chooseAfterMiss, { id, ...choice }),
    onSuccess: () => {
      onDone()
      toast({ title: done, variant: 'success' })
    },
    onSettled: async (_, failure) => {
      if (failure instanceof CallError && failure.isNetwork) return
      await queryClient.invalidateQueries({ queryKey: ORDERS_KEY })
      await queryClient.invalidateQueries({ queryKey: LISTS_KEY })
    },
  })
  return {
    choose: mutate,
    isPending,
    failure: error === null ? undefined : errorText(error, words.notChosen),
  }
}
