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

const together = [['allergens', 'avoidsTraces']]

it.each([
  [
    'an allergy that was added keeps the yes that it began with',
    { allergens: ['milk', 'peanuts'], avoidsTraces: true },
    { avoidsTraces: false },
    { allergens: ['milk', 'peanuts'], avoidsTraces: true },
  ],
  [
    'a no for one allergy is none for one that was saved since',
    { avoidsTraces: false },
    { allergens: ['milk', 'peanuts'], avoidsTraces: true },
    { allergens: ['milk', 'peanuts'], avoidsTraces: true },
  ],
  [
    'two allergies that two people added are both there',
    { allergens: ['milk', 'fish'] },
    { allergens: ['milk', 'peanuts'], avoidsTraces: true },
    { allergens: ['milk', 'fish', 'peanuts'], avoidsTraces: true },
  ],
  [
    'a group that was not touched is what was saved since',
    { name: 'Mimi' },
    { allergens: ['peanuts'], avoidsTraces: true },
    { name: 'Mimi', allergens: ['peanuts'], avoidsTraces: true },
  ],
])('%s', (_case, changed, saved, kept) => {
  const before = { ...opened, avoidsTraces: 'avoidsTraces' in changed && !changed.avoidsTraces }
  const merged = keepTyped(before, { ...before, ...changed }, { ...before, ...saved }, together)
  expect(merged).toEqual({ ...before, ...kept })
})
