import type { MealTime } from '#shared/food/food.ts'
import { useSelection } from '../use-selection.ts'

/** To the menu of a meal time. */
export function useChooseNow(): (mealTime: MealTime) => void {
  const { openMealTime, close } = useSelection()
  return (mealTime) => {
    openMealTime(mealTime)
    close()
    document.getElementById('menu-title')?.scrollIntoView({ block: 'start' })
  }
}
