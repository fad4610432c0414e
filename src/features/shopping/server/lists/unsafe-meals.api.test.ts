import { expect, it } from 'vitest'
import { createMember } from '#features/household/contract.ts'
import { withdrawAccepted } from '#features/suggestions/accepted-contract.ts'
import { firstWithAllergen, keyed, today } from '../../../../../tools/testing/ai/ai-app.ts'
import {
  acceptMeals,
  makeList,
  useShoppingApp,
} from '../../../../../tools/testing/ai/shopping-app.ts'
import { getShoppingList } from '../../contract.ts'

const { at } = useShoppingApp()

it('GET /api/shopping-lists/:id warns of a new allergy, and a meal taken back leaves it', async () => {
  const meals = await acceptMeals(at.customer, 5)
  const { meal, allergen } = await firstWithAllergen(at.customer, meals)
  const { id } = await makeList(at.customer, [meal.id])
  const sara = { name: 'Sara', portion: 'small' as const, allergens: [allergen], dislikes: [] }
  await at.customer.call(createMember, { ...sara, diets: [], fastsInRamadan: false }, keyed())
  const list = await at.customer.call(getShoppingList, { id })
  expect(list.meals.map(({ warnings }) => warnings)).toEqual([
    [{ allergen, isTrace: false, names: ['Sara'] }],
  ])
  await at.customer.call(withdrawAccepted, { id: meal.id })
  expect(await at.customer.call(getShoppingList, { id })).toMatchObject({ meals: [], aisles: [] })
  const { suggestions } = await today(at.customer)
  expect(suggestions.some(({ dishId }) => dishId === meal.dishId)).toBe(false)
  expect(suggestions).toHaveLength(5)
})
