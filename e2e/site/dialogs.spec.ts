import type { APIRequestContext } from '@playwright/test'
import { adminTexts as applications } from '#features/chef-applications/web/admin/texts.ts'
import { adminTexts as events } from '#features/chef-events/web/admin/texts.ts'
import { bookingTexts as bookings } from '#features/chef-events/web/booking/texts.ts'
import { bookingTexts } from '#features/chef-events/web/chef/texts/booking-texts.ts'
import { menuTexts } from '#features/chef-events/web/chef/texts/menu-texts.ts'
import { requestTexts } from '#features/chef-events/web/chef/texts/request-texts.ts'
import { compareTexts } from '#features/chef-events/web/compare/texts.ts'
import { listTexts } from '#features/chef-events/web/list/texts.ts'
import { messages as payments } from '#features/payments/messages.ts'
import { settingsTexts } from '#features/payments/web/settings/settings-texts.ts'
import { priceTexts } from '#features/plans/web/admin/price-texts.ts'
import { adminTexts as restaurants } from '#features/restaurants-admin/web/texts.ts'
import { orderTexts } from '#features/shopping/web/order-texts.ts'
import { adminTexts as subscriptions } from '#features/subscriptions/web/admin/admin-texts.ts'
import { adminTexts as users } from '#features/users-admin/web/admin-texts.ts'
import { AI_FAMILY, subscribeToAi } from '../support/steps/ai-plan.ts'
import { apply, approvedAs, LEGAL_NAME } from '../support/steps/applications.ts'
import { askForChef, quoteFor } from '../support/steps/chef-events.ts'
import { closesToContent, opensByKeyboard } from '../support/dialogs.ts'
import { newMark } from '../support/mark.ts'
import { open } from '../support/pages.ts'
import { signInAsDemo } from '../support/people.ts'
import { acceptMeals, makeList, orderFor } from '../support/steps/shopping.ts'
import { KITCHEN_ONE } from '../support/steps/subscribe.ts'
import { expect, test } from '../support/test.ts'

/** Where the demo customer's booked event takes place. */
const BOOKED_AT = 'Villa 4, Al Bateen'

test('dialogs of a customer’s chef events give the focus back @both-looks', async ({
  page,
  customer,
  baseURL,
  say,
}) => {
  test.slow()
  const list = say(listTexts)
  const compare = say(compareTexts)
  const cuisines = ['indian' as const]
  const chef = await approvedAs(baseURL ?? '', 'individual', cuisines)
  const eventId = await askForChef(customer.api, { cuisines, inHours: 900 })
  await open(page, '/dashboard/chef-events')
  const main = page.getByRole('main')
  await opensByKeyboard(page, main.locator('button').filter({ hasText: list.edit }))
  await opensByKeyboard(page, main.locator('button').filter({ hasText: list.remove }))

  await quoteFor(chef.api, eventId, 200)
  await open(page, `/dashboard/chef-events/${eventId}`)
  const quotes = page.getByRole('region', { name: compare.label })
  await opensByKeyboard(page, quotes.getByRole('button', { name: new RegExp(compare.write) }))
  await opensByKeyboard(page, quotes.getByRole('button', { name: new RegExp(compare.accept) }))
  await chef.api.dispose()
})

test('dialogs of the demo customer’s booked event give the focus back', async ({ page, say }) => {
  const words = say(bookings)
  await signInAsDemo(page.request, 'customer')
  const requests = (await (await page.request.get('/api/chef-events')).json()) as {
    id: number
    status: string
  }[]
  const booked = requests.find(({ status }) => status === 'confirmed')
  await open(page, `/dashboard/chef-events/${booked?.id}`)
  for (const name of [words.write, words.move, words.cancel]) {
    await opensByKeyboard(page, page.getByRole('button', { name, exact: true }))
  }
})

test('dialogs of the chef dashboard give the focus back', async ({ page, customer, say }) => {
  const menus = say(menuTexts)
  const requests = say(requestTexts)
  const booking = say(bookingTexts)
  const cuisines = ['emirati' as const]
  const [unanswered, quoted] = [newMark(), newMark()]
  await askForChef(customer.api, { cuisines, inHours: 900, mark: unanswered })
  const quotedId = await askForChef(customer.api, { cuisines, inHours: 930, mark: quoted })
  await signInAsDemo(page.request, 'chef')
  await quoteFor(page.request, quotedId, 200)
  const main = page.getByRole('main')
  const cardOf = (text: string) => main.getByRole('article').filter({ hasText: text })
  const button = (name: string | RegExp) => main.getByRole('button', { name }).first()
  await open(page, '/chef-dashboard/menus')
  await opensByKeyboard(page, button(menus.add))
  await opensByKeyboard(page, button(new RegExp(menus.editOf('.+'))))
  await opensByKeyboard(page, button(new RegExp(menus.removeTitle('.+').replace('?', '\\?'))))
  await open(page, '/chef-dashboard/requests')
  await opensByKeyboard(page, cardOf(unanswered).getByRole('button', { name: requests.quote }))
  const message = new RegExp(`^${requests.message}`)
  await opensByKeyboard(page, cardOf(quoted).getByRole('button', { name: message }))
  await opensByKeyboard(page, cardOf(quoted).getByRole('button', { name: requests.withdraw }))
  await open(page, '/chef-dashboard/bookings')
  const booked = cardOf(BOOKED_AT)
  const messages = new RegExp(`^${booking.messages}`)
  await opensByKeyboard(page, booked.getByRole('button', { name: messages }))
  await opensByKeyboard(page, booked.getByRole('button', { name: booking.cancel }))
})

