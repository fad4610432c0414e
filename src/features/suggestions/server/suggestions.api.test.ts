import { beforeEach, describe, expect, it } from 'vitest'
import { verifyOtp } from '#features/auth/contract.ts'
import { createMember } from '#features/household/contract.ts'
import { newIdempotencyKey } from '#shared/idempotency-key.ts'
import { seedDemoAiPlan } from '../../../../seeds/demo-ai-plan.ts'
import { seedCatalogue, seedDemo } from '../../../../seeds/run.ts'
import { TEST_NOW, useTestApp, type TestBrowser } from '../../../../tools/testing/app.ts'
import * as accepted from '../accepted-contract.ts'
import * as contract from '../contract.ts'
import * as preferences from '../preferences-contract.ts'
import * as recipes from '../recipe-contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
  await seedDemoAiPlan(db, TEST_NOW)
})

const keyed = () => ({ idempotencyKey: newIdempotencyKey() })

async function signedIn(phone: string, language: 'en' | 'ar' = 'en') {
  const browser = test.browser(language)
  await browser.call(verifyOtp, { phone, otp: '246810' })
  return browser
}

let customer: TestBrowser
let other: TestBrowser

beforeEach(async () => {
  const { db } = test.app
  test.clock.moveTo(TEST_NOW)
  await db.deleteFrom('accepted_meals').execute()
  await db.deleteFrom('meal_suggestions').execute()
  await db.deleteFrom('suggestion_batches').execute()
  await db.deleteFrom('banned_dishes').execute()
  await db.deleteFrom('suggestion_preferences').execute()
  await db.deleteFrom('household_members').where('is_customer', '=', false).execute()
  await db.deleteFrom('rate_limits').execute()
  customer = await signedIn('+971500000001')
  other = await signedIn('+971500000002')
})

async function today(browser = customer) {
  const { day } = await browser.call(contract.getSuggestions)
  if (!day) throw new Error('No AI plan')
  return day
}

async function firstOf(browser = customer) {
  const [first] = (await today(browser)).suggestions
  if (!first) throw new Error('No suggestion')
  return first
}

const replace = (id: number, browser = customer) =>
  browser.call(contract.replaceSuggestion, { id }, keyed())
const accept = (mealId: number, browser = customer) =>
  browser.call(accepted.acceptSuggestion, { mealId }, keyed())

describe('the suggestions of a day', () => {
  it('are five for AI Family: one breakfast, two lunches, two dinners, in four servings', async () => {
    const { suggestions, plan, replacementsRemaining } = await today()
    expect(suggestions.map(({ mealType }) => mealType)).toEqual([
      'breakfast',
      'lunch',
      'lunch',
      'dinner',
      'dinner',
    ])
    expect(new Set(suggestions.map(({ dishId }) => dishId)).size).toBe(5)
    expect(plan).toMatchObject({ name: 'AI Family', suggestionsPerDay: 5, servings: 4 })
    expect(replacementsRemaining).toBe(5)
    for (const { calories, totalPrice, ingredients, reasons } of suggestions) {
      expect(calories).toBeGreaterThan(150)
      expect(totalPrice).toBeGreaterThan(1)
      expect(ingredients.length).toBeGreaterThanOrEqual(4)
      expect(reasons.length).toBeGreaterThan(0)
    }
  })

  it('stay as they are until midnight in Dubai, and are others the day after', async () => {
    const first = await today()
    expect(await today()).toEqual(first)
    test.clock.moveTo(new Date('2026-11-21T19:59:59Z'))
    expect((await today()).date).toBe('2026-11-21')
    test.clock.moveTo(new Date('2026-11-21T20:00:00Z'))
    const next = await today()
    expect(next.date).toBe('2026-11-22')
    expect(next.replacementsRemaining).toBe(5)
    const before = new Set(first.suggestions.map(({ dishId }) => dishId))
    expect(next.suggestions.filter(({ dishId }) => before.has(dishId))).toEqual([])
  })

  it('are made once by any number of first looks', async () => {
    const days = await Promise.all(Array.from({ length: 8 }, () => today()))
    expect(new Set(days.map((day) => JSON.stringify(day))).size).toBe(1)
    const batches = await test.app.db.selectFrom('suggestion_batches').select('id').execute()
    expect(batches).toHaveLength(1)
  })

  it('are none without an AI plan, and closed to a visitor', async () => {
    expect(await other.call(contract.getSuggestions)).toEqual({ day: null })
    await expect(test.browser().call(contract.getSuggestions)).rejects.toMatchObject({
      status: 401,
    })
    await expect(other.call(contract.refreshSuggestions, {}, keyed())).rejects.toMatchObject({
      code: 'plan_needed',
    })
  })

  it('speak Arabic to who reads Arabic', async () => {
    const browser = await signedIn('+971500000001', 'ar')
    const { name, description, reasons, ingredients } = await firstOf(browser)
    for (const text of [name, description, reasons[0]?.text, ...ingredients]) {
      expect(text).toMatch(/\p{Script=Arabic}/u)
    }
  })

  it('never hold what a member is allergic to, from the moment it is told', async () => {
    const before = await today()
    const allergens = [...new Set(before.suggestions.flatMap((dish) => dish.allergens))].slice(0, 3)
    expect(allergens.length).toBeGreaterThan(0)
    await customer.call(
      createMember,
      { name: 'Sara', portion: 'small', diets: [], allergens, dislikes: [], fastsInRamadan: false },
      keyed(),
    )
    const after = await today()
    expect(after.allergens).toEqual(expect.arrayContaining(allergens))
    expect(after.suggestions).toHaveLength(5)
    expect(
      after.suggestions.filter((dish) => dish.allergens.some((one) => allergens.includes(one))),
    ).toEqual([])
    expect(after.replacementsRemaining).toBe(5)
  })
})

