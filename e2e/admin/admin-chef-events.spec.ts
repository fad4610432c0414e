import { messages } from '#features/chef-events/messages.ts'
import { messages as payoutTexts } from '#features/chef-events/chef-messages.ts'
import { adminTexts } from '#features/chef-events/web/admin/texts.ts'
import { formatPhone } from '#shared/phone.ts'
import { indexTexts } from '#ui/index-table/texts.ts'
import { expectAccessible } from '../support/axe.ts'
import { askForChef } from '../support/steps/chef-events.ts'
import { chooseFilter } from '../support/forms.ts'
import { expectPath, open, toastIn } from '../support/pages.ts'
import { signInAsDemo } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

test('an admin finds an event, looks at it and cancels it with a reason', async ({
  page,
  context,
  customer,
  say,
}) => {
  const words = say(adminTexts)
  const { eventTypes, statuses } = say(messages)
  const eventId = await askForChef(customer.api, { cuisines: ['mexican'], inHours: 500 })
  await signInAsDemo(context.request, 'admin')
  await open(page, '/admin/chef-events')
  await page
    .getByRole('searchbox', { name: say(indexTexts).search, exact: true })
    .fill(customer.phone)
  const row = page.getByRole('row').filter({ hasText: formatPhone(customer.phone) })
  await expect(page.getByRole('row').filter({ has: page.getByRole('button') })).toHaveCount(1)
  await expectAccessible(page)
  await row.getByRole('button').click()

  const title = words.panel.title(eventTypes['dinner-party'], eventId)
  const panel = page.getByRole('dialog', { name: title, exact: true })
  await expect(panel.getByText(words.panel.noQuotes)).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: words.cancel.button, exact: true }).click()
  const question = page.getByRole('dialog', { name: words.cancel.title(title) })
  await question.getByRole('textbox', { name: words.cancel.reason }).fill('Asked for it by phone')
  await expectAccessible(page)
  await question.getByRole('button', { name: words.cancel.button, exact: true }).click()
  await expect(toastIn(page, words.cancel.done)).toBeVisible()
  await expect(panel.getByText(statuses.cancelled)).toBeVisible()
  await expect(panel.getByRole('button', { name: words.cancel.button })).toBeHidden()
})

test('an admin sees what chefs are owed, filtered in the address', async ({
  page,
  context,
  say,
}) => {
  const { pages, payouts } = say(adminTexts)
  const { payoutStates } = say(payoutTexts)
  await signInAsDemo(context.request, 'admin')
  await open(page, '/admin/chef-events')
  await page.getByRole('navigation').getByRole('link', { name: pages.payouts, exact: true }).click()
  await expect(page.getByRole('heading', { name: payouts.title })).toBeVisible()
  await chooseFilter(page, payouts.state, payoutStates.held)
  await expectPath(page, '/admin/chef-events/payouts?state=held')
  await expectAccessible(page)
})
