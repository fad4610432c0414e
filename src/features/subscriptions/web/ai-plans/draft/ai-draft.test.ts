import { expect, it } from 'vitest'
import { AI_CUISINES, AI_DIETS, EMPTY_AI_DRAFT, tidyDraft } from './ai-draft.ts'

it('takes nothing from foreign values', () => {
  const foreign = { planId: '5', cuisines: 7, diets: null, addOns: {}, step: 'pay' }
  const payment = { paymentMethod: 'cash', paypalEmail: 7 }
  expect(tidyDraft({ ...foreign, ...payment })).toEqual(EMPTY_AI_DRAFT)
})

it('keeps what the page could have held and drops the rest', () => {
  const stored = {
    planId: 5,
    cuisines: ['korean', 'emirati', 'thai'],
    diets: ['halal', 'fruit only'],
    addOns: ['shopping-list', 3],
    step: 'payment',
    paymentMethod: 'paypal',
    paypalEmail: 'layla@example.com',
    price: 1,
  }
  expect(tidyDraft(stored)).toEqual({
    planId: 5,
    cuisines: ['thai', 'korean'],
    diets: ['halal'],
    addOns: ['shopping-list'],
    step: 'payment',
    paymentMethod: 'paypal',
    paypalEmail: 'layla@example.com',
  })
})

it('offers the 15 cuisines and 10 diets of the AI pages, each once', () => {
  expect(new Set(AI_CUISINES).size).toBe(15)
  expect(new Set(AI_DIETS).size).toBe(10)
})
