import { randomUUID } from 'node:crypto'
import { overviewTexts } from '#features/account/overview-texts.ts'
import { messages as deliveryTexts } from '#features/deliveries/messages.ts'
import { addDays } from '#shared/dates.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/pages.ts'
import { mondayAhead, subscribeTo } from '../support/steps/paid-plan.ts'
import { expect, test } from '../support/test.ts'

test('the overview says of two plans which one is paid, and of which week it shows days @both-looks', async ({
  page,
  customer,
  say,
  inLanguage,
}) => {
  const overview = say(overviewTexts)
  const { next, week } = say(deliveryTexts)
  const monday = addDays(mondayAhead(), 7)
  await subscribeTo(customer.api, 2, monday)
  const [address] = (await (await customer.api.get('/api/delivery-addresses')).json()) as [
    { id: number },
  ]
  const unpaid = await customer.api.post('/api/subscriptions', {
    data: {
      planId: 1,
      startDate: addDays(monday, 14),
      paymentMethod: 'paypal',
      paymentMetadata: { paypalEmail: 'layla@example.com' },
      deliveryAddressId: address.id,
      restaurantId: 1,
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  await expect(unpaid).toBeOK()
  await open(page, '/dashboard')
  await expect(page.getByRole('heading', { name: next.title })).toBeVisible()
  const { plan, startDate } = (
    (await (
      await customer.api.get('/api/subscriptions', {
        headers: { 'accept-language': inLanguage('en', 'ar') },
      })
    ).json()) as [{ plan: { name: string }; startDate: string }]
  )[0]
  await expect(page.getByText(overview.unpaidToo(plan.name, startDate))).toBeVisible()
  await expect(page.getByRole('heading', { name: week.weekOf(monday) })).toBeVisible()
  await expect(page.getByText(overview.unpaidPlans(1))).toBeVisible()
  await expect(page.getByText(overview.soonPlans(1))).toBeVisible()
  await expectAccessible(page)
})
