import { expect, it } from 'vitest'
import { AI_CUISINES, AI_DIETS, tidyDraft } from './ai-draft.ts'

const NOTHING = { planId: 0, cuisines: [], diets: [], addOns: [], step: 'none' }

it.each(['{}', 'null', '[]', 'no JSON', '{"planId":"5","cuisines":7,"addOns":{},"step":"pay"}'])(
  'takes nothing from %s',
  (text) => {
    expect(tidyDraft(text)).toEqual(NOTHING)
  },
)

it('keeps what the page could have held and drops the rest', () => {
  const text = JSON.stringify({
    planId: 5,
    cuisines: ['korean', 'emirati', 'thai'],
    diets: ['halal', 'fruit only'],
    addOns: ['shopping-list', 3],
    step: 'payment',
    price: 1,
  })
  expect(tidyDraft(text)).toEqual({
    planId: 5,
    cuisines: ['thai', 'korean'],
    diets: ['halal'],
    addOns: ['shopping-list'],
    step: 'payment',
  })
})

it('offers the 15 cuisines and 10 diets of the AI pages, each once', () => {
  expect(new Set(AI_CUISINES).size).toBe(15)
  expect(new Set(AI_DIETS).size).toBe(10)
})
