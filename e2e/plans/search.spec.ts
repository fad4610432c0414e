import { messages } from '#features/restaurants/messages.ts'
import { catalogueTexts } from '#features/subscriptions/web/ordering/catalogue-texts.ts'
import { words } from '#ui/words.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/pages.ts'
import { addAddress, marinaHome } from '../support/steps/addresses.ts'
import { KITCHEN_ONE, orderPage } from '../support/steps/subscribe.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

const PLAN = { en: 'Lunch', ar: 'غداء' }
/** Misspelt, and in Arabic from a Persian keyboard. */
const MISSPELT = { en: 'biriyani', ar: 'بریانی' }
const DISH = { en: /biryani/i, ar: /برياني/ }
const REFUSAL = {
  en: { text: 'biryani without nuts', words: 'without nuts' },
  ar: { text: 'برياني بدون مكسرات', words: 'بدون مكسرات' },
}

test('a kitchen is found by a misspelt dish, page by page, and stays chosen whatever is typed @both-looks', async ({
  page,
  customer,
  language,
  say,
}) => {
  test.slow()
  const order = orderPage(page, language)
  const { picker } = say(messages)
  const { tryAgain } = say(words)
  // A page of three, so that the demo's kitchens fill several.
  await page.route(/\/api\/restaurants\?.*limit=12/, (route) =>
    route.continue({ url: route.request().url().replace('limit=12', 'limit=3') }),
  )
  const addressId = await addAddress(customer.api, marinaHome)
  await open(page, '/meal-plans')
  const { choose } = say(catalogueTexts).plans
  await page.getByRole('button', { name: choose(PLAN[language]) }).click()
  await order.next.click()
  await expect(page.getByRole('radio', { name: marinaHome.name })).toBeChecked()
  await order.next.click()

  const kitchens = page.getByRole('group', { name: picker.label }).getByRole('radio')
  const more = page.getByRole('button', { name: picker.more })
  await expect(kitchens).toHaveCount(3)
  await more.click()
  await expect(kitchens).toHaveCount(6)
  await expectAccessible(page)

  await page.getByRole('button', { name: picker.sort }).click()
  await page.getByRole('option', { name: picker.sorts.price }).click()
  const cheapest = await customer.api.get('/api/restaurants', {
    params: { addressId, sort: 'price', limit: 3 },
  })
  for (const [at, { id }] of ((await cheapest.json()) as { id: number }[]).entries()) {
    await expect(kitchens.nth(at)).toHaveValue(String(id))
  }

  const search = page.getByRole('searchbox', { name: picker.search })
  await search.fill(MISSPELT[language])
  await expect(kitchens.nth(0)).toHaveAccessibleName(DISH[language])
  for (const kitchen of await kitchens.all()) {
    await expect(kitchen).toHaveAccessibleName(DISH[language])
  }
  await kitchens.nth(0).check()
  await expectAccessible(page)
  const chosen = await kitchens.nth(0).getAttribute('value')

  await search.fill(REFUSAL[language].text)
  const note = page.getByText(picker.refused(REFUSAL[language].words))
  await expect(note).toBeVisible()

  await search.fill('qwxzzk')
  await expect(page.getByRole('heading', { name: picker.noneCalled('qwxzzk') })).toBeVisible()
  await expect(kitchens).toHaveCount(1)
  await expect(kitchens).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: picker.clear }).click()
  await expect(search).toHaveValue('')
  await expect(order.kitchen(KITCHEN_ONE[language])).toBeVisible()
  await expect(page.locator(`input[type=radio][value="${chosen}"]`)).toBeChecked()

  await page.route('**/api/search?**', (route) => route.abort())
  await search.fill(DISH[language].source)
  const failed = page.getByRole('alert').filter({ hasText: picker.failed })
  await expect(failed).toBeVisible()
  await page.unroute('**/api/search?**')
  await failed.getByRole('button', { name: tryAgain }).click()
  await expect(failed).toBeHidden()
  await expect(kitchens.nth(0)).toHaveAccessibleName(DISH[language])
})