describe('replacing', () => {
  it('brings another dish to the same place and counts', async () => {
    const first = await firstOf()
    const { suggestion, replacementsRemaining } = await replace(first.id)
    expect(replacementsRemaining).toBe(4)
    expect(suggestion.mealType).toBe(first.mealType)
    expect(suggestion.dishId).not.toBe(first.dishId)
    expect(suggestion.replaces).toEqual({ name: first.name })
    const [now] = (await today()).suggestions
    expect(now?.id).toBe(suggestion.id)
  })

  it('ends with the counter, and Refresh All goes on', async () => {
    const seen = new Set((await today()).suggestions.map(({ dishId }) => dishId))
    let { id } = await firstOf()
    for (let left = 4; left >= 0; left -= 1) {
      const answer = await replace(id)
      expect(answer.replacementsRemaining).toBe(left)
      expect(seen.has(answer.suggestion.dishId)).toBe(false)
      seen.add(answer.suggestion.dishId)
      id = answer.suggestion.id
    }
    await expect(replace(id)).rejects.toMatchObject({ code: 'no_replacements_left', status: 409 })
    const refreshed = await customer.call(contract.refreshSuggestions, {}, keyed())
    expect(refreshed.suggestions).toHaveLength(5)
    expect(refreshed.suggestions.filter(({ dishId }) => seen.has(dishId))).toEqual([])
    expect(refreshed.replacementsRemaining).toBe(0)
  })

  it('is counted once for one key, and two at once take one place', async () => {
    const { id } = await firstOf()
    const key = keyed()
    const [one, same] = await Promise.all([
      customer.call(contract.replaceSuggestion, { id }, key),
      customer.call(contract.replaceSuggestion, { id }, key),
    ])
    expect(same).toEqual(one)
    const { suggestions } = await today()
    const next = suggestions[1]?.id ?? 0
    const results = await Promise.allSettled([replace(next), replace(next), replace(next)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await today()).replacementsRemaining).toBe(3)
  })

  it('can be taken back, and stays counted', async () => {
    const first = await firstOf()
    const { suggestion } = await replace(first.id)
    const back = await customer.call(contract.restoreSuggestion, { id: suggestion.id })
    expect(back).toMatchObject({ id: first.id, dishId: first.dishId })
    expect((await today()).replacementsRemaining).toBe(4)
    await expect(customer.call(contract.restoreSuggestion, { id: first.id })).rejects.toMatchObject(
      { code: 'nothing_to_restore' },
    )
  })

  it('never brings again what was banned, until it is allowed', async () => {
    const first = await firstOf()
    await customer.call(contract.replaceSuggestion, { id: first.id, isNeverAgain: true }, keyed())
    const { neverAgain } = await customer.call(preferences.getPreferences)
    expect(neverAgain).toEqual([{ dishId: first.dishId, name: first.name }])
    await customer.call(preferences.allowDish, { id: first.dishId })
    expect((await customer.call(preferences.getPreferences)).neverAgain).toEqual([])
  })

  it('is for the owner alone', async () => {
    const { id } = await firstOf()
    await expect(replace(id, other)).rejects.toMatchObject({ status: 404 })
    await expect(accept(id, other)).rejects.toMatchObject({ status: 403 })
  })
})

