import { describe, expect, it } from 'vitest'
import { emptyDraft, tidyDraft } from './draft.ts'

const TODAY = '2026-11-21'
const whole = {
  planId: 2,
  startDate: '2026-11-25',
  addressId: 7,
  restaurantId: 1,
  diets: ['keto'],
  fallback: 'skip',
  paymentMethod: 'paypal',
  paypalEmail: 'layla@example.com',
  stepsDone: 3,
}

describe('a kept draft', () => {
  it('comes back as it was', () => {
    expect(tidyDraft(whole, TODAY)).toEqual(whole)
  })

  it('begins with tomorrow and a card', () => {
    expect(emptyDraft(TODAY)).toMatchObject({
      startDate: '2026-11-22',
      fallback: 'kitchen',
      paymentMethod: 'credit_card',
    })
  })

  it.each([
    ['nothing', undefined],
    ['a list', []],
    [
      'foreign values',
      { planId: 'two', diets: 'keto', fallback: 'none', paymentMethod: 'cash', stepsDone: 1e9 },
    ],
    ['a start that has passed', { ...whole, startDate: TODAY, planId: 0, addressId: -1 }],
  ])('takes only what the page could have held from %s', (_case, kept) => {
    expect(tidyDraft(kept, TODAY)).toMatchObject({
      planId: 0,
      addressId: 0,
      startDate: '2026-11-22',
      stepsDone: 0,
    })
  })

  it('never holds a card', () => {
    const kept = { ...whole, cardNumber: '4242424242424242', cardSetupId: 5 }
    expect(Object.keys(tidyDraft(kept, TODAY))).toEqual(Object.keys(whole))
  })
})
