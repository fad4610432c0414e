import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#ui/language.tsx'
import { menuQuery } from '../queries.ts'
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
  const { data } = useQuery(menuQuery(useLanguage(), selection.subscriptionId))
  if (day.state !== 'open' || !selection.canBuyExtras) return undefined
  const prices = (data ?? [])
    .filter((item) => item.mealTimes.includes(mealTime))
    .map(({ price }) => price)
  if (prices.length === 0) return undefined
  const price = Math.min(...prices)
  return { place: Math.max(day.paid, day.picked) + 1, price, isFrom: price < Math.max(...prices) }
}
