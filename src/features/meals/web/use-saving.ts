import {
  useIsMutating,
  useMutationState,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { useLiveEvents } from '#ui/live.ts'
import { useTexts } from '#ui/texts.ts'
import { saved, type Change } from './optimistic.ts'
import { DISHES_KEY, SELECTION_KEY, type ChosenMeal, type Selection } from './queries.ts'
import { menuTexts } from './texts/menu-texts.ts'

export const WRITE_KEY = [...SELECTION_KEY, 'write']

/** What the server wants to be agreed to before it adds portions past the paid ones. */
export interface ExtraQuestion {
  dishName: string
  mealTime: MealTime
  /** AED for all portions that are added. */
  price: number
  agree: () => void
}

/** Why the last change was not taken, where the page has to say more than a toast can. */
export interface ChoiceError {
  text: string
  nextOpenDate: Day | undefined
}

/** One change on its way to the server. */
export interface Task {
  dishName: string
  mealTime: MealTime
  /** Shown before the answer. */
  preview: Change
  send: (extraPrice: number | undefined) => Promise<{ meal?: ChosenMeal }>
  extraPrice?: number
  said: string
  failed: string
  undo?: () => void
}

/** Shows changes at once and saves them one after the other. */
export function useSaving(selection: Selection, onQuestion: (question: ExtraQuestion) => void) {
  const { said } = useTexts(menuTexts)
  const weeks = useCachedWeeks(selection.subscriptionId)
  const [announced, announce] = useState('')
  const [failure, setFailure] = useState<ChoiceError>()
  const { mutate } = useAction((task: Task) => task.send(task.extraPrice), {
    mutationKey: WRITE_KEY,
    scope: 'meal-selection',
    // The page says that a change waits.
    waitsForNetwork: true,
    done: (_saved, { said: title, undo: onPress }) =>
      onPress && { title, action: { label: said.undo, onPress } },
    failed: (error, task) => errorText(error, task.failed),
    optimistic: ({ preview }) => {
      setFailure(undefined)
      weeks.apply(preview)
    },
    onDone: ({ meal }, task) => {
      if (meal) weeks.apply(saved(meal))
      if (!task.undo) announce(task.said)
    },
    onRefused: {
      extra_to_confirm: ({ details }, task) => {
        ask(task, Number(details['extraPrice']))
        return true
      },
      cutoff_passed: (error, task) =>
        setFailure({
          text: errorText(error, task.failed),
          nextOpenDate: dayIn(error.details['nextOpenDate']),
        }),
    },
    onSettled: weeks.settle,
  })
  const ask = (task: Task, price: number) =>
    onQuestion({
      dishName: task.dishName,
      mealTime: task.mealTime,
      price,
      agree: () => mutate({ ...task, extraPrice: price }),
    })
  /** What comes on top of the plan is asked before it is sent. */
  const save = (task: Task) => {
    const price = extrasOfWeek(task.preview(selection)) - extrasOfWeek(selection)
    if (price > 0) ask(task, price)
    else mutate(task)
  }
  return { save, announced, failure, forgetFailure: () => setFailure(undefined) }
}

/** Changes that wait for the network or for their answer. */
export function useUnsavedChoices(): { count: number; isWaiting: boolean } {
  const states = useMutationState({
    filters: { mutationKey: WRITE_KEY, status: 'pending' },
    select: ({ state }) => state.isPaused,
  })
  return { count: useIsMutating({ mutationKey: WRITE_KEY }), isWaiting: states.some(Boolean) }
}

/** Follows what the kitchen, a job or another device does to the days. */
export function useLiveSelection(): void {
  const queryClient = useQueryClient()
  const readAgain = () => {
    if (queryClient.isMutating({ mutationKey: WRITE_KEY }) > 0) return
    void queryClient.invalidateQueries({ queryKey: SELECTION_KEY })
  }
  useLiveEvents('/api/events', { 'delivery-changed': readAgain }, readAgain)
}

export const refreshMeals = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [SELECTION_KEY, DISHES_KEY, ['deliveries']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )

/** Every week of the subscription that the browser holds. */
function useCachedWeeks(subscriptionId: number) {
  const queryClient = useQueryClient()
  return {
    apply: (change: Change) => {
      void queryClient.cancelQueries({ queryKey: SELECTION_KEY })
      queryClient.setQueriesData<Selection>(
        {
          queryKey: SELECTION_KEY,
          predicate: ({ queryKey }) => queryKey[2] === subscriptionId,
        },
        (week) => week && change(week),
      )
    },
    /** After the last change of a row everything is looked up again. */
    settle: async () => {
      if (queryClient.isMutating({ mutationKey: WRITE_KEY }) > 1) return
      await refreshMeals(queryClient)
    },
  }
}

const extrasOfWeek = ({ days }: Selection): number =>
  days.reduce((sum, { extrasTotal }) => sum + extrasTotal, 0)

/** The server knows another price than the page did. */
const dayIn = (value: unknown): Day | undefined => (typeof value === 'string' ? value : undefined)
