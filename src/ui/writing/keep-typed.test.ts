import { expect, it } from 'vitest'
import { keepTyped } from './keep-typed.ts'

const opened = { name: 'Sara', allergens: ['milk'], avoidsTraces: false, price: Number.NaN }

it.each([
  [
    'what was not touched takes what is newer',
    { name: 'Mimi' },
    { allergens: ['milk', 'peanuts'] },
  ],
  ['nothing typed takes all that is newer', {}, { allergens: [], avoidsTraces: true, price: 4 }],
  ['what was typed stays where nothing is newer', { allergens: ['fish'], price: 5 }, {}],
])('%s', (_case, changed, saved) => {
  const typed = { ...opened, ...changed }
  expect(keepTyped(opened, typed, { ...opened, ...saved })).toEqual({ ...typed, ...saved })
})

it('what both changed stays as it was typed', () => {
  const typed = { ...opened, allergens: ['fish'] }
  expect(keepTyped(opened, typed, { ...opened, allergens: ['peanuts'] })).toEqual(typed)
})
