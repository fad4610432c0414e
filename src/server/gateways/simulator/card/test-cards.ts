import type { Decline } from '../../card.ts'

export type CardBehaviour =
  | 'succeeds'
  | 'declined_at_setup'
  | 'declined_when_charged'
  | 'insufficient_funds'
  | 'expired_when_charged'
  | 'stolen'
  | 'needs_challenge'
  | 'asks_at_each_charge'
  | 'disputed'
  | 'refund_fails'
  | 'late_webhook'
  | 'unruly_webhook'

export interface TestCard {
  number: string
  behaviour: CardBehaviour
}

/** The only numbers the simulator takes. A real card is declined at the form. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'succeeds' },
  { number: '5555555555554444', behaviour: 'succeeds' },
  { number: '4000002500003155', behaviour: 'needs_challenge' },
  { number: '4000000000000002', behaviour: 'declined_at_setup' },
  { number: '4000000000000341', behaviour: 'declined_when_charged' },
  { number: '4000000000009995', behaviour: 'insufficient_funds' },
  { number: '4000000000000069', behaviour: 'expired_when_charged' },
  { number: '4000000000009979', behaviour: 'stolen' },
  { number: '4000002760003184', behaviour: 'asks_at_each_charge' },
  { number: '4000000000002685', behaviour: 'disputed' },
  { number: '4000000000005126', behaviour: 'refund_fails' },
  { number: '4000000000000259', behaviour: 'late_webhook' },
  { number: '4000000000000267', behaviour: 'unruly_webhook' },
]

/** With what the bank declines each charge of such a card. */
export const DECLINES: Partial<Record<CardBehaviour, string>> = {
  declined_when_charged: 'generic_decline',
  insufficient_funds: 'insufficient_funds',
  expired_when_charged: 'expired_card',
  stolen: 'stolen_card',
}

const ADVICE: Readonly<Record<string, Decline['advice']>> = {
  insufficient_funds: 'try_again_later',
  expired_card: 'confirm_card_data',
  stolen_card: 'do_not_try_again',
}

export const adviceOf = (declineCode: string): Decline['advice'] => ADVICE[declineCode] ?? null

export const findTestCard = (number: string): TestCard | undefined =>
  TEST_CARDS.find((card) => card.number === number)

const BRANDS: readonly [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, 'mastercard'],
  [/^3[47]/, 'amex'],
]

export const brandOf = (number: string): string | undefined =>
  BRANDS.find(([start]) => start.test(number))?.[1]
