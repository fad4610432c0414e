import type { PaymentChoice } from '#features/payments/web/public.ts'
import { messages as paymentMessages } from '#features/payments/messages.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { messages } from '../../messages.ts'
import type { Draft } from './draft.ts'
import type { Order } from '../ordering/use-subscribe.ts'

export const STEPS = ['date', 'address', 'restaurant', 'payment'] as const
export type Step = (typeof STEPS)[number]

interface ErrorTexts {
  language: Language
  dateRequired: string
  addressRequired: string
  restaurantRequired: string
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What each step still lacks, in the reader's words. */
export function errorsOf(
  draft: Draft,
  payment: PaymentChoice,
  words: ErrorTexts,
): Partial<Record<Step, string>> {
  const paymentError = paymentErrorOf(payment, words.language)
  return {
    ...(draft.startDate === '' && { date: words.dateRequired }),
    ...(draft.addressId === 0 && { address: words.addressRequired }),
    ...(draft.restaurantId === 0 && { restaurant: words.restaurantRequired }),
    ...(paymentError && { payment: paymentError }),
  }
}

/** What the way to pay still lacks. */
export function paymentErrorOf(
  { method, card, paypalEmail }: PaymentChoice,
  language: Language,
): string | undefined {
  const { refusals } = textsIn(messages, language)
  if (method === 'credit_card' && !card) {
    return textsIn(paymentMessages, language).refusals.card_not_saved
  }
  if (method !== 'paypal') return undefined
  if (paypalEmail.trim() === '') return refusals.paypal_email_required
  return EMAIL.test(paypalEmail.trim()) ? undefined : refusals.paypal_email_invalid
}

/** What is sent: choices alone, never a price. */
export const orderOf = (
  draft: Draft,
  { method, paypalEmail, card }: PaymentChoice,
  quoteId: string | undefined,
): Order => ({
  planId: draft.planId,
  startDate: draft.startDate,
  deliveryAddressId: draft.addressId,
  restaurantId: draft.restaurantId,
  preferences: { dietary: draft.diets },
  fallback: draft.fallback,
  paymentMethod: draft.paymentMethod,
  paymentMetadata: method === 'paypal' ? { paypalEmail: paypalEmail.trim() } : null,
  ...(method === 'credit_card' && card && { cardSetupId: card.id }),
  ...(quoteId !== undefined && { quoteId }),
})
