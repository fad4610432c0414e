import { getHousehold } from '#features/household/contract.ts'
import { texts } from '#features/suggestions/web/wish/texts.ts'
import { ALLERGEN_NAMES } from '#shared/food/food.ts'
import { AI_FAMILY, subscribeToAi } from '../support/steps/ai-plan.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

const PATH = '/dashboard/ai-meal-suggestions'
const SENTENCES = {
  en: 'shawarma without mayo, low in salt, peanuts give me hives',
  ar: 'شاورما بدون مايونيز، قليل الملح، الفول السوداني يتعبني',
}

const LIMITS = { en: 'Low in salt', ar: 'قليل الملح' }

test('reads a limit, asks about an allergy in a wish, saves it for the customer and names it', async ({
  page,
  customer,
  say,
  language,
}) => {
  const wish = say(texts)
  const allergy = ALLERGEN_NAMES.peanuts[language]
  await subscribeToAi(customer.api, AI_FAMILY)
  await open(page, PATH)
  await page.getByRole('button', { name: wish.open }).click()
  await page.getByRole('textbox', { name: wish.label }).fill(SENTENCES[language])
  await page.getByRole('button', { name: wish.send }).click()
  await expect(page.getByText(LIMITS[language], { exact: true })).toBeVisible()
  const question = page.getByRole('group', { name: new RegExp(allergy, 'i') })
  await question.getByRole('button', { name: wish.yes }).click()
  const eggs = page.getByRole('group', { name: new RegExp(ALLERGEN_NAMES.eggs[language], 'i') })
  await eggs.getByRole('button', { name: wish.no }).click()
  const savedFor = page.getByRole('group', { name: wish.saveFor })
  await expect(savedFor.getByRole('radio').first()).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: wish.use }).click()
  await expect(page.getByRole('button', { name: wish.use })).toBeHidden()
  await expect(page.locator('strong').filter({ hasText: allergy })).toBeVisible()
  const household = await (await customer.api.get(getHousehold.path)).json()
  expect(household.allergens).toEqual(['peanuts'])
})
