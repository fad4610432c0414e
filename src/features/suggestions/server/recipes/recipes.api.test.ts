import { describe, expect, it } from 'vitest'
import * as contract from '../../contract.ts'
import * as preferences from '../../preferences-contract.ts'
import * as recipes from '../../recipe-contract.ts'
import { NO_WISH } from '../../wishes/wish.ts'
import { firstOf, keyed, today, useAiApp } from '../../../../../tools/testing/ai/ai-app.ts'

const at = useAiApp()

const figures = (meals: { dishId: number; portion: number; calories: number }[]) =>
  new Map(meals.map(({ dishId, portion, calories }) => [dishId, { portion, calories }]))

describe('a recipe', () => {
  it('is twice of everything for twice the servings', async () => {
    const { dishId } = await firstOf(at.customer)
    const two = await at.customer.call(recipes.getRecipe, { id: dishId, servings: 2 })
    const four = await at.customer.call(recipes.getRecipe, { id: dishId, servings: 4 })
    expect(four.totalPrice).toBeCloseTo(two.totalPrice * 2, 6)
    expect(four.calories).toBe(two.calories)
    four.ingredients.forEach(({ grams }, line) => {
      expect(grams).toBeCloseTo((two.ingredients[line]?.grams ?? 0) * 2, 6)
    })
    expect(four.cookingSteps).toHaveLength(two.cookingSteps.length)
    const used = new Set(four.cookingSteps.flatMap(({ uses }) => uses.map(({ name }) => name)))
    expect([...used].toSorted()).toEqual(four.ingredients.map(({ name }) => name).toSorted())
  })

  it.each([0, 11, 1.5])('is refused for %d servings', async (servings) => {
    const { dishId } = await firstOf(at.customer)
    await expect(
      at.customer.call(recipes.getRecipe, { id: dishId, servings }),
    ).rejects.toMatchObject({
      status: 400,
    })
  })

  it('is kept and forgotten by who has a plan', async () => {
    const { dishId } = await firstOf(at.customer)
    await at.customer.call(recipes.saveMeal, { id: dishId })
    await at.customer.call(recipes.saveMeal, { id: dishId })
    const saved = await at.customer.call(recipes.listSavedMeals)
    expect(saved.map((meal) => meal.dishId)).toEqual([dishId])
    await expect(at.other.call(recipes.saveMeal, { id: dishId })).rejects.toMatchObject({
      code: 'plan_needed',
    })
    await at.customer.call(recipes.forgetMeal, { id: dishId })
    expect(await at.customer.call(recipes.listSavedMeals)).toEqual([])
    await expect(at.customer.call(recipes.getRecipe, { id: 999_999 })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('says in how many batches to cook what is too much for one pan', async () => {
    const { id } = await at.test.app.db
      .selectFrom('dishes')
      .select('id')
      .where('slug', '=', 'thai-omelette')
      .where('restaurant_id', 'is', null)
      .executeTakeFirstOrThrow()
    const recipeFor = (servings: number, portion = 20) =>
      at.customer.call(recipes.getRecipe, { id, servings, portion })
    const batchesOf = async (servings: number, portion?: number) => {
      const { cookingSteps } = await recipeFor(servings, portion)
      return cookingSteps.flatMap(({ batches }) => batches ?? [])
    }
    expect(await batchesOf(2)).toEqual([])
    expect(await batchesOf(4)).toEqual(['Cook in 2 equal batches so the pan isn’t crowded.'])
    expect(await batchesOf(4, 32)).toEqual(['Cook in 4 equal batches so the pan isn’t crowded.'])
    const [once, fourTimes] = [await recipeFor(2), await recipeFor(4, 32)]
    const batch = once.cookingSteps.find((_, step) => fourTimes.cookingSteps[step]?.batches)
    const minutes = Math.ceil((batch?.timerSeconds ?? 0) / 60)
    expect(minutes).toBeGreaterThan(0)
    expect(fourTimes.preparationTime).toBe(once.preparationTime + 3 * minutes)
    expect(fourTimes.activeMinutes).toBe(once.activeMinutes + 3 * minutes)
  })

  it('is saved in the portion in which it was suggested, with the same calories', async () => {
    const { suggestions } = await today(at.customer)
    for (const { dishId } of suggestions) {
      await at.customer.call(recipes.saveMeal, { id: dishId })
    }
    const saved = await at.customer.call(recipes.listSavedMeals)
    expect(figures(saved)).toEqual(figures(suggestions))
  })
})

describe('wishes', () => {
  const none = {
    kcal: null,
    protein: null,
    carbs: null,
    fat: null,
    cuisines: [],
    diets: [],
    maxMinutes: null,
    budget: null,
    equipment: null,
    maxHeat: null,
    isAdult: false,
  }

  it('are kept, and followed by the next suggestions', async () => {
    const wish = { ...none, diets: ['vegetarian' as const], maxMinutes: 30 }
    const kept = await at.customer.call(preferences.replacePreferences, wish)
    expect(kept).toMatchObject(wish)
    const { suggestions, diets } = await at.customer.call(contract.refreshSuggestions, {}, keyed())
    expect(diets).toContain('vegetarian')
    for (const { dishId } of suggestions) {
      const recipe = await at.customer.call(recipes.getRecipe, { id: dishId })
      expect(recipe.diets).toContain('vegetarian')
    }
  })

  it.each([
    [{ kcal: 1199, isAdult: true }, 400, 'invalid_input'],
    [{ kcal: 1800, isAdult: false }, 422, 'targets_need_adult'],
    [{ kcal: 1500, protein: 450, isAdult: true }, 422, 'macros_exceed_energy'],
  ])('refuse %o', async (wish, status, code) => {
    await expect(
      at.customer.call(preferences.replacePreferences, { ...none, ...wish }),
    ).rejects.toMatchObject({ status, code })
  })

  it('know the pantry', async () => {
    const items = [{ ingredientId: 'rice-basmati', grams: 500 }]
    const pantry = await at.customer.call(preferences.replacePantry, { items })
    expect(pantry).toEqual([{ ingredientId: 'rice-basmati', name: 'Basmati rice', grams: 500 }])
    await expect(
      at.customer.call(preferences.replacePantry, { items: [{ ingredientId: 'gold', grams: 1 }] }),
    ).rejects.toMatchObject({ code: 'ingredient_unknown' })
  })

  it('know the pantry of a double press, and it is that of one of the presses', async () => {
    const { db } = at.test.app
    const ingredients = await db.selectFrom('ingredients').select('id').limit(5).execute()
    const items = ingredients.map(({ id: ingredientId }) => ({ ingredientId, grams: 100 }))
    const presses = Array.from({ length: 8 }, (_, press) => items.slice(press % 4))
    const answers = await Promise.all(
      presses.map((pressed) => at.customer.call(preferences.replacePantry, { items: pressed })),
    )
    expect(answers.map(({ length }) => length)).toEqual(presses.map(({ length }) => length))
    const { pantry } = await at.customer.call(preferences.getPreferences, {})
    expect(presses.map(({ length }) => length)).toContain(pantry.length)
  })

  it('of a confirmed sentence hold for this time, and add to what no one may eat', async () => {
    const wish = {
      ...NO_WISH,
      wantedIngredients: ['any-chicken'],
      unwantedIngredients: ['rice-basmati'],
      addAllergens: ['milk' as const],
      servings: 6,
    }
    const { suggestions, relaxed } = await at.customer.call(
      contract.refreshSuggestions,
      { wish },
      keyed(),
    )
    expect(relaxed).toEqual([])
    expect(suggestions.every(({ servings }) => servings === 6)).toBe(true)
    expect(suggestions.filter(({ allergens }) => allergens.includes('milk'))).toEqual([])
    const mains = suggestions.filter(({ mealType }) => mealType !== 'breakfast')
    for (const { dishId } of mains) {
      const { ingredients } = await at.customer.call(recipes.getRecipe, { id: dishId })
      const ids = ingredients.map(({ ingredientId }) => ingredientId)
      expect(ids.some((id) => id.startsWith('chicken'))).toBe(true)
      expect(ids).not.toContain('rice-basmati')
    }
    const usual = await at.customer.call(contract.refreshSuggestions, {}, keyed())
    expect(usual.suggestions.every(({ servings }) => servings === 4)).toBe(true)
  })
})
