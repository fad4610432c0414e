import { messages as home } from '#features/home/messages.ts'
import { messages } from '#features/quotes/messages.ts'
import { words } from '#ui/words.ts'
import { open, toastIn } from '../support/pages.ts'
import { fromElsewhere } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('a visitor asks for a custom plan, without a login', async ({ page, say }) => {
  const { dialog: texts, refusals, sent, toasts } = say(messages)
  await page.setExtraHTTPHeaders(fromElsewhere())
  await open(page, '/')
  await page.getByRole('button', { name: say(home).plans.getQuote }).click()
  const dialog = page.getByRole('dialog', { name: texts.title })
  await dialog.getByRole('button', { name: texts.submit }).click()
  for (const text of [
    refusals.quote_name_required,
    refusals.quote_phone_invalid,
    refusals.quote_email_invalid,
    refusals.quote_people_required,
    refusals.quote_requirements_too_short,
  ]) {
    await expect(dialog.getByText(text).first()).toBeVisible()
  }
  await dialog.getByRole('textbox', { name: texts.name }).fill('Mariam Al Hashimi')
  await dialog.getByRole('textbox', { name: texts.phone }).fill('050 123 4567')
  await dialog.getByRole('textbox', { name: texts.email }).fill('office@example.com')
  await dialog.getByRole('textbox', { name: texts.people }).fill('25')
  await dialog
    .getByRole('textbox', { name: texts.requirements })
    .fill('Lunch for an office, no nuts, five days.')
  await dialog.getByRole('button', { name: texts.submit }).click()
  await expect(toastIn(page, toasts.submitted)).toBeVisible()
  await expect(dialog).toBeHidden()
  const receipt = page.getByRole('dialog', { name: sent.title })
  await expect(receipt.getByText(/SQ-\d{4}-\d{6}/)).toBeVisible()
  await receipt.getByRole('button', { name: sent.close }).click()
  await page.getByRole('button', { name: say(home).plans.getQuote }).click()
  await expect(dialog.getByRole('textbox', { name: texts.name })).toHaveValue('')
})

test('what is typed survives Esc and the cross', async ({ page, say }) => {
  const { dialog: texts } = say(messages)
  const ask = page.getByRole('button', { name: say(home).plans.getQuote })
  await open(page, '/')
  await ask.click()
  const dialog = page.getByRole('dialog', { name: texts.title })
  const needs = dialog.getByRole('textbox', { name: texts.requirements })
  await needs.fill('Lunch for an office, no nuts.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await ask.click()
  await expect(needs).toHaveValue('Lunch for an office, no nuts.')
  await dialog.getByRole('button', { name: say(words).close }).click()
  await expect(dialog).toBeHidden()
  await ask.click()
  await expect(needs).toHaveValue('Lunch for an office, no nuts.')
})

test('a failure keeps the dialog and what was typed', async ({ page, say }) => {
  const { dialog: texts, toasts } = say(messages)
  await page.route('**/api/custom-quotes', (route) => route.abort())
  await open(page, '/')
  await page.getByRole('button', { name: say(home).plans.getQuote }).click()
  const dialog = page.getByRole('dialog', { name: texts.title })
  await dialog.getByRole('textbox', { name: texts.name }).fill('Mariam')
  await dialog.getByRole('textbox', { name: texts.phone }).fill('0501234567')
  await dialog.getByRole('textbox', { name: texts.email }).fill('office@example.com')
  await dialog.getByRole('textbox', { name: texts.people }).fill('25')
  await dialog
    .getByRole('textbox', { name: texts.requirements })
    .fill('Lunch for an office, no nuts.')
  await dialog.getByRole('button', { name: texts.submit }).click()
  await expect(toastIn(page, toasts.failedTitle)).toBeVisible({ timeout: 20_000 })
  await expect(dialog.getByRole('textbox', { name: texts.name })).toHaveValue('Mariam')
})

test('a press that comes before the page is awake is kept and done @both-looks', async ({
  page,
  say,
}) => {
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: say(home).plans.getQuote }).click()
  await expect(page.getByRole('dialog', { name: say(messages).dialog.title })).toBeVisible()
})
