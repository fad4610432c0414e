import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { getDeliveryWeek, skipDelivery } from '#features/deliveries/contract.ts'
import { isBalanced } from '#features/deliveries/rules.ts'
import { listInvoices, listOwnPayments } from '#features/payments/contract.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import {
  liveUntil,
  newCustomer,
  type Customer,
} from '../../../../../tools/testing/situations/orders.ts'
import * as contract from '../../contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

beforeEach(async () => {
  test.clock.moveTo(TEST_NOW)
  await test.app.db.updateTable('kitchen_days').set({ capacity: 500 }).execute()
})

const DECLINED_CARD = '4000000000000341'
const CARD_WITHOUT_FUNDS = '4000000000009995'

/** From here on the bank declines this card. */
const loseCard = (cardSetupId: number) =>
  sql`
    update simulator.card_setups set behaviour = 'declined_when_charged'
    where id = (select provider_ref from card_setups where id = ${cardSetupId})
  `.execute(test.app.db)

/** A subscription whose first payment was declined on days 0, 2 and 4. */
async function failed(): Promise<{ customer: Customer; id: number }> {
  const customer = await newCustomer(test)
  const { id } = await customer.order({ cardSetupId: await customer.saveCard(DECLINED_CARD) })
  for (const day of ['23', '25', '27']) await liveUntil(test, `2026-11-${day}T06:00:00Z`)
  return { customer, id }
}

const get = (customer: Customer, id: number) => customer.call(contract.getSubscription, { id })

/** What the queue does as soon as a charge is due. */
const chargeNow = () => liveUntil(test, test.clock.now().toISOString())

const pay = (customer: Customer, id: number, cardSetupId: number) =>
  customer.call(contract.payAgain, { id, cardSetupId })

const countBooked = async (restaurantId = 1) => {
  const rows = await test.app.db
    .selectFrom('kitchen_days')
    .select('booked')
    .where('restaurant_id', '=', restaurantId)
    .execute()
  return rows.reduce((sum, { booked }) => sum + booked, 0)
}

async function sumOfBooks(paymentIds: number[], account?: string): Promise<number> {
  const rows = await test.app.db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select('e.amount_fils')
    .where('t.payment_id', 'in', paymentIds)
    .$if(account !== undefined, (query) => query.where('a.code', 'like', `${account}%`))
    .execute()
  return rows.reduce((sum, row) => sum + row.amount_fils, 0)
}

