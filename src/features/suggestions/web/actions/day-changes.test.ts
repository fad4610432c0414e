import { expect, test } from 'vitest'
import type { Suggestion, SuggestionDay } from '../queries.ts'
import { accepted, accepting, both, counted, inPlaceOf, withdrawing } from './day-changes.ts'

const suggestion = (id: number): Suggestion => ({
  id,
  dishId: id,
  slug: 'koshari',
  name: `Dish ${id}`,
  description: '',
  image: '/plates/koshari.svg',
  cuisineType: 'emirati',
  mealType: 'lunch',
  preparationTime: 30,
  servings: 4,
  portion: 20,
  calories: 600,
  protein: 20,
  carbs: 80,
  fat: 20,
  ingredients: [],
  allergens: [],
  mayContain: [],
  warnings: [],
  reasons: [],
  totalPrice: 20,
  accepted: false,
  acceptedId: null,
  replaces: null,
})

const day: SuggestionDay = {
  date: '2026-11-22',
  plan: { subscriptionId: 1, name: 'AI Family', suggestionsPerDay: 2, servings: 4 },
  suggestions: [suggestion(1), suggestion(2)],
  planned: [],
  replacementsRemaining: 5,
  replacementsPerDay: 5,
  allergens: [],
  diets: [],
  relaxed: [],
  catalogueVersion: '1',
  seed: 1,
}

const stateOf = ({ suggestions }: SuggestionDay) =>
  suggestions.map(({ id, accepted: isTaken, acceptedId }) => [id, isTaken, acceptedId])

test('a suggestion is taken before the server has numbered it, and can be given back', () => {
  const taken = accepting(2)(day)
  expect(stateOf(taken)).toEqual([
    [1, false, null],
    [2, true, null],
  ])
  const numbered = accepted(2, 9)(taken)
  expect(stateOf(numbered)[1]).toEqual([2, true, 9])
  expect(withdrawing(2)(numbered)).toEqual(day)
})

test('another dish comes in the same place, and the counter with it', () => {
  const changed = both(inPlaceOf(1, suggestion(3)), counted(4))(day)
  expect(stateOf(changed).map(([id]) => id)).toEqual([3, 2])
  expect(changed.replacementsRemaining).toBe(4)
})
