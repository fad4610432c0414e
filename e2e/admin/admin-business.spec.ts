import { DIET_NAMES } from '#shared/food/food.ts'
import { adminTexts as kitchens } from '#features/restaurants-admin/web/texts.ts'
import { messages as paymentMessages } from '#features/payments/messages.ts'
import { adminTexts as payments } from '#features/payments/web/admin/admin-texts.ts'
import { priceTexts } from '#features/plans/web/admin/price-texts.ts'
import { adminTexts as quotes } from '#features/quotes/web/admin/admin-texts.ts'
import { tableTexts } from '#features/subscriptions/admin-texts.ts'
import { adminTexts } from '#features/subscriptions/web/admin/admin-texts.ts'
import { listTexts } from '#features/subscriptions/web/list/list-texts.ts'
import { pauseTexts } from '#features/subscriptions/web/pausing/pause-texts.ts'
import { addDays, type Day } from '#shared/dates.ts'
import { indexTexts } from '#ui/index-table/texts.ts'
import { recordTexts } from '#ui/records/texts.ts'
import { AI_FAMILY, subscribeToAi } from '../support/steps/ai-plan.ts'
import { addAddress, marinaHome } from '../support/steps/addresses.ts'
import { expectAccessible } from '../support/axe.ts'
import { pressOption, typeDay } from '../support/forms.ts'
import { open, toastIn } from '../support/pages.ts'
import { fromElsewhere, signInAgain, signInAsDemo } from '../support/people.ts'
import { subscribeToMeals } from '../support/steps/paid-plan.ts'
import { KITCHEN_ONE } from '../support/steps/subscribe.ts'
import { expect, test } from '../support/test.ts'

const REASON = 'Asked for on the phone'

test('an admin finds a subscription, gives a part back and cancels for the customer', async ({
  page,
  context,
  customer,
  say,
}) => {
  const words = say(adminTexts)
  const money = say(payments)
  const records = say(recordTexts)
  await subscribeToAi(customer.api, AI_FAMILY)
  await signInAsDemo(context.request, 'admin')
  await expect
    .poll(async () => {
      const query = new URLSearchParams({ search: customer.phone, payment: 'paid' })
      const answer = await context.request.get(`/api/admin/subscriptions?${query.toString()}`)
      const { subscriptions } = (await answer.json()) as { subscriptions: unknown[] }
      return subscriptions.length
    })
    .toBe(1)
  await open(page, `/admin/subscriptions?search=${encodeURIComponent(customer.phone)}`)
  await expectAccessible(page)
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { name: words.parts.customer })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: /SUF-/ }).click()
  const refund = page.getByRole('dialog')
  await refund.getByLabel(money.refundAmount).fill('50')
  await refund.getByLabel(records.reason).fill(REASON)
  await refund.getByRole('button', { name: money.refund, exact: true }).click()
  await expect(toastIn(page, money.refunded)).toBeVisible()

  await page.getByRole('button', { name: words.cancel }).click()
  const cancel = page.getByRole('dialog', { name: words.cancelTitle })
  await cancel.getByLabel(records.reason).fill(REASON)
  await cancel.getByRole('button', { name: words.cancelTitle }).click()
  await expect(toastIn(page, words.cancelled)).toBeVisible()
  await expect(page.getByText(say(tableTexts).statuses.ending).first()).toBeVisible()
  await expect(page.getByText(REASON)).toBeVisible()
})

test('an admin pauses deliveries of customers, once it is seen what follows for each', async ({
  page,
  context,
  customer,
  say,
  language,
  inLanguage,
}) => {
  const words = say(adminTexts)
  const { bulk } = say(indexTexts)
  await subscribeToMeals(customer.api)
  const week = await customer.api.get('/api/deliveries/week')
  const from = ((await week.json()) as { next: { day: Day } }).next.day
  await signInAsDemo(context.request, 'admin')
  await open(page, `/admin/subscriptions?search=${encodeURIComponent(customer.phone)}`)
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: words.pauseSeveral }).click()

  const dialog = page.getByRole('dialog')
  await typeDay(page, dialog, words.from, from)
  await typeDay(page, dialog, words.to, addDays(from, 6))
  const confirm = dialog.getByRole('button', { name: words.pauseSeveral })
  await expect(dialog.getByText(words.previewOf(5))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(say(recordTexts).reason).fill(REASON)
  await confirm.click()
  await expect(toastIn(page, bulk.done(1))).toBeVisible()

  await signInAgain(context.request, customer.phone)
  await open(page, '/dashboard')
  const name = say(listTexts).list.heading(
    inLanguage('Full Day', 'يوم كامل'),
    KITCHEN_ONE[language],
  )
  await expect(page.getByRole('button', { name: say(pauseTexts).resumeNamed(name) })).toBeVisible()
})

