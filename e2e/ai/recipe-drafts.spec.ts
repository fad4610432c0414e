import type { Page } from '@playwright/test'
import { messages } from '#features/suggestions/messages.ts'
import { dialogTexts } from '#features/suggestions/web/dialogs/texts.ts'
import type { DraftSummary, RecipeDraft } from '#features/suggestions/web/drafts/queries.ts'
import { draftTexts } from '#features/suggestions/web/drafts/texts.ts'
import { savedTexts } from '#features/suggestions/web/saved/texts.ts'
import { expectAccessible } from '../support/axe.ts'
import { open, toastIn } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const PATH = '/dashboard/ai-meal-suggestions'
const DRAFTS = /\/api\/recipe-drafts$/
const ONE_DRAFT = /\/api\/recipe-drafts\/\d+/

const draftOf = (description: string): RecipeDraft => ({
  id: 7,
  isDraft: true,
  createdAt: '2026-11-21T08:00:00.000Z',
  isSafe: true,
  name: 'Lentils with spinach',
  description,
  cuisineType: 'lebanese',
  preparationTime: 28,
  activeMinutes: 12,
  keepsDays: 1,
  servings: 4,
  calories: 540,
  protein: 28,
  carbs: 61,
  fat: 15,
  fibre: 12,
  sodium: 187,
  allergens: ['celery'],
  mayContain: [],
  diets: [],
  ingredients: [
    {
      ingredientId: 'lentils',
      name: 'Lentils',
      grams: 280,
      amount: '280 g',
      price: 3.5,
      pricedOn: '2026-11-19',
      needsHalalCertificate: false,
    },
  ],
  cookingSteps: [
    { text: 'Simmer the lentils.', timerSeconds: 1200, coreC: null, batches: null, uses: [] },
  ],
  totalPrice: 3.5,
})

/** The answers of an installation with a model: its first draft is refused, the next one is taken. */
async function pretendModel(page: Page, draft: RecipeDraft, refusal: string) {
  const kept: DraftSummary[] = []
  let asked = 0
  await page.route(DRAFTS, async (route) => {
    if (route.request().method() === 'GET') {
      return route.fulfill({ json: { isOffered: true, drafts: kept } })
    }
    asked += 1
    if (asked === 1) {
      return route.fulfill({ status: 422, json: { code: 'draft_unsafe', message: refusal } })
    }
    kept.push(draft)
    return route.fulfill({ status: 201, json: draft })
  })
  await page.route(ONE_DRAFT, (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: draft })
    kept.length = 0
    return route.fulfill({ json: { ok: true } })
  })
}

test('drafts a recipe, shows it for what it is, and forgets it', async ({
  page,
  customer,
  ignoreProblems,
  say,
}) => {
  ignoreProblems(/status of 422/)
  const words = say(draftTexts)
  const { details } = say(dialogTexts)
  const { refusals, drafts } = say(messages)
  const draft = draftOf(drafts.mark)
  expect(customer.phone).not.toBe('')
  await pretendModel(page, draft, refusals.draft_unsafe)
  await open(page, PATH)
  const section = page.getByRole('region', { name: words.title })
  await expect(section.getByText(words.list.none)).toBeVisible()
  const sentence = section.getByRole('textbox', { name: words.form.label })
  const send = section.getByRole('button', { name: words.form.send })
  await send.click()
  await expect(section.getByText(words.form.empty)).toBeVisible()

  await sentence.fill('Lentils')
  await send.click()
  await expect(section.getByText(refusals.draft_unsafe)).toBeVisible()
  await expectAccessible(page)
  await send.click()
  const sheet = page.getByRole('dialog', { name: draft.name })
  await expect(sheet.getByText(drafts.mark)).toBeVisible()
  await expect(sheet.getByText(details.price(4))).toBeVisible()
  await expect(sheet.getByText('Simmer the lentils.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  const row = section.getByRole('listitem')
  await expect(row.getByText(words.list.drafted)).toBeVisible()
  await expect(row.getByText(words.list.private)).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: words.list.of(words.list.forget, draft.name) }).click()
  const question = page.getByRole('alertdialog', { name: words.forget.title })
  await question.getByRole('button', { name: words.forget.keep }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: draft.name, exact: true }).click()
  await sheet.getByRole('button', { name: words.sheet.forget }).click()
  await question.getByRole('button', { name: words.forget.confirm }).click()
  await expect(toastIn(page, words.toasts.forgotten(draft.name))).toBeVisible()
  await expect(section.getByText(words.list.none)).toBeVisible()
  await expect(section.getByRole('heading', { name: words.title })).toBeFocused()
})

test('shows nothing of drafts where no model is set up', async ({ page, customer, say }) => {
  expect(customer.phone).not.toBe('')
  const answer = page.waitForResponse(DRAFTS)
  await open(page, PATH)
  await page.mouse.wheel(0, 20_000)
  await answer
  await expect(page.getByRole('region', { name: say(savedTexts).saved.title })).toHaveCount(0)
  await expect(page.getByRole('region', { name: say(draftTexts).title })).toHaveCount(0)
})
