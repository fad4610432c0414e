import { expect, it } from 'vitest'
import { getDeliveryWeek, skipDelivery } from '#features/deliveries/contract.ts'
import { listDevMessages } from '#features/messages/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  liveUntil,
  newCustomer,
  type Customer,
} from '../../../../../tools/testing/situations/orders.ts'
import { addDays, dayOf, instantAt } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import { getSubscription } from '../../contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

/** Twenty deliveries, the last on 22 December 2026. */
async function subscribed(language: Language): Promise<{ customer: Customer; id: number }> {
  const customer = await newCustomer(test, language)
  const { id } = await customer.order({ cardSetupId: await customer.saveCard() })
  return { customer, id }
}

const closeRestaurants = () =>
  test.app.db.updateTable('restaurants').set({ is_active: false }).execute()

const newestText = async (customer: Customer) => {
  const [message] = await customer.call(listDevMessages, { to: customer.phone })
  return message?.text
}

it('a plan whose restaurant closed ends after its last delivery, and says why', async () => {
  const english = await subscribed('en')
  const arabic = await subscribed('ar')
  await liveUntil(test, '2026-11-25T06:00:00Z')
  await closeRestaurants()
  await liveUntil(test, '2026-12-16T06:00:00Z')
  const get = () => english.customer.call(getSubscription, { id: english.id })
  expect(await get()).toMatchObject({ status: 'ending', endDate: '2026-12-22' })

  const { days } = await english.customer.call(getDeliveryWeek, { from: '2026-12-22' })
  const [last] = days.find(({ day }) => day === '2026-12-22')?.deliveries ?? []
  await english.customer.call(skipDelivery, { id: last?.id ?? 0 })
  expect(await get()).toMatchObject({ status: 'ending', endDate: '2026-12-23' })
  await liveUntil(test, '2026-12-23T06:00:00Z')
  expect(await get()).toMatchObject({ status: 'ending', nextDelivery: '2026-12-23' })
  expect(await newestText(arabic.customer)).toContain('لأن مطعمك أغلق')

  await liveUntil(test, '2026-12-24T06:00:00Z')
  expect(await get()).toMatchObject({ status: 'ended' })
  expect(await newestText(english.customer)).toContain('because your restaurant has closed')
})

it('an AI plan renews though the restaurant that it learns the taste from has closed', async () => {
  await test.app.db.updateTable('restaurants').set({ is_active: true }).execute()
  const customer = await newCustomer(test)
  const cardSetupId = await customer.saveCard()
  const startDate = dayOf(test.clock.now())
  const { id } = await customer.order({ planId: 4, startDate, cardSetupId })
  await test.drain()
  await closeRestaurants()
  for (const days of [21, 28]) {
    await liveUntil(test, instantAt(addDays(startDate, days), '10:00').toISOString())
  }
  expect(await customer.call(getSubscription, { id })).toMatchObject({
    status: 'active',
    paymentStatus: 'paid',
    cycle: { number: 2, startsOn: addDays(startDate, 28) },
  })
})
