import { describe, expect, it } from 'vitest'
import { createMember } from '#features/household/contract.ts'
import { TEST_NOW } from '../../../../../tools/testing/app.ts'
import * as accepted from '../../accepted-contract.ts'
import * as contract from '../../contract.ts'
import { getPreferences, replacePantry } from '../../preferences-contract.ts'
import { getRecipe } from '../../recipe-contract.ts'
import {
  accept,
  firstOf,
  keyed,
  replace,
  today,
  useAiApp,
} from '../../../../../tools/testing/ai/ai-app.ts'

const at = useAiApp()

describe('accepting', () => {
  it('computes everything on the server, whatever is sent', async () => {
    const first = await firstOf(at.customer)
    const meal = await at.customer.call(
      accepted.acceptSuggestion,
      {
        mealId: first.id,
        subscriptionId: 1,
        mealName: 'Gold',
        ingredients: '[]',
        cookingSteps: '[]',
        totalPrice: '0.01',
        calories: 1,
        image: 'https://example.com/x.png',
        cuisineType: 'none',
      },
      keyed(),
    )
    expect(meal).toMatchObject({
      mealName: first.name,
      calories: first.calories,
      servings: 4,
      image: first.image,
    })
    expect(Number(meal.totalPrice)).toBe(first.totalPrice)
    const lines = JSON.parse(meal.ingredients) as { name: string; price: number }[]
    expect(lines.map(({ name }) => name)).toEqual(first.ingredients)
    expect(lines.reduce((sum, { price }) => sum + price, 0)).toBeCloseTo(first.totalPrice, 2)
    expect((JSON.parse(meal.cookingSteps) as string[]).length).toBeGreaterThanOrEqual(3)
    expect(await at.customer.call(accepted.listAcceptedSuggestions)).toEqual([meal])
    expect((await firstOf(at.customer)).accepted).toBe(true)
  })

  it('happens once, can be taken back and done again', async () => {
    const { id } = await firstOf(at.customer)
    const [one, two] = await Promise.all([accept(at.customer, id), accept(at.customer, id)])
    expect(two.id).toBe(one.id)
    await at.customer.call(accepted.withdrawAccepted, { id: one.id })
    expect(await at.customer.call(accepted.listAcceptedSuggestions)).toEqual([])
    expect((await accept(at.customer, id)).id).not.toBe(one.id)
  })

  it('keeps an accepted dish through a refresh, and does not replace it', async () => {
    const first = await firstOf(at.customer)
    await accept(at.customer, first.id)
    await expect(replace(at.customer, first.id)).rejects.toMatchObject({
      code: 'suggestion_accepted',
    })
    const { suggestions } = await at.customer.call(contract.refreshSuggestions, {}, keyed())
    expect(suggestions.filter(({ accepted: isAccepted }) => isAccepted)).toHaveLength(1)
    expect(suggestions).toHaveLength(5)
    expect(suggestions[0]?.id).toBe(first.id)
  })

  it('is over with the day', async () => {
    const { id } = await firstOf(at.customer)
    at.test.clock.moveTo(new Date('2026-11-21T20:00:00Z'))
    await expect(accept(at.customer, id)).rejects.toMatchObject({
      code: 'suggestion_over',
      status: 409,
    })
    await expect(replace(at.customer, id)).rejects.toMatchObject({ code: 'suggestion_over' })
  })

  it('refuses what became unsafe after it was shown', async () => {
    const first = (await today(at.customer)).suggestions.find(
      ({ allergens }) => allergens.length > 0,
    )
    if (!first) throw new Error('Nothing with an allergen')
    await at.customer.call(
      createMember,
      {
        name: 'Sara',
        portion: 'small',
        diets: [],
        allergens: first.allergens,
        dislikes: [],
        fastsInRamadan: false,
      },
      keyed(),
    )
    await expect(accept(at.customer, first.id)).rejects.toMatchObject({ code: 'dish_not_safe' })
  })

  it('says when it was cooked and how it was', async () => {
    const { id } = await firstOf(at.customer)
    const meal = await accept(at.customer, id)
    const cooked = await at.customer.call(accepted.markCooked, { id: meal.id, rating: 4 })
    expect(cooked).toMatchObject({ cookedAt: TEST_NOW.toISOString(), rating: 4 })
    const later = await at.customer.call(accepted.markCooked, { id: meal.id, rating: 5 })
    expect(later).toMatchObject({ cookedAt: TEST_NOW.toISOString(), rating: 5 })
    await expect(
      at.customer.call(accepted.withdrawAccepted, { id: meal.id }),
    ).rejects.toMatchObject({
      code: 'already_cooked',
    })
    await expect(at.other.call(accepted.markCooked, { id: meal.id })).rejects.toMatchObject({
      status: 404,
    })
  })
  it('takes from the pantry what was cooked, once and never more than is there', async () => {
    const { id, dishId } = await firstOf(at.customer)
    const meal = await accept(at.customer, id)
    const { db } = at.test.app
    const recipe = await at.customer.call(getRecipe, {
      id: dishId,
      servings: 3,
      portion: meal.portion,
    })
    const [first, second] = recipe.ingredients
    if (!first || !second) throw new Error('A dish of one ingredient')
    const { ediblePct } = await db
      .selectFrom('ingredients')
      .select('edible_pct as ediblePct')
      .where('id', '=', first.ingredientId)
      .executeTakeFirstOrThrow()
    const asBought = Math.round((first.grams * 100) / ediblePct)
    const items = [
      { ingredientId: first.ingredientId, grams: asBought + 100 },
      { ingredientId: second.ingredientId, grams: 1 },
    ]
    await at.customer.call(replacePantry, { items })
    const cook = () => at.customer.call(accepted.markCooked, { id: meal.id, servings: 3 })
    await Promise.all([cook(), cook()])
    await cook()
    const { pantry } = await at.customer.call(getPreferences)
    expect(pantry.map(({ ingredientId, grams }) => ({ ingredientId, grams }))).toEqual([
      { ingredientId: first.ingredientId, grams: 100 },
    ])
  })
})
