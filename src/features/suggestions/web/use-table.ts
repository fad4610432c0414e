import { createContext, use } from 'react'
import type { Waiting } from './actions/use-waiting.ts'
import type { ConfirmedWish } from './wish/use-wish.ts'
import type { AcceptedMeal, Suggestion, SuggestionDay } from './queries.ts'

/** A dish to look at: a suggestion, an accepted meal or one that is only saved. */
export interface ShownMeal {
  /** Of the day, which may change while the meal is looked at. */
  suggestionId?: number
  dishId: number
  name: string
  servings: number
  /** In twentieths of a serving; null for a whole one. */
  portion: number | null
  acceptedId: number | null
  reasons: Suggestion['reasons']
}

/** What is over the page. */
export interface OpenDialog {
  kind: 'details' | 'steps'
  meal: ShownMeal
}

export interface Refresh {
  /** Confirmed by the customer, for this time. */
  wish?: ConfirmedWish
  onDone?: () => void
}

/** The day on the table, and what can be done with it. */
export interface Table {
  day: SuggestionDay
  isOnline: boolean
  waiting: ReadonlyMap<number, Waiting>
  isRefreshing: boolean
  /** Of a suggestion, once it was accepted. */
  mealOf: (suggestion: Suggestion) => AcceptedMeal | undefined
  accept: (suggestion: Suggestion) => void
  withdraw: (suggestion: Suggestion) => void
  replace: (suggestion: Suggestion, isNeverAgain?: boolean) => void
  keep: (suggestion: Suggestion) => void
  bringBack: (suggestion: Suggestion) => void
  refresh: (how?: Refresh) => void
  show: (dialog: OpenDialog) => void
}

export const TableContext = createContext<Table | undefined>(undefined)

/** Inside the page of suggestions, where there is a day. */
export function useTable(): Table {
  const table = use(TableContext)
  if (!table) throw new Error('useTable stands outside of the page of suggestions')
  return table
}
