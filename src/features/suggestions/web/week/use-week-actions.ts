import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { acceptMealWeek, lockWeekMeal, replaceWeekMeal } from '../../week-contract.ts'
import { useRemoveMeal } from '../remove-meal.tsx'
import { useOnce } from '../actions/use-once.ts'
import { NUTRITION_KEY } from '../nutrition/queries.ts'
import { ACCEPTED_KEY } from '../queries.ts'
import { useWeekCache, type MealWeek, type WeekMeal } from './queries.ts'
import { weekTexts } from './texts.ts'

/** One change after the other: a plan that is made again knows of the last lock. */
export const WEEK_SCOPE = 'meal-week'

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
  const { mutate } = useAction(
    ({ id, isLocked }: WeekMeal) => call(lockWeekMeal, { id, isLocked: !isLocked }),
    {
      scope: WEEK_SCOPE,
      failed: toasts.lockFailed,
      optimistic: ({ id, isLocked }) => {
        change(locking(id, !isLocked))
        return () => change(locking(id, isLocked))
      },
      // A replacement that came in between knew nothing of it.
      onDone: (_answer, { id, isLocked }) => change(locking(id, !isLocked)),
      onSettled: async ({ id }, error) => {
        once.end(id)
        if (error) await refreshView()
      },
    },
  )
  return (meal: WeekMeal) => once.start(meal.id, () => mutate(meal))
}

/** Another dish in a place; those that wait for one are known by their ids. */
export function useReplaceMeal() {
  const { toasts } = useTexts(weekTexts)
  const { replace, refreshView } = useWeekCache()
  const [waiting, setWaiting] = useState<ReadonlySet<number>>(new Set())
  const { mutateAsync: removeMeal } = useRemoveMeal()
  const once = useOnce()
  const stopWaiting = (id: number) =>
    setWaiting((now) => new Set([...now].filter((one) => one !== id)))
  const send = async ({ id, acceptedId }: WeekMeal) => {
    if (acceptedId !== null) await removeMeal({ id: acceptedId })
    return call(replaceWeekMeal, { id })
  }
  const { mutate } = useAction(send, {
    scope: WEEK_SCOPE,
    done: (week, before) => {
      const now = mealsOf(week).find(({ id }) => id === before.id)
      return now && toasts.replaced(before.name, now.name)
    },
    failed: toasts.replaceFailed,
    optimistic: ({ id }) => setWaiting((now) => new Set(now).add(id)),
    onDone: replace,
    onSettled: async ({ id }, error) => {
      once.end(id)
      stopWaiting(id)
      if (error) await refreshView()
    },
  })
  return { waiting, replaceMeal: (meal: WeekMeal) => once.start(meal.id, () => mutate(meal)) }
}

/** Takes all meals that are still open. */
export function useAcceptAll(onDone: () => void) {
  const { toasts } = useTexts(weekTexts)
  const { replace } = useWeekCache()
  return useAction(({ id }: MealWeek) => call(acceptMealWeek, { id }), {
    scope: WEEK_SCOPE,
    done: (week, before) => {
      const left = openMealsOf(week).length
      return {
        title: toasts.accepted(openMealsOf(before).length - left),
        ...(left > 0 && { text: toasts.left(left) }),
      }
    },
    failed: toasts.acceptFailed,
    onDone: replace,
    onSettled: onDone,
    refreshes: [ACCEPTED_KEY, NUTRITION_KEY],
  })
}
