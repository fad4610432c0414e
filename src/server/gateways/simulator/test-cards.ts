export type CardBehaviour =
  | 'succeeds'
  | 'declined_at_setup'
  | 'declined_when_charged'
  | 'needs_challenge'
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
  { number: '4000000000000259', behaviour: 'late_webhook' },
  { number: '4000000000000267', behaviour: 'unruly_webhook' },
]

export const findTestCard = (number: string): TestCard | undefined =>
  TEST_CARDS.find((card) => card.number === number)

const BRANDS: readonly [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, 'mastercard'],
  [/^3[47]/, 'amex'],
]

export const brandOf = (number: string): string | undefined =>
  BRANDS.find(([start]) => start.test(number))?.[1]
