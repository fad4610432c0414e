import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { changeMeal, removeMeal } from '../../contract.ts'
import { pickMeals } from '../../pick-contract.ts'
import type { Selection } from '../queries.ts'
import { refreshMeals, WRITE_KEY } from '../use-saving.ts'
import { useSelection } from '../use-selection.ts'
import { pickTexts } from './pick-texts.ts'

export type Picks = Output<typeof pickMeals>
type Picked = Picks['added'][number]

/** Has open meals of the open day, or of its week, chosen, and takes that back. */
export function usePick() {
  const texts = useTexts(pickTexts)
  const { selection, day, choices } = useSelection()
  const queryClient = useQueryClient()
  const [picks, setPicks] = useState<Picks>()
  const shared = {
    mutationKey: WRITE_KEY,
    scope: 'meal-selection',
    onSettled: () => refreshMeals(queryClient),
  }
  const sendPick = (isWholeWeek: boolean) => {
    const input = { subscriptionId: selection.subscriptionId, date: day.day, isWholeWeek }
    return call(pickMeals, input)
  }
  const pick = useAction(sendPick, {
    ...shared,
    done: ({ added, left }) =>
      added.length === 0 && left.length === 0
        ? { title: texts.full, variant: 'default' }
        : undefined,
    failed: texts.failed,
    optimistic: () => choices.forgetFailure(),
    onDone: setPicks,
  })
  const sendUndo = async (added: readonly Picked[]) => {
    for (const one of added) await takeBack(one, selection)
  }
  const undo = useAction(sendUndo, {
    ...shared,
    done: texts.undone,
    failed: texts.undoFailed,
    onDone: () => setPicks(undefined),
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
