import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, CallError } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { changeMeal, removeMeal } from '../../contract.ts'
import { pickMeals } from '../../pick-contract.ts'
import type { Selection } from '../queries.ts'
import { pageTexts } from '../texts/page-texts.ts'
import { refreshMeals, WRITE_KEY } from '../use-saving.ts'
import { useSelection } from '../use-selection.ts'
import { pickTexts } from './pick-texts.ts'

export type Picks = Output<typeof pickMeals>
type Picked = Picks['added'][number]

/** Has open meals of the open day, or of its week, chosen, and takes that back. */
export function usePick() {
  const texts = useTexts(pickTexts)
  const { error: errorTitle } = useTexts(pageTexts)
  const { selection, day, choices } = useSelection()
  const queryClient = useQueryClient()
  const [picks, setPicks] = useState<Picks>()
  const shared = {
    mutationKey: WRITE_KEY,
    scope: { id: 'meal-selection' },
    onSettled: () => refreshMeals(queryClient),
  }
  const say = (error: unknown, otherwise: string) =>
    toast({
      title: errorTitle,
      text: (error instanceof CallError && error.text) || otherwise,
      variant: 'destructive',
    })
  const pick = useMutation({
    ...shared,
    mutationFn: (isWholeWeek: boolean) => {
      const input = { subscriptionId: selection.subscriptionId, date: day.day, isWholeWeek }
      return call(pickMeals, input)
    },
    onMutate: () => choices.forgetFailure(),
    onSuccess: (answer) => {
      setPicks(answer)
      if (answer.added.length === 0 && answer.left.length === 0) toast({ title: texts.full })
    },
    onError: (error) => say(error, texts.failed),
  })
  const undo = useMutation({
    ...shared,
    mutationFn: async (added: readonly Picked[]) => {
      for (const one of added) await takeBack(one, selection)
    },
    onSuccess: () => {
      setPicks(undefined)
      toast({ title: texts.undone, variant: 'success' })
    },
    onError: (error) => say(error, texts.undoFailed),
  })
  return { picks, pick, undo }
}

/** What came with a pick goes; portions that were there before stay. */
async function takeBack({ id, quantity }: Picked, { days }: Selection): Promise<void> {
  const line = days.flatMap(({ meals }) => meals).find((meal) => meal.id === id)
  if (!line) return
  if (line.quantity <= quantity) await call(removeMeal, { id })
  else await call(changeMeal, { id, quantity: line.quantity - quantity })
}
