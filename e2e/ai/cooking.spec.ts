import type { APIRequestContext, Page } from '@playwright/test'
import { cookingTexts } from '#features/suggestions/web/cooking/texts.ts'
import { formatClock } from '#features/suggestions/web/cooking/timing/timers.ts'
import { AI_FAMILY, subscribeToAi } from '../support/steps/ai-plan.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectPath, open } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

interface Step {
  text: string
  timerSeconds: number | null
}

interface CookableMeal {
  id: number
  name: string
  steps: Step[]
  /** Position of the first step with a timer that is not the last one. */
  timed: number
  seconds: number
  /** How many ingredients it has. */
  lines: number
}

/** Takes one of today's suggestions that has something to wait for. */
async function acceptTimedMeal(api: APIRequestContext, language: string): Promise<CookableMeal> {
  const headers = { 'accept-language': language }
  const today = await api.post('/api/meal-suggestions/today', { data: {} })
  const { day } = (await today.json()) as {
    day: { suggestions: { id: number; dishId: number; servings: number }[] }
  }
  for (const { id: mealId, dishId, servings } of day.suggestions) {
    const answer = await api.get(`/api/recipes/${dishId}?servings=${servings}`, { headers })
    const recipe = (await answer.json()) as {
      name: string
      cookingSteps: Step[]
      ingredients: unknown[]
    }
    const steps = recipe.cookingSteps
    const timed = steps.slice(0, -1).findIndex(({ timerSeconds }) => (timerSeconds ?? 0) >= 60)
    if (timed === -1) continue
    const accepted = await api.post('/api/accepted-meal-suggestions', { data: { mealId } })
    await expect(accepted).toBeOK()
    const { id } = (await accepted.json()) as { id: number }
    const seconds = steps[timed]?.timerSeconds ?? 0
    return { id, name: recipe.name, steps, timed, seconds, lines: recipe.ingredients.length }
  }
  throw new Error('None of the suggestions has a timer.')
}

const clockOf = (page: Page) => page.getByRole('timer')

const readSeconds = async (page: Page): Promise<number> =>
  (await clockOf(page).innerText())
    .split(':')
    .reduce((seconds, part) => seconds * 60 + Number(part), 0)

test('a meal is cooked step by step and timed, and its timer outlives a reload and the network', async ({
  page,
  context,
  customer,
  say,
  language,
  inLanguage,
}) => {
  test.slow()
  const { step, timer, ingredients, leave } = say(cookingTexts)
  await subscribeToAi(customer.api, AI_FAMILY)
  const meal = await acceptTimedMeal(customer.api, language)
  const { steps, timed } = meal
  const count = steps.length
  const stepText = (position: number) =>
    page.getByRole('main').getByText(steps[position]?.text ?? '', { exact: true })
  const next = page.getByRole('button', { name: step.next })
  const previous = page.getByRole('button', { name: step.previous })

  await page.clock.install()
  await open(page, `/cook/${meal.id}`)
  await expect(page.getByRole('heading', { level: 1, name: meal.name })).toBeVisible()
  await expect(page.getByText(step.of(1, count), { exact: true })).toBeVisible()
  await expect(stepText(0)).toBeVisible()
  await expect(previous).toHaveCount(0)
  await expectAccessible(page)

  await page.keyboard.press(inLanguage('ArrowRight', 'ArrowLeft'))
  await expect(stepText(1)).toBeVisible()
  await expect(page.getByRole('status').getByText(step.of(2, count))).toBeAttached()
  await page.keyboard.press(inLanguage('ArrowLeft', 'ArrowRight'))
  await expect(stepText(0)).toBeVisible()
  await next.click()
  await previous.click()
  await expect(stepText(0)).toBeVisible()

  await page.getByRole('button', { name: step.ingredients }).click()
  const needs = page.getByRole('dialog', { name: ingredients.title })
  const first = needs.getByRole('checkbox').first()
  await first.check()
  await expect(needs.getByText(ingredients.laidOut(1, meal.lines))).toBeVisible()
  const before = await needs.getByRole('listitem').allInnerTexts()
  await expect(needs.getByRole('spinbutton')).toHaveValue('4')
  await needs.getByRole('spinbutton').fill('8')
  await needs.getByRole('spinbutton').press('Enter')
  await expect
    .poll(async () => (await needs.getByRole('listitem').allInnerTexts()).join())
    .not.toBe(before.join())
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(needs).toBeHidden()

  await page.getByRole('button', { name: new RegExp(step.steps) }).click()
  const list = page.getByRole('dialog', { name: step.steps })
  await expect(list.getByRole('listitem')).toHaveCount(count)
  await expectAccessible(page)
  await list.getByText(steps[timed]?.text ?? '', { exact: true }).click()
  await expect(list).toBeHidden()
  await expect(clockOf(page)).toHaveText(formatClock(meal.seconds * 1000))
  await page.getByRole('button', { name: timer.start }).click()
  await page.clock.fastForward(20_000)
  await expect.poll(() => readSeconds(page)).toBeLessThanOrEqual(meal.seconds - 20)
  await expectAccessible(page)

  await page.reload()
  await expect(stepText(timed)).toBeVisible()
  await expect.poll(() => readSeconds(page)).toBeLessThanOrEqual(meal.seconds - 20)
  await page.getByRole('button', { name: timer.pause }).click()
  await expect(page.getByText(timer.isPaused)).toBeVisible()
  const left = await readSeconds(page)
  await page.clock.fastForward(30_000)
  expect(await readSeconds(page)).toBe(left)
  await page.getByRole('button', { name: timer.resume }).click()

  await context.setOffline(true)
  await next.click()
  await expect(stepText(timed + 1)).toBeVisible()
  const strip = page.getByRole('list', { name: timer.list })
  await expect(strip.getByText(timer.ofStep(timed + 1))).toBeVisible()
  await page.getByRole('link', { name: say(cookingTexts).page.close }).click()
  const question = page.getByRole('alertdialog', { name: leave.title })
  await question.getByRole('button', { name: leave.stay }).click()
  await expect(question).toBeHidden()
  await expectPath(page, `/cook/${meal.id}`)
  await context.setOffline(false)

  await page.clock.fastForward(left * 1000)
  await expect(page.getByRole('alert').getByText(timer.over(timed + 1))).toBeAttached()
  await expectAccessible(page)
  await strip.getByRole('button').click()
  await expect(page.getByText(timer.isOver)).toBeVisible()
  await page.getByRole('button', { name: timer.stop }).click()
  await expect(clockOf(page)).toHaveText(formatClock(meal.seconds * 1000))
})

test('a meal of no one’s leads back to the suggestions', async ({ page, customer, say }) => {
  const { page: texts } = say(cookingTexts)
  expect(customer.phone).toBeTruthy()
  await open(page, '/cook/999999')
  await expect(page.getByRole('heading', { name: texts.notFound })).toBeVisible()
  await expect(page.getByRole('link', { name: texts.toSuggestions })).toBeVisible()
  await expectAccessible(page)
})

test('a visitor is asked to log in before cooking', async ({ page }) => {
  await page.goto('/cook/1')
  await expectPath(page, /^\/login\?redirect=(%2F|\/)cook/)
})