describe('POST /api/subscriptions/:id/payments', () => {
  it('charges another card at once and begins again with the first open day', async () => {
    const { customer, id } = await failed()
    const before = await get(customer, id)
    const [declined] = await customer.call(listOwnPayments)
    expect(before).toMatchObject({
      status: 'pending_payment',
      paymentStatus: 'failed',
      payAgain: { paymentId: declined?.id, amount: before.bill.total, chargeOn: '2026-11-27' },
    })
    const bookedBefore = await countBooked()
    const answer = await pay(customer, id, await customer.saveCard())
    expect(answer).toMatchObject({
      paymentStatus: 'pending',
      chargeOn: '2026-11-27',
      firstDeliveryOn: '2026-11-30',
    })
    expect(await countBooked()).toBe(bookedBefore + 40)
    await chargeNow()
    const after = await get(customer, id)
    expect(after).toMatchObject({
      status: 'scheduled',
      paymentStatus: 'paid',
      payAgain: null,
      startDate: '2026-11-30',
      cycle: { number: 1, startsOn: '2026-11-30', endsOn: '2026-12-25' },
      nextDelivery: '2026-11-30',
      nextCharge: { day: '2026-12-26' },
      ledger: { purchased: 40, planned: 40 },
    })
    expect(isBalanced(after.ledger)).toBe(true)
    const payments = await customer.call(listOwnPayments)
    expect(payments).toMatchObject([
      { state: 'captured', amount: before.bill.total },
      { id: declined?.id, state: 'failed' },
    ])
    const ids = payments.map((payment) => payment.id)
    expect(await sumOfBooks(ids)).toBe(0)
    expect(await sumOfBooks(ids, 'clearing')).toBe(before.bill.total * 100)
    expect(await customer.call(listInvoices)).toHaveLength(1)
    await liveUntil(test, '2026-12-08T03:00:00Z')
    expect(await get(customer, id)).toMatchObject({ status: 'active' })
  })

  it('renews with the card that was used last', async () => {
    const { customer, id } = await failed()
    await pay(customer, id, await customer.saveCard())
    await chargeNow()
    await liveUntil(test, '2026-12-20T06:00:00Z')
    await liveUntil(test, '2026-12-28T06:00:00Z')
    expect(await get(customer, id)).toMatchObject({
      status: 'active',
      paymentStatus: 'paid',
      cycle: { number: 2, startsOn: '2026-12-28' },
    })
  })

  it('takes up a renewal that failed, from the first open day on', async () => {
    const customer = await newCustomer(test)
    const cardSetupId = await customer.saveCard()
    const { id } = await customer.order({ cardSetupId })
    await liveUntil(test, '2026-11-25T03:00:00Z')
    await liveUntil(test, '2026-12-16T03:00:00Z')
    await loseCard(cardSetupId)
    for (const day of ['21', '23', '25']) await liveUntil(test, `2026-12-${day}T06:00:00Z`)
    expect(await get(customer, id)).toMatchObject({ paymentStatus: 'failed' })
    await pay(customer, id, await customer.saveCard('5555555555554444'))
    await chargeNow()
    const after = await get(customer, id)
    expect(after).toMatchObject({
      status: 'active',
      paymentStatus: 'paid',
      startDate: '2026-11-25',
      cycle: { number: 1 },
      nextDelivery: '2026-12-28',
    })
    await liveUntil(test, '2026-12-28T06:00:00Z')
    expect(await get(customer, id)).toMatchObject({
      cycle: { number: 2, startsOn: '2026-12-28', endsOn: '2027-01-22' },
      ledger: { purchased: 40 },
    })
  })

  it('lets a card pay what PayPal was not sent', async () => {
    const customer = await newCustomer(test)
    const { id } = await customer.order({
      paymentMethod: 'paypal',
      paymentMetadata: { paypalEmail: 'layla@example.com' },
    })
    await liveUntil(test, '2026-11-28T06:00:00Z')
    await enqueue(test.app.db, 'sweep-lapsed', {})
    await test.drain()
    expect(await get(customer, id)).toMatchObject({ paymentStatus: 'failed' })
    await pay(customer, id, await customer.saveCard())
    await chargeNow()
    expect(await get(customer, id)).toMatchObject({
      paymentStatus: 'paid',
      paymentMethod: 'credit_card',
    })
  })

  it('keeps the ledger whole where a day had been skipped', async () => {
    const customer = await newCustomer(test)
    const { id } = await customer.order({ cardSetupId: await customer.saveCard(DECLINED_CARD) })
    const { days } = await customer.call(getDeliveryWeek, { from: '2026-12-01' })
    await customer.call(skipDelivery, { id: days[0]?.deliveries[0]?.id ?? 0 })
    for (const day of ['23', '25', '27']) await liveUntil(test, `2026-11-${day}T06:00:00Z`)
    expect(isBalanced((await get(customer, id)).ledger)).toBe(true)
    await pay(customer, id, await customer.saveCard())
    await chargeNow()
    const { ledger } = await get(customer, id)
    expect(ledger).toMatchObject({ purchased: 40, planned: 40 })
    expect(isBalanced(ledger)).toBe(true)
  })

  it('names the next start where the kitchen is full meanwhile, and takes nothing', async () => {
    const { customer, id } = await failed()
    const cardSetupId = await customer.saveCard()
    await test.app.db
      .updateTable('kitchen_days')
      .set((eb) => ({ capacity: eb.ref('booked') }))
      .where('day', '=', '2026-12-02')
      .execute()
    const bookedBefore = await countBooked()
    await expect(pay(customer, id, cardSetupId)).rejects.toMatchObject({
      status: 409,
      code: 'kitchen_day_full',
      details: { day: '2026-12-02', nextFreeDay: '2026-12-03' },
    })
    expect(await countBooked()).toBe(bookedBefore)
    expect(await customer.call(listOwnPayments)).toHaveLength(1)
    expect(await get(customer, id)).toMatchObject({ paymentStatus: 'failed' })
  })

  it('takes one payment of several at once', async () => {
    const { customer, id } = await failed()
    const card = await customer.saveCard()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => pay(customer, id, card)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue
      expect(outcome.reason).toMatchObject({ status: 409, code: 'nothing_to_pay' })
    }
    await chargeNow()
    const payments = await customer.call(listOwnPayments)
    expect(payments.filter(({ state }) => state === 'captured')).toHaveLength(1)
  })

  it('takes a repeated key as the same press while it waits, and as another once it failed', async () => {
    const { customer, id } = await failed()
    const input = { id, cardSetupId: await customer.saveCard(CARD_WITHOUT_FUNDS) }
    const options = { idempotencyKey: crypto.randomUUID() }
    const press = () => customer.call(contract.payAgain, input, options)
    const first = await press()
    expect(await press()).toEqual(first)
    expect(await customer.call(listOwnPayments)).toHaveLength(2)
    for (const day of ['11-27', '11-29', '12-01']) await liveUntil(test, `2026-${day}T06:00:00Z`)
    expect(await get(customer, id)).toMatchObject({ paymentStatus: 'failed' })
    expect(await press()).toMatchObject({ paymentStatus: 'pending', chargeOn: '2026-12-01' })
    expect(await customer.call(listOwnPayments)).toHaveLength(3)
    expect(await get(customer, id)).toMatchObject({ paymentStatus: 'pending' })
  })

  it('refuses what is paid, what waits, a card that is not saved, and another customer', async () => {
    const { customer, id } = await failed()
    const stranger = await newCustomer(test)
    await expect(pay(stranger, id, await stranger.saveCard())).rejects.toMatchObject({
      status: 404,
    })
    await expect(pay(customer, id, await stranger.saveCard())).rejects.toMatchObject({
      status: 404,
    })
    const refused = await customer.saveCard('4000000000000002')
    await expect(pay(customer, id, refused)).rejects.toMatchObject({ code: 'card_not_saved' })
    const good = await customer.saveCard()
    await pay(customer, id, good)
    await expect(pay(customer, id, good)).rejects.toMatchObject({ code: 'nothing_to_pay' })
  })
})

describe('POST /api/subscriptions/:id/restaurants after a failed payment', () => {
  it('reserves and plans nothing', async () => {
    const { customer, id } = await failed()
    const before = await countBooked()
    await sql`
      insert into restaurants
      select (jsonb_populate_record(restaurants, jsonb_build_object('id', 9000))).*
      from restaurants where id = 1
    `.execute(test.app.db)
    await customer.call(contract.attachRestaurant, { id, restaurantId: 9000 })
    expect(await countBooked(9000)).toBe(0)
    expect(await countBooked()).toBe(before)
    expect(await get(customer, id)).toMatchObject({ restaurantId: 9000, nextDelivery: null })
    await pay(customer, id, await customer.saveCard())
    expect(await countBooked(9000)).toBe(40)
  })
})
