import { request } from '@playwright/test'
import { calendarTexts } from '#features/chef-events/web/chef/texts/calendar-texts.ts'
import { requestTexts } from '#features/chef-events/web/chef/texts/request-texts.ts'
import { addDays, formatDay } from '#shared/dates.ts'
import { approvedAs } from '../support/steps/applications.ts'
import { expectAccessible } from '../support/axe.ts'
import { choose } from '../support/forms.ts'
import { expectPath, open, toastIn } from '../support/pages.ts'
import { signInAsDemo, signUp } from '../support/people.ts'
import { newMark } from '../support/mark.ts'
import { expect, test } from '../support/test.ts'
import { productToday } from '../support/now.ts'

test.use({ home: 'arabic-phone' })

/** Far from the demo's events. */
const EVENT_IN_DAYS = 80

test('a chef quotes a request from a saved menu and takes the quote back', async ({
  page,
  baseURL,
  say,
}) => {
  const { builder, ...texts } = say(requestTexts)
  const mark = `Table ${newMark()}`
  const host = await request.newContext(baseURL ? { baseURL } : {})
  await signUp(host)
  const asked = await host.post('/api/chef-events', {
    data: {
      eventType: 'birthday',
      guestCount: 10,
      eventDate: addDays(productToday(), EVENT_IN_DAYS),
      cuisinePreferences: ['emirati'],
      eventLocation: 'Villa 18, Al Barsha 2',
      city: 'Dubai',
      specialRequirements: mark,
    },
  })
  await expect(asked).toBeOK()

  await signInAsDemo(page.request, 'chef')
  await open(page, '/chef-dashboard/requests')
  await expectAccessible(page)
  const card = page.getByRole('article').filter({ hasText: mark })
  await card.getByRole('button', { name: texts.quote }).click()
  const quote = page.getByRole('dialog')
  await choose(page, quote, builder.menu, 'Majlis dinner')
  await expect(quote.getByLabel(builder.price)).toHaveValue('285')
  await quote.getByLabel(builder.price).fill('300')
  await expect(quote.getByText('2,550.00')).toBeVisible()
  await quote.getByRole('button', { name: builder.send }).click()
  await expect(toastIn(page, builder.sent)).toBeVisible()
  await expect(card.getByText(texts.states.sent, { exact: true })).toBeVisible()

  await card.getByRole('button', { name: texts.withdraw }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: texts.withdraw }).click()
  await expect(toastIn(page, texts.withdrawn)).toBeVisible()
  await expect(card.getByRole('button', { name: texts.quoteAgain })).toBeVisible()
  await host.dispose()
})

test('a chef blocks a day and opens it again', async ({
  page,
  context,
  baseURL,
  say,
  language,
}) => {
  const texts = say(calendarTexts)
  const { api } = await approvedAs(baseURL ?? '', 'individual', ['vietnamese'])
  await context.addCookies((await api.storageState()).cookies)
  await api.dispose()
  await open(page, '/chef-dashboard/calendar')
  await page.getByRole('button', { name: texts.after }).click()
  const month = addDays(`${productToday().slice(0, 7)}-28`, 4).slice(0, 7)
  const day = `${month}-28`
  const cell = page.getByRole('button', { name: formatDay(day, language) })
  await cell.click()
  await page.getByRole('button', { name: texts.block }).click()
  await expect(toastIn(page, texts.blocked)).toBeVisible()
  await expect(cell).toHaveAccessibleName(new RegExp(texts.states.blocked))
  await page.getByRole('button', { name: texts.open, exact: true }).click()
  await expect(cell).toHaveAccessibleName(new RegExp(texts.states.free))
})

test('who is no chef is led to their own dashboard', async ({ page }) => {
  await signInAsDemo(page.request, 'customer')
  await page.goto('/chef-dashboard')
  await expectPath(page, '/dashboard')
})
