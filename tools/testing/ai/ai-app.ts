import { beforeEach } from 'vitest'
import { verifyOtp } from '../../../src/features/auth/contract.ts'
import type { Config } from '../../../src/server/config.ts'
import { newIdempotencyKey } from '../../../src/shared/wire/idempotency-key.ts'
import { seedDemoAiPlan } from '../../../seeds/demo-ai-plan.ts'
import { seedDemoSubscriptions } from '../../../seeds/demo-subscriptions.ts'
import { seedCatalogue, seedDemo } from '../../../seeds/run.ts'
import { TEST_NOW, useTestApp, type TestBrowser } from '../app.ts'
import { acceptSuggestion } from '../../../src/features/suggestions/accepted-contract.ts'
import * as contract from '../../../src/features/suggestions/contract.ts'
import { getRecipe } from '../../../src/features/suggestions/recipe-contract.ts'

export const keyed = () => ({ idempotencyKey: newIdempotencyKey() })

export const replace = (browser: TestBrowser, id: number) =>
  browser.call(contract.replaceSuggestion, { id }, keyed())

export const accept = (browser: TestBrowser, mealId: number) =>
  browser.call(acceptSuggestion, { mealId }, keyed())

export async function today(browser: TestBrowser) {
  const { day } = await browser.call(contract.getSuggestions)
  if (!day) throw new Error('No AI plan')
  return day
}

export async function firstOf(browser: TestBrowser) {
  const [first] = (await today(browser)).suggestions
  if (!first) throw new Error('No suggestion')
  return first
}

/** Which meals there are is drawn: any of them may hold no allergen at all. */
export async function firstWithAllergen<Meal extends { dishId: number }>(
  browser: TestBrowser,
  meals: readonly Meal[],
) {
  const recipes = await Promise.all(
    meals.map(({ dishId }) => browser.call(getRecipe, { id: dishId })),
  )
  const index = recipes.findIndex(({ allergens }) => allergens.length > 0)
  const meal = meals[index]
  const allergen = recipes[index]?.allergens[0]
  if (!meal || !allergen) throw new Error('Nothing with an allergen')
  return { meal, allergen }
}

/**
 * The app with a customer on AI Family, with deliveries as well where asked for, and another person
 * without a plan; clean before each test.
 */
export function useAiApp({
  settings = {},
  isDelivered = false,
}: { settings?: Partial<Config>; isDelivered?: boolean } = {}) {
  const test = useTestApp(async ({ db }) => {
    await seedCatalogue(db)
    await seedDemo(db, TEST_NOW)
    if (isDelivered) await seedDemoSubscriptions(db, TEST_NOW)
    await seedDemoAiPlan(db, TEST_NOW)
  }, settings)
  const signedIn = async (phone: string, language: 'en' | 'ar' = 'en') => {
    const browser = test.browser(language)
    await browser.call(verifyOtp, { phone, otp: '246810' })
    return browser
  }
  const people = { test, signedIn } as {
    test: typeof test
    signedIn: typeof signedIn
    customer: TestBrowser
    other: TestBrowser
  }
  beforeEach(async () => {
    const { db } = test.app
    test.clock.moveTo(TEST_NOW)
    await db.deleteFrom('meal_week_slots').execute()
    await db.deleteFrom('meal_weeks').execute()
    await db.deleteFrom('accepted_meals').execute()
    await db.deleteFrom('meal_suggestions').execute()
    await db.deleteFrom('suggestion_batches').execute()
    await db.deleteFrom('banned_dishes').execute()
    await db.deleteFrom('recipe_drafts').execute()
    await db.deleteFrom('pantry_items').execute()
    await db.deleteFrom('suggestion_preferences').execute()
    await db.deleteFrom('household_members').where('is_customer', '=', false).execute()
    await db.deleteFrom('rate_limits').execute()
    people.customer = await signedIn('+971500000001')
    people.other = await signedIn('+971500000002')
  })
  return people
}
