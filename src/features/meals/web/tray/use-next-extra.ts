import { useDayMenu } from '../menu/use-day-menu.ts'
import { placeOfNextExtra } from '../paid-day.ts'
import { useMealName } from '../use-meal-name.ts'
import { useSelection } from '../use-selection.ts'

export interface NextExtra {
  meal: string
  /** Counted at its meal time: the second lunch of a day that pays for one. */
  place: number
  /** AED of the cheapest dish. */
  price: number
  /** Dishes cost differently. */
  isFrom: boolean
}

/** What one more meal than the paid ones of the open meal time would cost. */
export function useNextExtra(): NextExtra | undefined {
  const { selection, day, mealTime } = useSelection()
  const { dishes } = useDayMenu()
  const nameOf = useMealName()
  if (day.state !== 'open' || !selection.canBuyExtras) return undefined
  const prices = (dishes ?? [])
    .filter((item) => item.mealTimes.includes(mealTime))
    .map(({ price }) => price)
  if (prices.length === 0) return undefined
  const price = Math.min(...prices)
  const place = placeOfNextExtra(day, mealTime)
  return { meal: nameOf(mealTime), place, price, isFrom: price < Math.max(...prices) }
}
