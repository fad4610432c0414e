import type { Suggestion, SuggestionDay } from '../queries.ts'

/** What an action makes of the day that the page shows. */
export type DayChange = (day: SuggestionDay) => SuggestionDay

const changing =
  (id: number, change: (suggestion: Suggestion) => Suggestion): DayChange =>
  (day) => ({
    ...day,
    suggestions: day.suggestions.map((suggestion) =>
      suggestion.id === id ? change(suggestion) : suggestion,
    ),
  })

/** Shown before the server has numbered the accepted meal. */
export const accepting = (id: number): DayChange =>
  changing(id, (suggestion) => ({ ...suggestion, accepted: true }))

export const accepted = (id: number, acceptedId: number): DayChange =>
  changing(id, (suggestion) => ({ ...suggestion, accepted: true, acceptedId }))

export const withdrawing = (id: number): DayChange =>
  changing(id, (suggestion) => ({ ...suggestion, accepted: false, acceptedId: null }))

/** Another dish in the place of one, whether it replaces it or brings it back. */
export const inPlaceOf = (id: number, other: Suggestion): DayChange => changing(id, () => other)

export const counted =
  (replacementsRemaining: number | null): DayChange =>
  (day) => ({ ...day, replacementsRemaining })

export const both =
  (first: DayChange, second: DayChange): DayChange =>
  (day) =>
    second(first(day))
