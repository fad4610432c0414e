import type { Locator, Page } from '@playwright/test'
import { messages } from '#features/restaurants/messages.ts'
import { catalogueTexts } from '#features/subscriptions/web/ordering/catalogue-texts.ts'
import { textsIn, type Language } from '#shared/language.ts'
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
/** Cooks biryani, too, but further away. */
const KITCHEN_TWO = { en: 'Karama Spice House', ar: 'بيت بهارات الكرامة' }
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
  const { picker } = say(messages)
  const { tryAgain } = say(words)
  await showFewAtATime(page)
  const addressId = await addAddress(customer.api, marinaHome)
  const list = await openKitchens(page, language)
  const { order, kitchens, more, search } = list
  await expect(kitchens).toHaveCount(3)
  await list.expectFocusOnNew(() => more.click())
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

  await search.fill(MISSPELT[language])
  await expect(kitchens.nth(0)).toHaveAccessibleName(DISH[language])
  for (const kitchen of await kitchens.all()) {
    await expect(kitchen).toHaveAccessibleName(DISH[language])
  }
  const answer = await customer.api.get('/api/search', {
    params: { addressId, text: MISSPELT[language] },
  })
  const { count } = (await answer.json()) as { count: number }
  await expect(page.getByRole('status').filter({ hasText: picker.found(count) })).toBeVisible()
  await list.expectFocusOnNew(() => more.click())
  await expect(kitchens).toHaveCount(2)
  await kitchens.nth(0).check()
  await expectAccessible(page)
  const chosen = await kitchens.nth(0).getAttribute('value')

  await search.fill(REFUSAL[language].text)
  const note = page.getByText(picker.refused(REFUSAL[language].words))
  await expect(note).toBeVisible()
  await search.fill(REFUSAL[language].words)
  await expect(page.getByRole('heading', { name: picker.onlyRefused })).toBeVisible()
  await expect(note).toBeVisible()

  await search.fill('qwxzzk')
  await expect(page.getByRole('heading', { name: picker.noneCalled('qwxzzk') })).toBeVisible()
  await expect(kitchens).toHaveCount(1)
  await expect(kitchens).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: picker.clear }).click()
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
  await expect(order.kitchen(KITCHEN_ONE[language])).toBeVisible()
  await expect(page.locator(`input[type=radio][value="${chosen}"]`)).toBeChecked()

  await page.route('**/api/search?**', (route) => route.abort())
  await search.fill(DISH[language].source)
  const failed = page.getByRole('alert').filter({ hasText: picker.failed })
  await expect(failed).toBeVisible()
  await page.unroute('**/api/search?**')
  await list.expectFocusOnNew(() => failed.getByRole('button', { name: tryAgain }).click())
  await expect(failed).toBeHidden()
  await expect(kitchens.nth(0)).toHaveAccessibleName(DISH[language])
})

test('what was found stays until the next is found, and a kitchen that is full by now says so @both-looks', async ({
  page,
  customer,
  language,
  say,
}) => {
  const { picker, reasons } = say(messages)
  const addressId = await addAddress(customer.api, marinaHome)
  const [first] = (await (
    await customer.api.get('/api/restaurants', { params: { addressId, limit: 1 } })
  ).json()) as { id: number }[]
  // The first kitchen ranks lower by the time the second page is asked for.
  await showFewAtATime(page)
  await page.route(/\/api\/restaurants\?.*cursor=/, async (route) => {
    const response = await route.fetch({ url: threeAtATime(route.request().url()) })
    await route.fulfill({ response, json: [first, ...((await response.json()) as object[])] })
  })
  const { kitchens, more, search } = await openKitchens(page, language)
  await expect(kitchens).toHaveCount(3)
  await more.click()
  await expect(kitchens).toHaveCount(6)

  await search.fill(DISH[language].source)
  await expect(kitchens.nth(0)).toHaveAccessibleName(DISH[language])
  const before = await valuesOf(kitchens)
  const { promise: gate, resolve: go } = Promise.withResolvers<void>()
  await page.route(/\/api\/restaurants\?.*ids=/, async (route) => {
    await gate
    await route.continue()
  })
  const asked = page.waitForRequest(/\/api\/restaurants\?.*ids=/)
  const name = KITCHEN_TWO[language]
  await search.fill(name)
  await asked
  await expect(page.locator('[aria-busy=true]').filter({ has: kitchens })).toBeVisible()
  await expect(page.getByRole('heading', { name: picker.noneCalled(name) })).toBeHidden()
  expect(await valuesOf(kitchens)).toEqual(before)
  go()
  await expect(kitchens.nth(0)).toHaveAccessibleName(new RegExp(name))
  await expect(page.locator('[aria-busy=true]').filter({ has: kitchens })).toBeHidden()

  const id = await kitchens.nth(0).getAttribute('value')
  await page.route(new RegExp(`/api/restaurants\\?.*ids=${id}(&startDate.*)?$`), async (route) => {
    const response = await route.fetch()
    const rows = (await response.json()) as object[]
    const json = rows.map((row) => ({ ...row, unavailableReason: reasons.fullForWeeks }))
    await route.fulfill({ response, json })
  })
  await kitchens.nth(0).click()
  await expect(kitchens.nth(0)).toBeDisabled()
  await expect(kitchens.nth(0)).not.toBeChecked()
  await expect(kitchens.nth(0)).toHaveAccessibleName(new RegExp(reasons.fullForWeeks))
})

/** Three kitchens of the list and one that is found, so that the demo's fill several pages. */
async function showFewAtATime(page: Page): Promise<void> {
  await page.route(/\/api\/restaurants\?.*limit=12/, (route) =>
    route.continue({ url: threeAtATime(route.request().url()) }),
  )
  await page.route(/\/api\/search\?.*limit=(12|24)/, (route) => {
    const url = route.request().url().replace('limit=12', 'limit=1').replace('limit=24', 'limit=2')
    return route.continue({ url })
  })
}

const threeAtATime = (url: string): string => url.replace('limit=12', 'limit=3')

const valuesOf = (kitchens: Locator): Promise<(string | null)[]> =>
  kitchens.evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')))

/** Orders a plan up to where its kitchen is chosen, with the known address. */
async function openKitchens(page: Page, language: Language) {
  const order = orderPage(page, language)
  const { picker } = textsIn(messages, language)
  await open(page, '/meal-plans')
  const { choose } = textsIn(catalogueTexts, language).plans
  await page.getByRole('button', { name: choose(PLAN[language]) }).click()
  await order.next.click()
  await expect(page.getByRole('radio', { name: marinaHome.name })).toBeChecked()
  await order.next.click()
  const kitchens = page.getByRole('group', { name: picker.label }).getByRole('radio')
  return {
    order,
    kitchens,
    more: page.getByRole('button', { name: picker.more }),
    search: page.getByRole('searchbox', { name: picker.search }),
    expectFocusOnNew: async (press: () => Promise<void>) => {
      const known = await valuesOf(kitchens)
      await press()
      const focused = kitchens.and(page.locator(':focus'))
      await expect(focused).toHaveCount(1)
      expect(known).not.toContain(await focused.getAttribute('value'))
    },
  }
}
