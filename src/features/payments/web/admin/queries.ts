import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { CallInput, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { IndexSearch } from '#ui/index-table/address.ts'
import { indexPages } from '#ui/index-table/pages.ts'
import * as contract from '../../admin-contract.ts'
import { listPaymentsToSettle } from '../../contract.ts'
import { listFailedEvents } from '../../events-contract.ts'
import { listFailedPayouts } from '../../payout-contract.ts'
import { listRefundsToPay } from '../../refund-contract.ts'
import { getPayment, listIncidents } from '../../review-contract.ts'
import { PAYMENTS_ADDRESS } from './address.ts'

export type AdminPayment = Output<typeof contract.listPayments>['payments'][number]
export type FailedEvent = Output<typeof listFailedEvents>[number]
export type PaymentInReview = Output<typeof getPayment>
export type PaymentToSettle = Output<typeof listPaymentsToSettle>[number]

export const ADMIN_KEY = ['admin-payments']

export const allPaymentsQuery = (language: Language, search: IndexSearch) => {
  const filters = PAYMENTS_ADDRESS.filtersOf(search)
  return indexPages([...ADMIN_KEY, 'index', language, filters], search, ({ signal, after }) =>
    call(
      contract.listPayments,
      {
        ...(filters as CallInput<typeof contract.exportPayments>),
        ...(after && { before: after }),
      },
      { signal },
    ),
  )
}

export const toSettleQuery = queryOptions({
  queryKey: [...ADMIN_KEY, 'to-settle'],
  queryFn: ({ signal }) => call(listPaymentsToSettle, {}, { signal }),
})

export const failedEventsQuery = queryOptions({
  queryKey: [...ADMIN_KEY, 'failed-events'],
  queryFn: ({ signal }) => call(listFailedEvents, {}, { signal }),
})

export const failedPayoutsQuery = queryOptions({
  queryKey: [...ADMIN_KEY, 'failed-payouts'],
  queryFn: ({ signal }) => call(listFailedPayouts, {}, { signal }),
})

export const incidentsQuery = queryOptions({
  queryKey: [...ADMIN_KEY, 'incidents'],
  queryFn: ({ signal }) => call(listIncidents, {}, { signal }),
})

export const paymentQuery = (id: number) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'payment', id],
    queryFn: ({ signal }) => call(getPayment, { id }, { signal }),
  })

export const refundsToPayQuery = queryOptions({
  queryKey: [...ADMIN_KEY, 'refunds-to-pay'],
  queryFn: ({ signal }) => call(listRefundsToPay, {}, { signal }),
})
