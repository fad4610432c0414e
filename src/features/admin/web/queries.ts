import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/call.ts'
import type { Answer, CallInput } from '#shared/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { getOverview, listAudit, listAuditNames, type exportAudit } from '../contract.ts'

export type Overview = Answer<typeof getOverview>
export type AuditFilters = CallInput<typeof exportAudit>
export type AuditEntry = Answer<typeof listAudit>['entries'][number]

const FRESH_MS = 30_000

export const overviewQuery = (language: Language) =>
  queryOptions({
    queryKey: ['admin', 'overview', language],
    queryFn: ({ signal }) => call(getOverview, {}, { signal }),
    refetchInterval: FRESH_MS,
  })

export const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filters],
    queryFn: ({ signal, pageParam }) =>
      call(listAudit, { ...filters, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const auditNamesQuery = queryOptions({
  queryKey: ['admin', 'audit-names'],
  queryFn: ({ signal }) => call(listAuditNames, {}, { signal }),
})
