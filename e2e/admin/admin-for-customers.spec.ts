import { changeForTexts } from '#features/subscriptions/web/admin/changes/texts.ts'
import { adminTexts } from '#features/subscriptions/web/admin/admin-texts.ts'
import { dishesForTexts } from '#features/meals/web/admin/dishes-texts.ts'
import type { Day } from '#shared/dates.ts'
import { recordTexts } from '#ui/records/texts.ts'
import { expectAccessible } from '../support/axe.ts'
import { pressOption } from '../support/forms.ts'
import { open, toastIn } from '../support/pages.ts'
import { signInAsDemo } from '../support/people.ts'
import { addAddress } from '../support/steps/addresses.ts'
import { subscribeToMeals } from '../support/steps/paid-plan.ts'
import { expect, test } from '../support/test.ts'

const REASON = 'Asked for on the phone'

/** Many dishes may hold traces of mustard, which is said below their names. */
const OMAR = {
  name: 'Omar',
  portion: 'small',
  diets: [],
  allergens: ['mustard'],
  dislikes: [],
  fastsInRamadan: false,
  avoidsTraces: false,
}

test('an admin sends a delivery elsewhere and chooses a dish for the customer', async ({
  page,
  context,
  customer,
  say,
}) => {
  test.slow()
  const words = say(changeForTexts)
  const dishes = say(dishesForTexts)
  const records = say(recordTexts)
  const { actions } = say(adminTexts)
  await subscribeToMeals(customer.api)
  const work = { name: 'Work', addressLine1: 'Cluster Q', area: 'Jumeirah Lake Towers' }
  await addAddress(customer.api, { ...work, city: 'Dubai' })
  await customer.api.post('/api/household/members', { data: OMAR })
  const week = await customer.api.get('/api/deliveries/week')
  const { day } = ((await week.json()) as { next: { day: Day } }).next
  const list = await customer.api.get('/api/subscriptions')
  const [{ id } = { id: 0 }] = (await list.json()) as { id: number }[]
  await signInAsDemo(context.request, 'admin')
  await open(page, `/admin/subscriptions/${id}`)

  await page.getByRole('button', { name: words.addressOf(day) }).click()
  const address = page.getByRole('dialog', { name: words.addressOf(day) })
  await address.getByRole('button', { name: words.address }).first().click()
  await pressOption(page.getByRole('option', { name: /^Work/ }))
  await expect(address.getByText(words.cutoff)).toBeVisible()
  await expectAccessible(page)
  await address.getByLabel(records.reason).fill(REASON)
  await address.getByRole('button', { name: words.sendThere }).click()
  await expect(toastIn(page, words.addressDone)).toBeVisible()
  await expect(page.getByText(actions['change-delivery-address'])).toBeVisible()

  await page.getByRole('button', { name: words.dishesOf(day) }).click()
  const dialog = page.getByRole('dialog', { name: dishes.title(day) })
  await dialog.getByRole('button', { name: dishes.meal }).first().click()
  await pressOption(page.getByRole('option').first())
  await dialog.getByRole('button', { name: dishes.dish }).first().click()
  const options = page.getByRole('option')
  const traced = options.filter({ hasText: OMAR.name }).first()
  await expect(traced).toBeVisible()
  // Each has room for what is below its name.
  const cut = options.evaluateAll(
    (all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).length,
  )
  expect(await cut).toBe(0)
  await pressOption(traced)
  await expect(dialog.getByText(new RegExp(OMAR.name))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(records.reason).fill(REASON)
  await dialog.getByRole('button', { name: dishes.confirm }).click()
  await expect(toastIn(page, dishes.done)).toBeVisible()
  await expect(page.getByText(actions['choose-meal'])).toBeVisible()
})
