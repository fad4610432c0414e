import type { Locator } from '@playwright/test'
import { messages } from '#features/addresses/messages.ts'
import { pressOption } from '../support/forms.ts'
import { addAddress, fillAddress, marinaHome } from '../support/steps/addresses.ts'
import { expectPath, open, toastIn } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

test('the first address is asked for in the form, and is the default', async ({
  page,
  customer,
  say,
  inLanguage,
}) => {
  const texts = say(messages)
  const { list, form, fields } = texts
  expect(customer.phone).toBeTruthy()
  await open(page, '/delivery-addresses')
  await expectPath(page, '/dashboard/addresses')
  await expect(page.getByText(list.empty)).toBeVisible()
  await page.getByRole('button', { name: list.add }).click()
  const dialog = page.getByRole('dialog', { name: form.addTitle })
  await fillAddress(page, dialog, texts, {
    area: inLanguage('Dubai Marina', 'دبي مارينا'),
    line: 'Al Marsa Street 12',
  })
  await dialog.getByLabel(fields.flatNumber).fill('2304')
  await dialog.getByRole('button', { name: form.save }).click()
  await expect(dialog).toBeHidden()
  await expect(toastIn(page, texts.toasts.added)).toBeVisible()
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Al Marsa Street 12' })
  await expect(card.getByText(list.default, { exact: true })).toBeVisible()
  await expect(card).toContainText('2304')
})

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`Not on the page: ${String(locator)}`)
  return box
}

test('the area waits for its list, however late that comes, and shows hits next to it', async ({
  page,
  customer,
  say,
  inLanguage,
}) => {
  const { list, form, fields } = say(messages)
  expect(customer.phone).toBeTruthy()
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/areas*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await open(page, '/dashboard/addresses')
  await page.getByRole('button', { name: list.add }).click()
  const dialog = page.getByRole('dialog', { name: form.addTitle })
  const area = dialog.getByRole('combobox', { name: fields.area })
  await expect(area).toBeDisabled()
  gate.resolve()
  const marina = inLanguage('Dubai Marina', 'دبي مارينا')
  await area.fill(marina)
  // One hit is as high as one row, as wide as its field and next to it.
  const hits = page.getByRole('listbox')
  await expect(hits.getByRole('option')).toHaveCount(1)
  const [listBox, fieldBox] = [await boxOf(hits), await boxOf(area.locator('..'))]
  expect(listBox.height).toBeLessThan(80)
  expect(Math.abs(listBox.x - fieldBox.x)).toBeLessThan(2)
  expect(Math.abs(listBox.width - fieldBox.width)).toBeLessThan(2)
  const gap = Math.max(
    listBox.y - fieldBox.y - fieldBox.height,
    fieldBox.y - listBox.y - listBox.height,
  )
  expect(gap).toBeLessThan(12)
  await pressOption(page.getByRole('option', { name: marina }))
  await expect(area).toHaveValue(marina)
})

test('the form says what is missing, and keeps what was typed', async ({ page, customer, say }) => {
  const { list, form, fields, refusals } = say(messages)
  expect(customer.phone).toBeTruthy()
  await open(page, '/dashboard/addresses')
  await page.getByRole('button', { name: list.add }).click()
  const dialog = page.getByRole('dialog', { name: form.addTitle })
  await dialog.getByText(fields.other, { exact: true }).click()
  await dialog.getByLabel(fields.landmark).fill('Beside the tram stop')
  await expect(dialog.getByText(refusals.area_too_short)).toHaveCount(0)
  await dialog.getByRole('button', { name: form.save }).click()
  const summary = dialog.getByRole('alert').filter({ hasText: form.errorsTitle })
  await expect(summary).toBeFocused()
  for (const text of [
    refusals.area_too_short,
    refusals.address_line_too_short,
    refusals.address_name_required,
  ]) {
    await expect(summary.getByText(text)).toBeVisible()
  }
  await expect(dialog.getByLabel(fields.landmark)).toHaveValue('Beside the tram stop')
  await dialog.getByLabel(fields.addressLine1).fill('ab')
  await expect(dialog.getByLabel(fields.addressLine1)).toHaveAccessibleDescription(
    refusals.address_line_too_short,
  )
})

