import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { CallInput, Output } from '#shared/wire/endpoint.ts'
import type { IndexSearch } from '#ui/index-table/address.ts'
import { indexPages } from '#ui/index-table/pages.ts'
import {
  listOpenJobs,
  listTemplateProblems,
  listUnsentMessages,
  type exportOpenJobs,
  type exportUnsentMessages,
} from '../contract.ts'
import { JOBS_ADDRESS, MESSAGES_ADDRESS } from './addresses.ts'

export type UnsentMessage = Output<typeof listUnsentMessages>['messages'][number]
export type OpenJob = Output<typeof listOpenJobs>['jobs'][number]
type MessageFilters = CallInput<typeof exportUnsentMessages>
type JobFilters = CallInput<typeof exportOpenJobs>

export const MESSAGES_KEY = ['admin-queue', 'messages']
export const JOBS_KEY = ['admin-queue', 'jobs']
/** The figures next to the pages of the panel, and on its overview. */
export const FIGURES_KEY = ['admin']

/** What is sent or run leaves the lists by itself. */
export const FRESH_MS = 5000

export const messagesQuery = (search: IndexSearch) => {
  const filters = MESSAGES_ADDRESS.filtersOf(search)
  return indexPages([...MESSAGES_KEY, filters], search, ({ signal, after }) =>
    call(
      listUnsentMessages,
      { ...(filters as MessageFilters), ...(after && { before: after }) },
      { signal },
    ),
  )
}

export const jobsQuery = (search: IndexSearch) => {
  const filters = JOBS_ADDRESS.filtersOf(search)
  return indexPages([...JOBS_KEY, filters], search, ({ signal, after }) =>
    call(listOpenJobs, { ...(filters as JobFilters), ...(after && { before: after }) }, { signal }),
  )
}

export const templatesQuery = queryOptions({
  queryKey: ['admin-queue', 'templates'],
  queryFn: ({ signal }) => call(listTemplateProblems, {}, { signal }),
})
