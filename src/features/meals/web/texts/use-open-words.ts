import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import type { MealTime } from '#shared/food/food.ts'
import { lacksMeal } from '../paid-day.ts'
import type { SelectionDay } from '../queries.ts'
import { useMealName } from '../use-meal-name.ts'
import { useSelection } from '../use-selection.ts'
import { menuTexts } from './menu-texts.ts'
import { pageTexts } from './page-texts.ts'

/** "dinner", "lunch and dinner": within a sentence. */
function useMealNames(): (mealTimes: readonly MealTime[], on: string) => string {
  const { times } = useTexts(pageTexts)
  const language = useLanguage()
  const nameOf = useMealName()
  return (mealTimes, on) =>
    [...new Set(mealTimes)]
      .map((mealTime) => nameOf(mealTime, on))
      .map((name) => (language === 'en' ? name.toLowerCase() : name))
      .join(times.and)
}

/** How much of a day's paid meals is chosen, and once some are, which are open. */
export function useOpenWords(): (day: SelectionDay) => string {
  const { days } = useTexts(pageTexts)
  const namesOf = useMealNames()
  return (day) => {
    const { paidPicked, paid, open, picked } = day
    return lacksMeal(day) && picked > 0 && open.length > 0
      ? days.partly(paidPicked, paid, namesOf(open, day.day))
      : days.picked(paidPicked, paid)
  }
}

/**
 * Why one more meal at a meal time of the open day is an extra, and what is open all the same; empty
 * where that meal time takes one more, but not so many.
 */
export function useWhyExtra(): (mealTime: MealTime) => string {
  const { why } = useTexts(menuTexts)
  const namesOf = useMealNames()
  const { day } = useSelection()
  return (mealTime) => {
    if (day.open.includes(mealTime)) return ''
    return day.open.length > 0
      ? why.ofMealTime(namesOf([mealTime], day.day), namesOf(day.open, day.day))
      : why.ofDay(day.paid)
  }
}
