import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/call.ts'
import type { Answer } from '#shared/endpoint.ts'
import { listChefEvents } from '../list-contract.ts'

export type ChefEvent = Answer<typeof listChefEvents>[number]

export const chefEventsQuery = queryOptions({
  queryKey: ['chef-events'],
  queryFn: ({ signal }) => call(listChefEvents, {}, { signal }),
})
