import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/call.ts'
import type { Answer, CallInput } from '#shared/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { RecordSearch } from '#ui/records/search.ts'
import * as contract from '../../admin-contract.ts'
import { listPaymentsToSettle } from '../../contract.ts'

export type AdminPayment = Answer<typeof contract.listPayments>['payments'][number]
export type PaymentToSettle = Answer<typeof listPaymentsToSettle>[number]

export const ADMIN_KEY = ['admin-payments']

export const allPaymentsQuery = (language: Language, search: RecordSearch) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, 'index', language, search],
    queryFn: ({ signal, pageParam }) =>
      call(
        contract.listPayments,
        {
          ...(search as CallInput<typeof contract.exportPayments>),
          ...(pageParam && { before: pageParam }),
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const toSettleQuery = queryOptions({
  queryKey: [...ADMIN_KEY, 'to-settle'],
  queryFn: ({ signal }) => call(listPaymentsToSettle, {}, { signal }),
})
