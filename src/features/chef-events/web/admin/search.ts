import { readRecordSearch } from '#ui/records/search.ts'

export interface EventFilters {
  search?: string
  status?: string
  complaints?: string
}

/** What of the page stands in its address, so that a view can be kept and sent. */
export interface EventsSearch extends EventFilters {
  /** Whose panel is open. */
  event?: number
}

const readFilters = readRecordSearch(['search', 'status', 'complaints'])

export function readEventsSearch(given: Record<string, unknown>): EventsSearch {
  const event = Number(given['event'])
  return {
    ...readFilters(given),
    ...(Number.isInteger(event) && event > 0 && { event }),
  }
}

export const eventFiltersOf = ({ search, status, complaints }: EventsSearch): EventFilters => ({
  ...(search && { search }),
  ...(status && { status }),
  ...(complaints && { complaints }),
})

export interface PayoutsSearch {
  state?: string
}

export const readPayoutsSearch: (given: Record<string, unknown>) => PayoutsSearch =
  readRecordSearch(['state'])