test('the same address twice is refused with its words', async ({
  page,
  customer,
  say,
  inLanguage,
}) => {
  const texts = say(messages)
  await addAddress(customer.api, marinaHome)
  await open(page, '/dashboard/addresses')
  await page.getByRole('button', { name: texts.list.add }).click()
  const dialog = page.getByRole('dialog', { name: texts.form.addTitle })
  await fillAddress(page, dialog, texts, {
    area: inLanguage('Dubai Marina', 'دبي مارينا'),
    line: marinaHome.addressLine1,
    name: marinaHome.name,
  })
  await dialog.getByRole('button', { name: texts.form.save }).click()
  await expect(dialog.getByText(texts.errors.duplicate).first()).toBeVisible()
  await expect(dialog.getByLabel(texts.fields.addressLine1)).toHaveValue(marinaHome.addressLine1)
})

test('an address is edited, and another one made the default', async ({ page, customer, say }) => {
  const { list, form, fields, toasts } = say(messages)
  await addAddress(customer.api, marinaHome)
  await addAddress(customer.api, { ...marinaHome, name: 'Atelier', addressLine1: 'Bay Square 7' })
  await open(page, '/dashboard/addresses')
  const cards = page.getByRole('main').getByRole('listitem')
  await page.getByRole('button', { name: list.editNamed('Atelier') }).click()
  const dialog = page.getByRole('dialog', { name: form.editTitle })
  await expect(dialog.getByLabel(fields.addressLine1)).toHaveValue('Bay Square 7')
  await dialog.getByLabel(fields.addressLine1).fill('Bay Square 8')
  await dialog.getByRole('button', { name: form.save }).click()
  await expect(dialog).toBeHidden()
  await expect(cards.filter({ hasText: 'Bay Square 8' })).toBeVisible()
  await page.getByRole('button', { name: list.makeDefaultNamed('Atelier') }).click()
  await expect(toastIn(page, toasts.updated)).toBeVisible()
  const isDefault = page.getByText(list.default, { exact: true })
  await expect(cards.filter({ hasText: 'Atelier' }).filter({ has: isDefault })).toBeVisible()
  await expect(cards.filter({ hasText: 'Villa' }).filter({ has: isDefault })).toHaveCount(0)
})

test('the question before a deletion names the address; the default one stays', async ({
  page,
  customer,
  say,
  inLanguage,
}) => {
  const { list, deletion, errors, toasts } = say(messages)
  await addAddress(customer.api, marinaHome)
  await addAddress(customer.api, { ...marinaHome, name: 'Atelier', addressLine1: 'Bay Square 7' })
  await open(page, '/dashboard/addresses')
  await page.getByRole('button', { name: list.deleteNamed('Atelier') }).click()
  const question = page.getByRole('alertdialog', { name: deletion.title })
  const place = inLanguage('Dubai Marina', 'دبي مارينا')
  for (const text of ['Atelier', 'Bay Square 7', place, inLanguage('Dubai', 'دبي')]) {
    await expect(question).toContainText(text)
  }
  await question.getByRole('button', { name: deletion.cancel }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Atelier' })).toBeVisible()

  await page.getByRole('button', { name: list.deleteNamed(marinaHome.name) }).click()
  await question.getByRole('button', { name: deletion.confirm }).click()
  await expect(question.getByText(errors.default)).toBeVisible()
  await question.getByRole('button', { name: deletion.cancel }).click()

  await page.getByRole('button', { name: list.deleteNamed('Atelier') }).click()
  await question.getByRole('button', { name: deletion.confirm }).click()
  await expect(toastIn(page, toasts.deleted)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Atelier' })).toHaveCount(0)
  await page.getByRole('button', { name: list.deleteNamed(marinaHome.name) }).click()
  await question.getByRole('button', { name: deletion.confirm }).click()
  await expect(page.getByText(list.empty)).toBeVisible()
})

test("another customer's address does not exist", async ({ customer, playwright, baseURL }) => {
  const id = await addAddress(customer.api, marinaHome)
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  for (const [method, status] of [
    ['PATCH', 401],
    ['DELETE', 401],
  ] as const) {
    const answer = await stranger.fetch(`/api/delivery-addresses/${id}`, { method, data: {} })
    expect(answer.status()).toBe(status)
  }
  await stranger.dispose()
})

test('a form whose code has not come yet opens once there is a network', async ({
  page,
  context,
  customer,
  ignoreProblems,
  say,
}) => {
  ignoreProblems(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const { list, form } = say(messages)
  await addAddress(customer.api, marinaHome)
  await open(page, '/dashboard/addresses')
  await context.setOffline(true)
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
  await page.getByRole('button', { name: list.add }).click()
  await refused
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(list.title)
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: form.addTitle })).toBeVisible()
})
