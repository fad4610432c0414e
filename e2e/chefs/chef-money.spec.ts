import type { APIRequestContext } from '@playwright/test'
import { messages as payoutTexts } from '#features/chef-events/chef-messages.ts'
import { adminTexts } from '#features/chef-events/web/admin/texts.ts'
import { bookingTexts } from '#features/chef-events/web/booking/texts.ts'
import { approvedAs, LEGAL_NAME, type Newcomer } from '../support/steps/applications.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAsAdmin, openAs } from '../support/beside.ts'
import { askForChef, bookChef, quoteFor } from '../support/steps/chef-events.ts'
import { dueBalance, passHours, readParameters, runJobUntil } from '../support/database.ts'
import { open, toastIn } from '../support/pages.ts'
import { readMessages } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

const LEAD_HOURS = 100

interface Detail {
  event: { status: string }
  booking: { balance: { paidAt: string | null } | null } | null
}

const readDetail = async (api: APIRequestContext, eventId: number): Promise<Detail> =>
  (await (await api.get(`/api/chef-events/${eventId}`)).json()) as Detail

/** What time alone does: the evening is over. */
const closeEvening = (api: APIRequestContext, eventId: number): Promise<void> =>
  runJobUntil('keep-chef-events', async () => {
    const { event } = await readDetail(api, eventId)
    return event.status === 'completed'
  })

/** What time alone does: the balance is taken from the card. */
async function chargeBalance(api: APIRequestContext, eventId: number): Promise<void> {
  await dueBalance(eventId)
  await runJobUntil('sweep-charges', async () => {
    const { booking } = await readDetail(api, eventId)
    return typeof booking?.balance?.paidAt === 'string'
  })
}

/** A dinner for twelve at AED 200 each which began 26 hours ago: for three more it may be complained of. */
async function dinnerOfYesterday(
  customer: APIRequestContext,
  baseURL = '',
): Promise<{ eventId: number; chef: Newcomer }> {
  const chef = await approvedAs(baseURL, 'individual', ['korean'])
  const eventId = await askForChef(customer, { cuisines: ['korean'], inHours: LEAD_HOURS })
  await quoteFor(chef.api, eventId, 200)
  await bookChef(customer, eventId)
  await passHours(eventId, LEAD_HOURS + 26)
  await closeEvening(customer, eventId)
  return { eventId, chef }
}

test('a complaint holds the payout until an admin decides, and what is left follows', async ({
  page,
  browser,
  customer,
  baseURL,
  say,
}) => {
  test.slow()
  const booking = say(bookingTexts)
  const { panel, decide } = say(adminTexts)
  const { payoutStates } = say(payoutTexts)
  const { eventId, chef } = await dinnerOfYesterday(customer.api, baseURL)
  await open(page, `/dashboard/chef-events/${eventId}`)
  await page.getByRole('button', { name: booking.complaint.open }).click()
  const report = page.getByRole('dialog', { name: booking.complaint.title })
  await report.getByLabel(booking.complaint.text).fill('The main course came an hour late.')
  await expectAccessible(page)
  await report.getByRole('button', { name: booking.complaint.send }).click()
  await expect(toastIn(page, booking.complaint.done)).toBeVisible()
  await expect(page.getByText(booking.complaint.waiting)).toBeVisible()
  await chargeBalance(customer.api, eventId)

  const earnings = await openAs(browser, page, { ...chef, path: '/chef-dashboard/earnings' })
  const line = earnings.getByRole('main').getByRole('row').last()
  await expect(line).toContainText(payoutStates.held)
  await expect(line).toContainText('2,040.00')

  const admin = await openAsAdmin(browser, page, `/admin/chef-events?event=${eventId}`)
  const event = admin.getByRole('dialog')
  await expect(event.getByText('The main course came an hour late.')).toBeVisible()
  await expect(event.getByText(panel.waiting)).toBeVisible()
  await expect(event.getByRole('region', { name: panel.payout })).toContainText(payoutStates.held)
  await event.getByRole('button', { name: decide.button }).click()
  const deciding = admin.getByRole('dialog', { name: decide.title })
  await deciding.getByLabel(decide.refund).fill('500')
  await deciding.getByLabel(decide.words).fill('A quarter of the evening was lost.')
  await expectAccessible(admin)
  await deciding.getByRole('button', { name: decide.confirm }).click()
  await expect(toastIn(admin, decide.done)).toBeVisible()
  await expect(event.getByText(panel.waiting)).toBeHidden()

  await expect(page.getByText('A quarter of the evening was lost.')).toBeVisible()
  await expect(page.getByText(booking.complaint.refunded('500'))).toBeVisible()
  await expect
    .poll(() => readMessages(chef.api, chef.phone, 'chef-complaint-closed'))
    .toHaveLength(1)
  // Of the 1,900 that are left Sufra keeps 15%.
  await expect(line).toContainText('1,615.00')
  await expect(line).toContainText(payoutStates.waiting)
  await passHours(eventId, 4)
  await open(earnings, '/chef-dashboard/earnings')
  await expect(line).toContainText(payoutStates.due)
  await Promise.all([admin.context().close(), earnings.context().close(), chef.api.dispose()])
})

test('an admin marks a payout as paid, and the chef sees it with its reference', async ({
  page,
  browser,
  customer,
  baseURL,
  say,
}) => {
  test.slow()
  const { payouts } = say(adminTexts)
  const { payoutStates } = say(payoutTexts)
  const { eventId, chef } = await dinnerOfYesterday(customer.api, baseURL)
  await chargeBalance(customer.api, eventId)
  await passHours(eventId, 4)
  await open(page, `/dashboard/chef-events/${eventId}`)
  await expect(page.getByText(say(bookingTexts).completed)).toBeVisible()
  const reference = `FT26${eventId}XYZ`
  const admin = await openAsAdmin(browser, page, '/admin/chef-events/payouts?state=due')
  const pay = payouts.payOf(LEGAL_NAME, eventId)
  await admin.getByRole('button', { name: pay, exact: true }).click()
  const paying = admin.getByRole('dialog', { name: pay })
  await expect(paying.getByText('2,040.00')).toBeVisible()
  const confirm = paying.getByRole('button', { name: payouts.pay })
  await expect(confirm).toBeDisabled()
  await paying.getByLabel(payouts.reference).fill(reference)
  await expectAccessible(admin)
  await confirm.click()
  await expect(toastIn(admin, payouts.done)).toBeVisible()
  await expect(admin.getByRole('button', { name: pay, exact: true })).toHaveCount(0)
  await admin.context().close()

  const earnings = await openAs(browser, page, { ...chef, path: '/chef-dashboard/earnings' })
  const line = earnings.getByRole('main').getByRole('row').last()
  await expect(line).toContainText('2,040.00')
  await expect(line).toContainText(payoutStates.paid)
  await expect(line).toContainText(reference)
  await expectAccessible(earnings)
  const [sent] = await readParameters(chef.phone, 'chef-paid-out')
  expect(sent).toContain(reference)
  await Promise.all([earnings.context().close(), chef.api.dispose()])
})
