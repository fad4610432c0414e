import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { listDevMessages } from '../contract.ts'

export type SentMessage = Output<typeof listDevMessages>[number]

const REFRESH_MS = 2000

/** Asks again every two seconds while the page is in sight. */
export const inboxQuery = queryOptions({
  queryKey: ['inbox'],
  queryFn: ({ signal }) => call(listDevMessages, {}, { signal }),
  refetchInterval: REFRESH_MS,
  refetchIntervalInBackground: false,
})
