import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { getDeliveryWeek, skipDelivery, unskipDelivery } from '#features/deliveries/contract.ts'
import { isBalanced } from '#features/deliveries/rules.ts'
import { listDevMessages } from '#features/messages/contract.ts'
import { listOwnPayments } from '#features/payments/contract.ts'
import { instantAt, type Day } from '#shared/dates.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import {
  liveUntil,
  newCustomer,
  type Customer,
} from '../../../../../tools/testing/situations/orders.ts'
import { wrongPlaces } from '../../../../../tools/testing/running.ts'
import { cancelSubscription, getSubscription } from '../../contract.ts'
import { pauseSubscription, previewPause, resumeSubscription } from '../../pause-contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

beforeEach(() => test.clock.moveTo(TEST_NOW))

/** Paid on 23 November 2026; twenty deliveries from 25 November to 22 December. */
async function subscribed(): Promise<{ customer: Customer; id: number }> {
  const customer = await newCustomer(test)
  const { id } = await customer.order({ cardSetupId: await customer.saveCard() })
  await live('2026-11-23', '10:00')
  return { customer, id }
}

const live = (day: Day, at = '19:00') => liveUntil(test, instantAt(day, at).toISOString())

const get = (customer: Customer, id: number) => customer.call(getSubscription, { id })

const capturedOf = async (customer: Customer) =>
  (await customer.call(listOwnPayments))
    .filter(({ capturedAt }) => capturedAt !== null)
    .map(({ chargeOn }) => chargeOn)
    .toSorted()

const plannedOf = async (id: number) => {
  const rows = await test.app.db
    .selectFrom('delivery_days')
    .select('day')
    .where('subscription_id', '=', id)
    .where('status', 'in', ['planned', 'locked'])
    .orderBy('day')
    .execute()
  return rows.map(({ day }) => day)
}

async function skipOn(customer: Customer, day: Day) {
  const { days } = await customer.call(getDeliveryWeek, { from: day })
  const [delivery] = days.find((one) => one.day === day)?.deliveries ?? []
  const id = delivery?.id ?? 0
  await customer.call(skipDelivery, { id })
  return id
}