test('an admin answers a request, and the customer orders the offer and pays by bank transfer', async ({
  page,
  context,
  customer,
  say,
  language,
}) => {
  const words = say(quotes)
  const asked = await context.request.post('/api/custom-quotes', {
    data: {
      name: `Business ${language}`,
      phone: '0505550143',
      email: 'office@example.com',
      peopleCount: 4,
      requirements: 'Lunch for an office, no nuts, five days.',
    },
    headers: fromElsewhere(),
  })
  const { number } = (await asked.json()) as { number: string }
  await addAddress(customer.api, marinaHome)
  await signInAsDemo(context.request, 'admin')
  await open(page, `/admin/quotes?search=${number}`)
  await expectAccessible(page)
  await page.getByRole('row').nth(1).getByRole('link').click()
  const restaurant = page.getByRole('combobox', { name: words.restaurant })
  await restaurant.fill(KITCHEN_ONE[language].slice(0, 6))
  await pressOption(page.getByRole('option', { name: KITCHEN_ONE[language] }))
  await expect(restaurant).toHaveValue(KITCHEN_ONE[language])
  await page.getByLabel(words.line(1), { exact: true }).fill('Lunch for 4')
  await page.getByLabel(words.amount(1), { exact: true }).fill('3600.50')
  await expectAccessible(page)
  await page.getByRole('button', { name: words.send }).click()
  await expect(toastIn(page, words.sent)).toBeVisible()
  const link = await page
    .getByText(/\/offer\/[\w-]+/)
    .last()
    .textContent()
  await signInAgain(context.request, customer.phone)
  await open(page, /\/offer\/[\w-]+/.exec(link ?? '')?.[0] ?? '/')
  // The card form above grows once it is there, and moves the rows below it.
  const transfer = page.getByRole('radio', { name: say(paymentMessages).methods.bank_transfer })
  await expect(async () => transfer.check({ timeout: 1000 })).toPass()
  await expectAccessible(page)
  await page.getByRole('button', { name: words.page.order }).click()
  await expect(toastIn(page, words.page.ordered)).toBeVisible()
  await expect(page.getByText('AE07 0331 2345 6789 0123 456').first()).toBeVisible()
  await expectAccessible(page)
})

test('an admin sets a coming price and takes it back', async ({ page, context, say, language }) => {
  const words = say(priceTexts)
  const name = DIET_NAMES[language === 'ar' ? 'halal' : 'vegan'][language]
  await signInAsDemo(context.request, 'admin')
  await open(page, '/admin/plans')
  await page.getByRole('button', { name: words.changeOf(name), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.value).fill('20')
  await dialog.getByLabel(say(recordTexts).reason).fill(REASON)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words.change, exact: true }).click()
  await expect(toastIn(page, words.set)).toBeVisible()
  await page.getByRole('button', { name: words.takeBackOf(name), exact: true }).click()
  await expect(toastIn(page, words.takenBack)).toBeVisible()
  await expectAccessible(page)
})

test('an admin looks at a kitchen and who depends on it before closing it', async ({
  page,
  context,
  language,
  say,
}) => {
  const words = say(kitchens)
  await signInAsDemo(context.request, 'admin')
  await open(page, `/admin/restaurants?search=${encodeURIComponent(KITCHEN_ONE[language])}`)
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { name: words.board })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: words.close }).click()
  const dialog = page.getByRole('dialog', { name: words.close })
  await expect(dialog.getByText(words.renewing)).toBeVisible()
  await dialog.getByRole('button', { name: say(recordTexts).keep }).click()
  await expect(dialog).toBeHidden()
})