describe('accepting', () => {
  it('computes everything on the server, whatever is sent', async () => {
    const first = await firstOf()
    const meal = await customer.call(
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
    expect(await customer.call(accepted.listAcceptedSuggestions)).toEqual([meal])
    expect((await firstOf()).accepted).toBe(true)
  })

  it('happens once, can be taken back and done again', async () => {
    const { id } = await firstOf()
    const [one, two] = await Promise.all([accept(id), accept(id)])
    expect(two.id).toBe(one.id)
    await customer.call(accepted.withdrawAccepted, { id: one.id })
    expect(await customer.call(accepted.listAcceptedSuggestions)).toEqual([])
    expect((await accept(id)).id).not.toBe(one.id)
  })

  it('keeps an accepted dish through a refresh, and does not replace it', async () => {
    const first = await firstOf()
    await accept(first.id)
    await expect(replace(first.id)).rejects.toMatchObject({ code: 'suggestion_accepted' })
    const { suggestions } = await customer.call(contract.refreshSuggestions, {}, keyed())
    expect(suggestions.filter(({ accepted: isAccepted }) => isAccepted)).toHaveLength(1)
    expect(suggestions).toHaveLength(5)
    expect(suggestions[0]?.id).toBe(first.id)
  })

  it('is over with the day', async () => {
    const { id } = await firstOf()
    test.clock.moveTo(new Date('2026-11-21T20:00:00Z'))
    await expect(accept(id)).rejects.toMatchObject({ code: 'suggestion_over', status: 409 })
    await expect(replace(id)).rejects.toMatchObject({ code: 'suggestion_over' })
  })

  it('refuses what became unsafe after it was shown', async () => {
    const first = (await today()).suggestions.find(({ allergens }) => allergens.length > 0)
    if (!first) throw new Error('Nothing with an allergen')
    await customer.call(
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
    await expect(accept(first.id)).rejects.toMatchObject({ code: 'dish_not_safe' })
  })

  it('says when it was cooked and how it was', async () => {
    const { id } = await firstOf()
    const meal = await accept(id)
    const cooked = await customer.call(accepted.markCooked, { id: meal.id, rating: 4 })
    expect(cooked).toMatchObject({ cookedAt: TEST_NOW.toISOString(), rating: 4 })
    const later = await customer.call(accepted.markCooked, { id: meal.id, rating: 5 })
    expect(later).toMatchObject({ cookedAt: TEST_NOW.toISOString(), rating: 5 })
    await expect(customer.call(accepted.withdrawAccepted, { id: meal.id })).rejects.toMatchObject({
      code: 'already_cooked',
    })
    await expect(other.call(accepted.markCooked, { id: meal.id })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('a recipe', () => {
  it('is twice of everything for twice the servings', async () => {
    const { dishId } = await firstOf()
    const two = await customer.call(recipes.getRecipe, { id: dishId, servings: 2 })
    const four = await customer.call(recipes.getRecipe, { id: dishId, servings: 4 })
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
    const { dishId } = await firstOf()
    await expect(customer.call(recipes.getRecipe, { id: dishId, servings })).rejects.toMatchObject({
      status: 400,
    })
  })

  it('is kept and forgotten by who has a plan', async () => {
    const { dishId } = await firstOf()
    await customer.call(recipes.saveMeal, { id: dishId })
    await customer.call(recipes.saveMeal, { id: dishId })
    const saved = await customer.call(recipes.listSavedMeals)
    expect(saved.map((meal) => meal.dishId)).toEqual([dishId])
    await expect(other.call(recipes.saveMeal, { id: dishId })).rejects.toMatchObject({
      code: 'plan_needed',
    })
    await customer.call(recipes.forgetMeal, { id: dishId })
    expect(await customer.call(recipes.listSavedMeals)).toEqual([])
    await expect(customer.call(recipes.getRecipe, { id: 999_999 })).rejects.toMatchObject({
      status: 404,
    })
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
    avoidsTraces: false,
    isAdult: false,
  }

  it('are kept, and followed by the next suggestions', async () => {
    const wish = { ...none, diets: ['vegetarian' as const], maxMinutes: 30 }
    const kept = await customer.call(preferences.replacePreferences, wish)
    expect(kept).toMatchObject(wish)
    const { suggestions, diets } = await customer.call(contract.refreshSuggestions, {}, keyed())
    expect(diets).toContain('vegetarian')
    for (const { dishId } of suggestions) {
      const recipe = await customer.call(recipes.getRecipe, { id: dishId })
      expect(recipe.diets).toContain('vegetarian')
    }
  })

  it.each([
    [{ kcal: 1199, isAdult: true }, 400, 'invalid_input'],
    [{ kcal: 1800, isAdult: false }, 422, 'targets_need_adult'],
    [{ kcal: 1500, protein: 450, isAdult: true }, 422, 'macros_exceed_energy'],
  ])('refuse %o', async (wish, status, code) => {
    await expect(
      customer.call(preferences.replacePreferences, { ...none, ...wish }),
    ).rejects.toMatchObject({ status, code })
  })

  it('know the pantry', async () => {
    const items = [{ ingredientId: 'rice-basmati', grams: 500 }]
    const pantry = await customer.call(preferences.replacePantry, { items })
    expect(pantry).toEqual([{ ingredientId: 'rice-basmati', name: 'Basmati rice', grams: 500 }])
    await expect(
      customer.call(preferences.replacePantry, { items: [{ ingredientId: 'gold', grams: 1 }] }),
    ).rejects.toMatchObject({ code: 'ingredient_unknown' })
  })
})
