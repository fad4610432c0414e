import { messages as addressTexts } from '#features/addresses/messages.ts'
import { orderTexts } from '#features/shopping/web/order-texts.ts'
import { texts } from '#features/shopping/web/texts.ts'
import { AI_FAMILY, subscribeToAi } from '../support/steps/ai-plan.ts'
import { expectAccessible } from '../support/axe.ts'
import { choose } from '../support/forms.ts'
import { loseAnswer, TRIES_OF_A_CALL } from '../support/lost-answers.ts'
import { expectPath, open, toastIn } from '../support/pages.ts'
import { fillAddress } from '../support/steps/addresses.ts'
import { acceptMeals, makeList, statusIn } from '../support/steps/shopping.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

const PATH = '/dashboard/shopping-lists'
test('says that several meals need the add-on, names and archives a list, calls an order off', async ({
  page,
  customer,
  say,
  inLanguage,
  ignoreProblems,
}) => {
  const { page: lists, actions, create, list } = say(texts)
  const { panel, methods, statuses, track, recent } = say(orderTexts)
  await subscribeToAi(customer.api, AI_FAMILY)
  await open(page, PATH)
  await expect(page.getByRole('heading', { name: lists.empty })).toBeVisible()
  await expect(page.getByRole('link', { name: lists.toSuggestions })).toHaveAttribute(
    'href',
    '/suggestions',
  )
  await expectAccessible(page)
  await acceptMeals(customer.api, 2)
  await page.getByRole('button', { name: lists.create }).click()
  const dialog = page.getByRole('dialog', { name: create.title })
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('checkbox').nth(1).check()
  await expect(dialog.getByText(create.addOn('49'))).toBeVisible()
  await expect(dialog.getByRole('button', { name: create.toAddOn })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('checkbox').nth(1).uncheck()
  await dialog.getByRole('button', { name: create.make }).click()
  await expectPath(page, /^\/dashboard\/shopping-lists\/\d+$/)
  const section = page
    .getByRole('link', { name: lists.title, exact: true })
    .filter({ visible: true })
  await expect(section).toHaveAttribute('aria-current', 'true')

  await page.getByRole('button', { name: actions.rename }).click()
  const naming = page.getByRole('dialog', { name: actions.renameTitle })
  await naming.getByLabel(create.name).fill('Weekend')
  await expectAccessible(page)
  await naming.getByRole('button', { name: actions.save }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Weekend' })).toBeVisible()
  await page.getByRole('button', { name: actions.archive }).click()
  await expect(page.getByText(list.isArchived)).toBeVisible()
  await page.getByRole('link', { name: list.back }).click()
  await expect(page.getByRole('heading', { name: lists.empty })).toBeVisible()
  await page.getByRole('button', { name: lists.archive }).click()
  await page.getByRole('link', { name: lists.openList('Weekend') }).click()
  await page.getByRole('button', { name: actions.takeBack }).click()
  await expect(page.getByText(list.isArchived)).toBeHidden()

  const here = page.url()
  await choose(page, page.getByRole('main'), panel.address, panel.newAddress)
  const addresses = say(addressTexts)
  const form = page.getByRole('dialog', { name: addresses.form.addTitle })
  await fillAddress(page, form, addresses, {
    area: inLanguage('Dubai Marina', 'دبي مارينا'),
    line: 'Al Sharta Street 3',
    name: 'Pier 7',
  })
  await form.getByRole('button', { name: addresses.form.save }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: panel.address })).toContainText('Pier 7')
  expect(page.url()).toBe(here)

  await page.getByRole('radio', { name: methods.cash_on_delivery }).check()
  ignoreProblems(/ERR_FAILED/)
  await page.route('**/api/ingredient-orders', loseAnswer, { times: TRIES_OF_A_CALL })
  await page.getByRole('button', { name: panel.place }).click()
  await expect(toastIn(page, panel.error)).toBeVisible()
  // By key, because the toast may lie on the button.
  await page.getByRole('button', { name: panel.place }).press('Enter')
  await page.getByRole('button', { name: track.cancel }).click()
  const question = page.getByRole('alertdialog', { name: track.cancelTitle })
  await question.getByRole('button', { name: track.cancel }).click()
  await expect(statusIn(page, statuses.cancelled)).toBeVisible()
  await page.getByRole('link', { name: track.back }).click()
  await expectPath(page, `${PATH}?tab=orders`)
  await expect(page.getByRole('link', { name: recent.follow('').trim() })).toHaveCount(1)
})

test('keeps ticks on the device without a network, through an ended session and a dead server', async ({
  page,
  context,
  customer,
  ignoreProblems,
  say,
}) => {
  ignoreProblems(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (401|503)|Failed to fetch/)
  const { list } = say(texts)
  await subscribeToAi(customer.api, AI_FAMILY)
  await open(page, `${PATH}/${await makeList(customer.api, await acceptMeals(customer.api, 1))}`)
  const ticks = page.getByRole('checkbox')
  await expect(ticks.first()).toBeVisible()
  await context.setOffline(true)
  await ticks.first().check()
  await expect(page.getByText(list.waiting(1))).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByText(list.waiting(1))).toBeHidden()

  let status = 503
  await page.route(/\/tick$/, (route) =>
    route.fulfill({ status, json: { code: 'unavailable', message: 'x' } }),
  )
  await ticks.nth(1).check()
  await expect(page.getByText(list.waiting(1))).toBeVisible()
  status = 401
  await ticks.nth(2).check()
  await expect(page.getByText(list.waiting(2))).toBeVisible()
  await page.unroute(/\/tick$/)
  await expect(page.getByText(list.waiting(2))).toBeHidden({ timeout: 10_000 })
  await page.reload()
  for (const place of [0, 1, 2]) await expect(ticks.nth(place)).toBeChecked()
})