test('dialogs of an application give the focus back', async ({ page, customer, say }) => {
  const words = say(applications)
  const id = await apply(customer.api, 'individual')
  await signInAsDemo(page.request, 'admin')
  await open(page, `/admin/chefs/${id}`)
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  await opensByKeyboard(page, button(words.reveal.button))
  await opensByKeyboard(page, button(words.decide.approve))
  await main.getByText(words.decide.kinds.needs_changes, { exact: true }).click()
  await main.getByLabel(words.decide.note).fill('Please write more about your cooking.')
  await opensByKeyboard(page, button(words.decide.ask))
  await main.getByText(words.decide.kinds.rejected, { exact: true }).click()
  await main.getByRole('textbox', { name: words.decide.reason }).fill('The card has expired.')
  await opensByKeyboard(page, button(words.decide.reject))
})

const findBy = (phone: string): string => `search=${phone.slice(1)}`

/** A payout of the demo that is due; other journeys pay those of their own chefs. */
async function findDemoPayout(admin: APIRequestContext) {
  const answer = await admin.get('/api/admin/chef-payouts', { params: { state: 'due' } })
  const { rows } = (await answer.json()) as { rows: { chefName: string; eventId: number }[] }
  const payout = rows.find(({ chefName }) => chefName !== LEGAL_NAME)
  if (!payout) throw new Error('The demo has no payout that is due.')
  return payout
}

test('panels and dialogs of the admin give the focus back', async ({
  page,
  customer,
  baseURL,
  say,
}) => {
  test.slow()
  const chef = await approvedAs(baseURL ?? '', 'individual')
  await askForChef(customer.api, { cuisines: ['thai'], inHours: 900 })
  await subscribeToAi(customer.api, AI_FAMILY)
  const [acceptedMealId = 0] = await acceptMeals(customer.api, 1)
  await orderFor(customer.api, { acceptedMealId })
  await signInAsDemo(page.request, 'admin')
  const main = page.getByRole('main')
  const row = main.locator('[data-open]')
  await open(page, `/admin/users?role=chef&${findBy(chef.phone)}`)
  await expect(row).toHaveCount(1)
  const { suspend } = say(users).do
  await opensByKeyboard(page, row, (panel) =>
    opensByKeyboard(page, panel.getByRole('button', { name: suspend.button, exact: true })),
  )
  await open(page, '/admin/users?person=1')
  await closesToContent(page)
  await open(page, '/admin/audit?sort=oldest')
  await opensByKeyboard(page, row.first())
  await open(page, `/admin/ingredient-orders?${findBy(customer.phone)}`)
  await opensByKeyboard(page, row)
  await open(page, `/admin/chef-events?status=pending&${findBy(customer.phone)}`)
  const { cancel, payouts } = say(events)
  await opensByKeyboard(page, row, (panel) =>
    opensByKeyboard(page, panel.getByRole('button', { name: cancel.button, exact: true })),
  )
  const { chefName, eventId } = await findDemoPayout(page.request)
  await open(page, '/admin/chef-events/payouts?state=due')
  await opensByKeyboard(
    page,
    main.getByRole('button', { name: payouts.payOf(chefName, eventId), exact: true }),
  )
  await chef.api.dispose()
})

test('dialogs of records and settings give the focus back', async ({
  page,
  customer,
  language,
  inLanguage,
  say,
}) => {
  test.slow()
  await subscribeToAi(customer.api, AI_FAMILY)
  await signInAsDemo(page.request, 'admin')
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const row = main.locator('[data-open]')
  await open(page, '/admin/plans')
  const plan = inLanguage('Full Day', 'يوم كامل')
  await opensByKeyboard(page, button(say(priceTexts).changeOf(plan)))
  await open(page, '/admin/settings')
  const { paypal } = say(payments).methods
  await opensByKeyboard(page, button(say(settingsTexts).turnOff(paypal)))
  await open(page, `/admin/restaurants?search=${encodeURIComponent(KITCHEN_ONE[language])}`)
  await row.click()
  await opensByKeyboard(page, button(say(restaurants).close))
  await open(page, `/admin/subscriptions?search=${customer.phone.slice(1)}`)
  await row.click()
  await opensByKeyboard(page, button(say(subscriptions).cancel))
})

test('dialogs that order ingredients again give the focus back', async ({
  page,
  customer,
  say,
}) => {
  test.slow()
  const { track } = say(orderTexts)
  await subscribeToAi(customer.api, AI_FAMILY)
  const [mealId = 0] = await acceptMeals(customer.api, 1)
  const order = await orderFor(customer.api, { listId: await makeList(customer.api, [mealId]) })
  await open(page, `/dashboard/shopping-lists?order=${order}`)
  await opensByKeyboard(page, page.getByRole('button', { name: track.reorder, exact: true }))
  await opensByKeyboard(page, page.getByRole('button', { name: track.cancel, exact: true }))
  await open(page, `/dashboard/shopping-lists?again=${mealId}`)
  await closesToContent(page)
})
