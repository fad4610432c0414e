import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { CallInput, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { IndexSearch } from '#ui/index-table/address.ts'
import { indexPages } from '#ui/index-table/pages.ts'
import {
  getOverview,
  getSetup,
  getWaiting,
  listAudit,
  listAuditNames,
  type exportAudit,
} from '../contract.ts'
import { listViews } from '../views-contract.ts'
import { AUDIT_ADDRESS } from './audit/address.ts'

export type Overview = Output<typeof getOverview>
type AuditFilters = CallInput<typeof exportAudit>
export type AuditEntry = Output<typeof listAudit>['entries'][number]

const FRESH_MS = 30_000

export const overviewQuery = (language: Language) =>
  queryOptions({
    queryKey: ['admin', 'overview', language],
    queryFn: ({ signal }) => call(getOverview, {}, { signal }),
    refetchInterval: FRESH_MS,
  })

export const setupQuery = queryOptions({
  queryKey: ['admin', 'setup'],
  queryFn: ({ signal }) => call(getSetup, {}, { signal }),
})

export const waitingQuery = queryOptions({
  queryKey: ['admin', 'waiting'],
  queryFn: ({ signal }) => call(getWaiting, {}, { signal }),
  staleTime: FRESH_MS,
  refetchInterval: FRESH_MS,
})

export const auditQuery = (search: IndexSearch) => {
  const filters = AUDIT_ADDRESS.filtersOf(search)
  return indexPages(['admin', 'audit', filters], search, ({ signal, after }) =>
    call(listAudit, { ...(filters as AuditFilters), ...(after && { before: after }) }, { signal }),
  )
}

export const auditNamesQuery = queryOptions({
  queryKey: ['admin', 'audit-names'],
  queryFn: ({ signal }) => call(listAuditNames, {}, { signal }),
})

/** Of all indexes: there are few of them, and every page of the panel may ask. */
export const viewsQuery = queryOptions({
  queryKey: ['admin', 'views'],
  queryFn: ({ signal }) => call(listViews, {}, { signal }),
  staleTime: FRESH_MS,
})
