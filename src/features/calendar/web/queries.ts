import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { getCalendarFeed } from '../contract.ts'

export const calendarFeedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => call(getCalendarFeed, {}, { signal }),
})
