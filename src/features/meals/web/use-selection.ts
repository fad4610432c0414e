import { createContext, use } from 'react'
import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { ChosenMeal, Selection, SelectionDay } from './queries.ts'
import type { Choices } from './use-choices.ts'
import type { ExtraQuestion } from './use-saving.ts'

/** What is over the page. */
export type OpenDialog =
  | { kind: 'dish'; mealItemId: number; line?: ChosenMeal }
  | { kind: 'swap'; line: ChosenMeal }
  | { kind: 'extra'; question: ExtraQuestion }
  | { kind: 'address' | 'calendar' | 'fallback' | 'repeat' | 'tray' }

/** The week on the table, the day and meal time that are open, and what can be done with them. */
export interface OpenSelection {
  selection: Selection
  day: SelectionDay
  openDay: (day: Day) => void
  /** By its Monday. */
  openWeek: (monday: Day) => void
  /** Of the open day's plan. */
  mealTimes: readonly MealTime[]
  mealTime: MealTime
  openMealTime: (mealTime: MealTime) => void
  choices: Choices
  dialog: OpenDialog | undefined
  show: (dialog: OpenDialog) => void
  close: () => void
}

export const SelectionContext = createContext<OpenSelection | undefined>(undefined)

/** Inside the page of meal selection only. */
export function useSelection(): OpenSelection {
  const open = use(SelectionContext)
  if (!open) throw new Error('useSelection stands outside of the page of meal selection')
  return open
}
