import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import {
  authenticatePayment,
  checkPayPal,
  createCardSetup,
  getCardSetup,
  listOwnPayments,
  listPaymentMethods,
} from '../contract.ts'
import type { PayableProduct } from '../rules.ts'

export type CardSetup = Output<typeof createCardSetup>
export type ElementForm = Extract<CardSetup['form'], { presentation: 'element' }>
export type OwnPayment = Output<typeof listOwnPayments>[number]

export const paymentMethodsQuery = (product: PayableProduct) =>
  queryOptions({
    queryKey: ['payment-methods', product],
    queryFn: ({ signal }) => call(listPaymentMethods, { product }, { signal }),
  })

export const ownPaymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: ({ signal }) => call(listOwnPayments, {}, { signal }),
})

/**
 * The customer's open card form. Asking again answers the same form while it is open and a new one
 * after it ended, so a refetch is "try another card".
 */
export const openCardSetupQuery = (paymentId: number | undefined) =>
  queryOptions({
    queryKey: ['card-setup', 'open', paymentId ?? 0],
    queryFn: ({ signal }) =>
      call(createCardSetup, paymentId === undefined ? {} : { paymentId }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  })

export const cardSetupQuery = (id: number) =>
  queryOptions({
    queryKey: ['card-setup', id],
    queryFn: ({ signal }) => call(getCardSetup, { id }, { signal }),
    gcTime: 0,
  })

/** The bank's question about a charge; asked again, how the charge ended. */
export const authenticationQuery = (id: number) =>
  queryOptions({
    queryKey: ['payments', id, 'authentication'],
    queryFn: ({ signal }) => call(authenticatePayment, { id }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  })

/** Whether PayPal has been paid by now; asked when someone comes back from its page. */
export const payPalCheckQuery = (id: number) =>
  queryOptions({
    queryKey: ['payments', id, 'paypal'],
    queryFn: ({ signal }) => call(checkPayPal, { id }, { signal }),
    retry: false,
    gcTime: 0,
  })