describe('POST /api/subscriptions/:id/pause', () => {
  it('from December to February takes no money until the paid days are used', async () => {
    const { customer, id } = await subscribed()
    await live('2026-12-01')
    const pause = { id, from: '2026-12-09', to: '2027-02-26' }
    const preview = await customer.call(previewPause, pause)
    expect(preview.nextCharge).toMatchObject({ day: '2027-03-13' })
    const answer = await customer.call(pauseSubscription, pause)
    expect(answer.nextCharge).toEqual(preview.nextCharge)
    for (const day of ['2026-12-07', '2026-12-23', '2027-02-17', '2027-03-12']) await live(day)

    expect(await capturedOf(customer)).toEqual(['2026-11-23'])
    expect((await plannedOf(id)).filter((day) => day > '2026-12-08')[0]).toBe('2027-03-01')
    await live('2027-03-13')
    expect(await capturedOf(customer)).toEqual(['2026-11-23', '2027-03-13'])
    expect(await get(customer, id)).toMatchObject({ status: 'active', paymentStatus: 'paid' })
    expect((await plannedOf(id)).at(-1)).toBe('2027-04-09')
    expect(await wrongPlaces(test)).toEqual([])
  })

  it('takes 90 days, and charges once they are over and the paid days are used', async () => {
    const { customer, id } = await subscribed()
    await live('2026-12-01')
    const pause = { id, from: '2026-12-04', to: '2027-03-03' }
    const { nextCharge, daysReturned } = await customer.call(pauseSubscription, pause)
    expect({ nextCharge, daysReturned }).toMatchObject({
      nextCharge: { day: '2027-03-21' },
      daysReturned: 0,
    })
    for (const day of ['2026-12-23', '2027-01-20', '2027-03-03', '2027-03-20']) await live(day)
    expect(await capturedOf(customer)).toEqual(['2026-11-23'])
    await live('2027-03-21')
    expect(await capturedOf(customer)).toEqual(['2026-11-23', '2027-03-21'])
    expect(await wrongPlaces(test)).toEqual([])
  })

  it('of a week moves the next charge by that week', async () => {
    const { customer, id } = await subscribed()
    expect((await get(customer, id)).nextCharge).toMatchObject({ day: '2026-12-21' })
    const pause = { id, from: '2026-11-30', to: '2026-12-04' }
    await customer.call(pauseSubscription, pause)
    expect((await get(customer, id)).nextCharge).toMatchObject({ day: '2026-12-28' })
    await customer.call(resumeSubscription, { id })
    expect((await get(customer, id)).nextCharge).toMatchObject({ day: '2026-12-21' })
  })

  it('withdraws a renewal that is open and not paid, and opens it again after the pause', async () => {
    const { customer, id } = await subscribed()
    await live('2026-12-16')
    expect((await plannedOf(id)).at(-1)).toBe('2027-01-19')
    await customer.call(pauseSubscription, { id, from: '2026-12-21', to: '2027-01-10' })
    expect((await plannedOf(id)).at(-1)).toBe('2027-01-12')
    expect((await get(customer, id)).nextCharge).toMatchObject({ day: '2027-01-11' })
    for (const day of ['2026-12-21', '2027-01-08', '2027-01-10']) await live(day)
    expect(await capturedOf(customer)).toEqual(['2026-11-23'])
    await live('2027-01-11')
    expect(await capturedOf(customer)).toEqual(['2026-11-23', '2027-01-11'])
    expect((await plannedOf(id)).at(-1)).toBe('2027-02-09')
    expect(await wrongPlaces(test)).toEqual([])
  })

  it('before the start moves the first charge to the first delivery', async () => {
    const customer = await newCustomer(test)
    const { id } = await customer.order({ cardSetupId: await customer.saveCard() })
    await customer.call(pauseSubscription, { id, from: '2026-11-25', to: '2026-12-06' })
    expect((await get(customer, id)).nextCharge).toMatchObject({ day: '2026-12-05' })
    await live('2026-11-23')
    await live('2026-12-04')
    expect(await capturedOf(customer)).toEqual([])
    await live('2026-12-05')
    expect(await capturedOf(customer)).toEqual(['2026-12-05'])
  })

  it('and a cancellation inside it give the unused days back and charge no more', async () => {
    const { customer, id } = await subscribed()
    await live('2026-11-26')
    await customer.call(pauseSubscription, { id, from: '2026-11-30', to: '2027-01-10' })
    await live('2026-12-10')
    const { daysGivenBack } = await customer.call(cancelSubscription, { id })
    expect(daysGivenBack).toBe(17)
    await live('2027-01-12')
    expect(await capturedOf(customer)).toEqual(['2026-11-23'])
    const texts = await customer.call(listDevMessages, { to: customer.phone })
    expect(texts.map(({ template }) => template)).toContain('subscription-ended')
  })

  it('refunds to the fils what a cancelled pause had moved', async () => {
    const { customer, id } = await subscribed()
    await live('2026-11-26', '16:00')
    const { bill } = await get(customer, id)
    await customer.call(pauseSubscription, { id, from: '2026-11-30', to: '2026-12-04' })
    const answer = await customer.call(cancelSubscription, { id })
    expect(answer).toMatchObject({ daysGivenBack: 17, refund: (bill.total * 17) / 20 })
    const after = await get(customer, id)
    expect(after).toMatchObject({ pause: null, ledger: { refunded: 34 } })
    expect(isBalanced(after.ledger)).toBe(true)
  })
})

describe('POST /api/deliveries/:id/skip', () => {
  it('of the last paid week moves a renewal that is open already, and taking it back too', async () => {
    const { customer, id } = await subscribed()
    await live('2026-12-15')
    const skipped = await skipOn(customer, '2026-12-21')
    expect((await get(customer, id)).nextCharge).toMatchObject({ day: '2026-12-22' })
    await live('2026-12-16', '09:30')
    expect((await plannedOf(id)).at(-1)).toBe('2027-01-20')
    await customer.call(unskipDelivery, { id: skipped })
    await live('2026-12-16', '10:00')
    expect((await get(customer, id)).nextCharge).toMatchObject({ day: '2026-12-21' })
    expect((await plannedOf(id)).at(-1)).toBe('2027-01-19')
    await live('2026-12-21')
    expect(await capturedOf(customer)).toEqual(['2026-11-23', '2026-12-21'])
    expect(await wrongPlaces(test)).toEqual([])
  })
})

