import { useDayMenu } from '../menu/use-day-menu.ts'
import { useSelection } from '../use-selection.ts'

export interface NextExtra {
  /** Counted over the day: the third meal of a day with two paid ones. */
  place: number
  /** AED of the cheapest dish. */
  price: number
  /** Dishes cost differently. */
  isFrom: boolean
}

/** What one more meal than the paid ones would cost. */
export function useNextExtra(): NextExtra | undefined {
  const { selection, day, mealTime } = useSelection()
  const { dishes } = useDayMenu()
  if (day.state !== 'open' || !selection.canBuyExtras) return undefined
  const prices = (dishes ?? [])
    .filter((item) => item.mealTimes.includes(mealTime))
    .map(({ price }) => price)
  if (prices.length === 0) return undefined
  const price = Math.min(...prices)
  return { place: Math.max(day.paid, day.picked) + 1, price, isFrom: price < Math.max(...prices) }
}
