import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf, type Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import { productNow } from '#shared/page/product-now.ts'
import { useLanguage } from '#ui/language.tsx'
import { mealTimeName, modeOn, type RamadanTable, type Season } from '../rules.ts'
import { ramadanTablesQuery } from './queries.ts'

/** By what a subscription names its meals; nothing while it is not known, or without Ramadan times. */
function useRamadanTable(subscriptionId: number | undefined): RamadanTable | undefined {
  const { data } = useQuery({ ...ramadanTablesQuery, enabled: subscriptionId !== undefined })
  return data?.find((table) => table.subscriptionId === subscriptionId)
}

/** What a meal of a subscription is called on a day: lunch, or suhoor while Ramadan times are on. */
export function useMealTimeName(
  subscriptionId: number | undefined,
): (mealTime: MealTime, day: Day) => string {
  const language = useLanguage()
  const table = useRamadanTable(subscriptionId)
  return (mealTime, day) => mealTimeName(mealTime, day, language, table)
}

/** This Ramadan or the next, where the subscription has its times on. */
export function useSeasonOn(subscriptionId: number): Pick<Season, 'from' | 'to'> | undefined {
  const table = useRamadanTable(subscriptionId)
  const [today] = useState(() => dayOf(productNow()))
  const season = table?.seasons.find(({ to }) => to >= today)
  return season && modeOn(season.to, table?.changes ?? []) !== 'off' ? season : undefined
}