/** The charge days that were announced, oldest first. */
const announcedTo = async ({ phone }: Customer) => {
  const rows = await test.app.db
    .selectFrom('messages')
    .select(sql<string>`parameters ->> 'chargeOn'`.as('day'))
    .where('recipient', '=', phone)
    .where('template', '=', 'subscription-renews')
    .orderBy('id')
    .execute()
  return rows.map(({ day }) => day)
}

/** A renewal that is announced for Monday, 21 December, and charged then. */
async function announced() {
  const { customer, id } = await subscribed()
  await live('2026-12-17', '10:00')
  await live('2026-12-18', '10:00')
  expect(await announcedTo(customer)).toEqual(['2026-12-21'])
  return { customer, id }
}

describe('a renewal', () => {
  it('is announced three days before with its day and amount', async () => {
    const { customer, id } = await subscribed()
    for (const day of ['2026-12-15', '2026-12-17']) await live(day, '10:00')
    const before = await customer.call(listDevMessages, { to: customer.phone })
    expect(before.map(({ template }) => template)).not.toContain('subscription-renews')
    await live('2026-12-18', '10:00')
    const [message] = await customer.call(listDevMessages, { to: customer.phone })
    expect(message?.template).toBe('subscription-renews')
    const { nextCharge } = await get(customer, id)
    expect(message?.text).toContain('Mon 21 Dec')
    expect(message?.text).toContain((nextCharge?.amount ?? 0).toLocaleString('en'))
  })

  it('is announced again where its charge went to another day and back, once each', async () => {
    const { customer } = await announced()
    const skipped = await skipOn(customer, '2026-12-21')
    await live('2026-12-18', '11:00')
    await live('2026-12-19', '10:00')
    expect(await announcedTo(customer)).toEqual(['2026-12-21', '2026-12-22'])
    await customer.call(unskipDelivery, { id: skipped })
    await live('2026-12-19', '11:00')
    await live('2026-12-20', '10:00')
    expect(await announcedTo(customer)).toEqual(['2026-12-21', '2026-12-22', '2026-12-21'])
  })

  it('is announced again where only the answer to a skip named another day', async () => {
    const { customer, id } = await announced()
    await customer.call(unskipDelivery, { id: await skipOn(customer, '2026-12-21') })
    await live('2026-12-18', '11:00')
    expect((await get(customer, id)).nextCharge).toMatchObject({ day: '2026-12-21' })
    await live('2026-12-19', '10:00')
    expect(await announcedTo(customer)).toEqual(['2026-12-21', '2026-12-21'])
    await live('2026-12-20', '10:00')
    expect(await announcedTo(customer)).toHaveLength(2)
  })

  it('is not announced again where it was opened again as it was', async () => {
    const { customer, id } = await announced()
    const before = await get(customer, id)
    await customer.call(unskipDelivery, { id: await skipOn(customer, '2026-12-21') })
    // As if the answer to the skip had not been written.
    await test.app.db.deleteFrom('messages').where('template', '=', 'delivery-skipped').execute()
    await live('2026-12-18', '11:00')
    await live('2026-12-19', '10:00')
    expect((await get(customer, id)).nextCharge).toEqual(before.nextCharge)
    expect(await announcedTo(customer)).toEqual(['2026-12-21'])
  })

  it('is not announced again where the answer to a skip named the same charge', async () => {
    const { customer, id } = await announced()
    await customer.call(unskipDelivery, { id: await skipOn(customer, '2026-12-21') })
    await test.app.db
      .updateTable('messages')
      .set({ parameters: sql`jsonb_set(parameters, '{charge,day}', '"2026-12-21"')` })
      .where('recipient', '=', customer.phone)
      .where('template', '=', 'delivery-skipped')
      .execute()
    await live('2026-12-18', '11:00')
    expect((await get(customer, id)).nextCharge).toMatchObject({ day: '2026-12-21' })
    await live('2026-12-19', '10:00')
    expect(await announcedTo(customer)).toEqual(['2026-12-21'])
  })

  it('is announced again where its amount is another one', async () => {
    const { customer } = await announced()
    await test.app.db
      .updateTable('payments')
      .set((eb) => ({ amount_fils: eb('amount_fils', '-', 100) }))
      .where('charge_on', '=', '2026-12-21')
      .execute()
    await live('2026-12-19', '10:00')
    await live('2026-12-20', '10:00')
    expect(await announcedTo(customer)).toEqual(['2026-12-21', '2026-12-21'])
  })
})
