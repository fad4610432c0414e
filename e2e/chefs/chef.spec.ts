import type { Page } from '@playwright/test'
import { messages as auth } from '#features/auth/messages.ts'
import { messages } from '#features/chef-events/messages.ts'
import { pageTexts } from '#features/chef-events/web/page-texts.ts'
import { messages as home } from '#features/home/messages.ts'
import { formatDay } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { enterPhone, typeCode } from '../support/steps/login.ts'
import { productToday } from '../support/now.ts'
import { expectPath, open, toastIn } from '../support/pages.ts'
import { newPhone, readCode } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

type ChefTexts = (typeof messages)['en']

const formIn = (page: Page, { form }: ChefTexts) => page.getByRole('form', { name: form.label })

async function pickDay(page: Page, language: Language, day: string): Promise<void> {
  const calendar = page.getByRole('application')
  const nextMonth = { en: 'Next month', ar: 'الشهر التالي' }[language]
  await calendar.getByRole('button', { name: nextMonth }).first().click()
  await calendar.getByRole('gridcell').getByText(day, { exact: true }).click()
}

async function fillRequest(page: Page, texts: ChefTexts, language: Language): Promise<void> {
  const form = formIn(page, texts)
  await form.getByText(texts.eventTypes.birthday, { exact: true }).click()
  await form.getByRole('spinbutton', { name: texts.form.guests }).fill('12')
  await pickDay(page, language, '15')
  await form.getByText(CUISINE_NAMES.emirati[language], { exact: true }).click()
  await form.getByLabel(texts.form.location).fill('Villa 7, Street 12')
  await form.getByLabel(texts.form.specialLabel).fill('Two guests are allergic to nuts.')
}

test('a request from the home page survives the login and is in the list', async ({
  page,
  context,
  say,
  language,
}) => {
  const texts = say(messages)
  const { login } = say(auth)
  const phone = newPhone()
  await open(page, '/')
  const form = formIn(page, texts)
  await page.getByRole('heading', { name: say(home).chef.formTitle }).scrollIntoViewIfNeeded()
  await fillRequest(page, texts, language)
  await form.getByRole('button', { name: texts.form.submit }).click()
  await expect(toastIn(page, texts.toasts.loginToSubmit)).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.get('redirect')).toBe('/chef-hiring')
  await enterPhone(page, login, phone)
  await typeCode(page, login, await readCode(context.request, phone))
  await expectPath(page, '/chef-hiring')
  await form.scrollIntoViewIfNeeded()
  await expect(form.getByLabel(texts.form.location)).toHaveValue('Villa 7, Street 12')
  await form.getByRole('button', { name: texts.form.submit }).click()
  await expect(toastIn(page, texts.toasts.submitted)).toBeVisible()
  await expectPath(page, '/dashboard/chef-events')
  const event = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Villa 7, Street 12' })
  await expect(event).toContainText(texts.eventTypes.birthday)
  await expect(event).toContainText(texts.statuses.pending)
  await expect(event).toContainText(CUISINE_NAMES.emirati[language])
})

test('an hour of today that has passed is refused on its field', async ({
  page,
  say,
  language,
}) => {
  const texts = say(messages)
  await open(page, '/chef-hiring')
  const form = formIn(page, texts)
  await page.getByRole('link', { name: say(pageTexts).hero.action }).click()
  await form.getByRole('button', { name: formatDay(productToday(), language) }).click()
  await form.getByLabel(texts.form.time).fill('00:00')
  await form.getByRole('button', { name: texts.form.submit }).click()
  const errors = form.getByText(texts.refusals.event_time_past)
  await expect(errors).toHaveCount(2)
  await expect(form.getByLabel(texts.form.time)).toHaveAccessibleDescription(
    texts.refusals.event_time_past,
  )
})

test('an empty request names everything that is missing @both-looks', async ({ page, say }) => {
  const texts = say(messages)
  await open(page, '/chef-hiring')
  const form = formIn(page, texts)
  await page.getByRole('link', { name: say(pageTexts).hero.action }).click()
  await form.getByRole('button', { name: texts.form.submit }).click()
  const summary = form.getByRole('alert').filter({ hasText: texts.form.errorsTitle })
  await expect(summary).toBeFocused()
  const { refusals } = texts
  for (const text of [
    refusals.event_type_required,
    refusals.guest_count_required,
    refusals.event_date_required,
    refusals.cuisine_required,
    refusals.event_location_required,
  ]) {
    await expect(summary.getByText(text)).toBeVisible()
  }
  await expect(toastIn(page, texts.toasts.missing)).toBeVisible()
})
