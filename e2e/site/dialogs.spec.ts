import { adminTexts as applications } from '#features/chef-applications/web/admin/texts.ts'
import { adminTexts as events } from '#features/chef-events/web/admin/texts.ts'
import { bookingTexts as bookings } from '#features/chef-events/web/booking/texts.ts'
import { bookingTexts } from '#features/chef-events/web/chef/texts/booking-texts.ts'
import { menuTexts } from '#features/chef-events/web/chef/texts/menu-texts.ts'
import { requestTexts } from '#features/chef-events/web/chef/texts/request-texts.ts'
import { compareTexts } from '#features/chef-events/web/compare/texts.ts'
import { listTexts } from '#features/chef-events/web/list/texts.ts'
import { settingsTexts } from '#features/payments/web/settings/settings-texts.ts'
import { priceTexts } from '#features/plans/web/admin/price-texts.ts'
import { adminTexts as restaurants } from '#features/restaurants-admin/web/texts.ts'
import { orderTexts } from '#features/shopping/web/order-texts.ts'
import { adminTexts as subscriptions } from '#features/subscriptions/web/admin/admin-texts.ts'
import { adminTexts as users } from '#features/users-admin/web/admin-texts.ts'
import { AI_FAMILY, subscribeToAi } from '../support/steps/ai-plan.ts'
import { apply } from '../support/steps/applications.ts'
import { askForChef, quoteFor, signInAsChef } from '../support/steps/chef-events.ts'
import { closesToContent, opensByKeyboard } from '../support/dialogs.ts'
import { open } from '../support/pages.ts'
import { signInAsDemo } from '../support/people.ts'
import { acceptMeals, makeList, orderFor } from '../support/steps/shopping.ts'
import { test } from '../support/test.ts'

const QUOTING_CHEF = { en: '+971502000005', ar: '+971502000006' }

test('dialogs of a customer’s chef events give the focus back', async ({
  page,
  customer,
  baseURL,
  language,
  say,
}) => {
  test.slow()
  const list = say(listTexts)
  const compare = say(compareTexts)
  const cuisines = ['indian' as const]
  const eventId = await askForChef(customer.api, { cuisines, inHours: 900 })
  await open(page, '/dashboard/chef-events')
  const main = page.getByRole('main')
  await opensByKeyboard(page, main.locator('button').filter({ hasText: list.edit }))
  await opensByKeyboard(page, main.locator('button').filter({ hasText: list.remove }))

  const chef = await signInAsChef(baseURL ?? '', QUOTING_CHEF[language])
  await quoteFor(chef, eventId, 200)
  await open(page, `/dashboard/chef-events/${eventId}`)
  const quotes = page.getByRole('region', { name: compare.label })
  await opensByKeyboard(page, quotes.getByRole('button', { name: new RegExp(compare.write) }))
  await opensByKeyboard(page, quotes.getByRole('button', { name: new RegExp(compare.accept) }))
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

test('dialogs of the chef dashboard give the focus back', async ({ page, say }) => {
  const menus = say(menuTexts)
  const requests = say(requestTexts)
  const booking = say(bookingTexts)
  await signInAsDemo(page.request, 'chef')
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name }).first()
  await open(page, '/chef-dashboard/menus')
  await opensByKeyboard(page, button(menus.add))
  await opensByKeyboard(page, button(new RegExp(menus.editOf('.+'))))
  await opensByKeyboard(page, button(new RegExp(menus.removeTitle('.+').replace('?', '\\?'))))
  await open(page, '/chef-dashboard/requests')
  await opensByKeyboard(page, button(requests.quote))
  await opensByKeyboard(page, button(new RegExp(`^${requests.message}`)))
  await opensByKeyboard(page, button(requests.withdraw))
  await open(page, '/chef-dashboard/bookings')
  await opensByKeyboard(page, button(new RegExp(`^${booking.messages}`)))
  await opensByKeyboard(page, button(booking.cancel))
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

test('panels and dialogs of the admin give the focus back', async ({ page, customer, say }) => {
  test.slow()
  await subscribeToAi(customer.api, AI_FAMILY)
  const [acceptedMealId = 0] = await acceptMeals(customer.api, 1)
  await orderFor(customer.api, { acceptedMealId })
  await signInAsDemo(page.request, 'admin')
  const main = page.getByRole('main')
  const row = main.locator('[data-open]').first()
  await open(page, '/admin/users?role=chef')
  const { suspend } = say(users).do
  await opensByKeyboard(page, row, (panel) =>
    opensByKeyboard(page, panel.getByRole('button', { name: suspend.button, exact: true })),
  )
  await open(page, '/admin/audit')
  await opensByKeyboard(page, row)
  await open(page, '/admin/ingredient-orders')
  await opensByKeyboard(page, row)
  await open(page, '/admin/chef-events?status=pending')
  const { cancel, payouts } = say(events)
  await opensByKeyboard(page, row, (panel) =>
    opensByKeyboard(page, panel.getByRole('button', { name: cancel.button, exact: true })),
  )
  await open(page, '/admin/chef-events/payouts?state=due')
  await opensByKeyboard(page, main.getByRole('button', { name: new RegExp(payouts.pay) }).first())
})

test('dialogs of records and settings give the focus back', async ({ page, say }) => {
  test.slow()
  await signInAsDemo(page.request, 'admin')
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name }).first()
  await open(page, '/admin/plans')
  await opensByKeyboard(page, button(new RegExp(say(priceTexts).changeOf('.+'))))
  await open(page, '/admin/settings')
  await opensByKeyboard(page, button(new RegExp(say(settingsTexts).turnOff('.+'))))
  await open(page, '/admin/restaurants')
  await main.locator('[data-open]').first().click()
  await opensByKeyboard(page, button(say(restaurants).close))
  await open(page, '/admin/subscriptions?status=active')
  await main.locator('[data-open]').first().click()
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
