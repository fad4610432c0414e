import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { acceptMealWeek, lockWeekMeal, replaceWeekMeal } from '../../week-contract.ts'
import { toastError } from '../actions/toast-error.ts'
import { useRemoveMeal } from '../actions/use-remove-meal.ts'
import { useOnce } from '../actions/use-once.ts'
import { NUTRITION_KEY } from '../nutrition/queries.ts'
import { ACCEPTED_KEY } from '../queries.ts'
import { useWeekCache, type MealWeek, type WeekMeal } from './queries.ts'
import { weekTexts } from './texts.ts'

/** One change after the other: a plan that is made again knows of the last lock. */
export const WEEK_SCOPE = { id: 'meal-week' }

const mealsOf = ({ days }: MealWeek): WeekMeal[] => days.flatMap(({ meals }) => meals)

export const openMealsOf = (week: MealWeek): WeekMeal[] =>
  mealsOf(week).filter(({ acceptedId }) => acceptedId === null)

const locking =
  (id: number, isLocked: boolean) =>
  (week: MealWeek): MealWeek => ({
    ...week,
    days: week.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => (meal.id === id ? { ...meal, isLocked } : meal)),
    })),
  })

/** Holds a meal in its place or lets it go; the page shows it at once. */
export function useLock() {
  const { toasts } = useTexts(weekTexts)
  const { change, refreshView } = useWeekCache()
  const once = useOnce()
  const { mutate } = useMutation({
    networkMode: 'always',
    scope: WEEK_SCOPE,
    mutationFn: ({ id, isLocked }: WeekMeal) => call(lockWeekMeal, { id, isLocked: !isLocked }),
    onMutate: ({ id, isLocked }) => change(locking(id, !isLocked)),
    // A replacement that came in between knew nothing of it.
    onSuccess: (_answer, { id, isLocked }) => change(locking(id, !isLocked)),
    onError: async (error, { id, isLocked }) => {
      change(locking(id, isLocked))
      toastError(error, toasts.error, toasts.lockFailed)
      await refreshView()
    },
    onSettled: (_answer, _error, { id }) => once.end(id),
  })
  return (meal: WeekMeal) => once.start(meal.id, () => mutate(meal))
}

/** Another dish in a place; those that wait for one are known by their ids. */
export function useReplaceMeal() {
  const { toasts } = useTexts(weekTexts)
  const { replace, refreshView } = useWeekCache()
  const [waiting, setWaiting] = useState<ReadonlySet<number>>(new Set())
  const { mutateAsync: removeMeal } = useRemoveMeal()
  const once = useOnce()
  const { mutate } = useMutation({
    networkMode: 'always',
    scope: WEEK_SCOPE,
    mutationFn: async ({ id, acceptedId }: WeekMeal) => {
      if (acceptedId !== null) await removeMeal(acceptedId)
      return call(replaceWeekMeal, { id })
    },
    onMutate: ({ id }) => setWaiting((now) => new Set(now).add(id)),
    onSuccess: (week, before) => {
      replace(week)
      const now = mealsOf(week).find(({ id }) => id === before.id)
      if (now) toast({ title: toasts.replaced(before.name, now.name), variant: 'success' })
    },
    onError: async (error) => {
      toastError(error, toasts.error, toasts.replaceFailed)
      await refreshView()
    },
    onSettled: (_answer, _error, { id }) => {
      once.end(id)
      setWaiting((now) => new Set([...now].filter((one) => one !== id)))
    },
  })
  return { waiting, replaceMeal: (meal: WeekMeal) => once.start(meal.id, () => mutate(meal)) }
}

/** Takes all meals that are still open. */
export function useAcceptAll(onDone: () => void) {
  const { toasts } = useTexts(weekTexts)
  const queryClient = useQueryClient()
  const { replace } = useWeekCache()
  return useMutation({
    networkMode: 'always',
    scope: WEEK_SCOPE,
    mutationFn: ({ id }: MealWeek) => call(acceptMealWeek, { id }),
    onSuccess: async (week, before) => {
      replace(week)
      const left = openMealsOf(week).length
      toast({
        title: toasts.accepted(openMealsOf(before).length - left),
        ...(left > 0 && { text: toasts.left(left) }),
        variant: 'success',
      })
      onDone()
      await Promise.all(
        [ACCEPTED_KEY, NUTRITION_KEY].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      )
    },
    onError: (error) => {
      toastError(error, toasts.error, toasts.acceptFailed)
      onDone()
    },
  })
}
