import { beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '../../../../../tools/testing/situations/kitchen-day.ts'
import {
  DINNER_MISSED,
  LUNCH_LATE,
  LUNCH_MISSED,
  useMissedDay,
} from '../../../../../tools/testing/situations/missed-day.ts'
import { inTransaction } from '#server/database/database.ts'
import { chargeExtras, refundExtras } from '#features/payments/server/public.ts'
import { listReceipts } from '#features/subscriptions/change-contract.ts'
import * as runs from '../../runs-contract.ts'
import { lookForMissed } from './look-for-missed.ts'

const at = useMissedDay()
const test = at.kitchen

beforeEach(async () => {
  const { db } = test
  await db.deleteFrom('rate_limits').execute()
  await db.deleteFrom('drop_refunds').execute()
  await db.updateTable('delivery_days').set({ refunded_sixths: 0 }).execute()
  await db.updateTable('subscription_cycles').set({ refunded_fils: 0, payment: 'paid' }).execute()
  await at.look(0)
})

let driverId = 0

/** Lunch on its way, and how its driver hands it over. */
async function onTheWay() {
  driverId ||= (await test.kitchen.call(runs.createDriver, { name: 'Imran', phone: '0501112233' }))
    .id
  const ready = await test.bumpTo(await test.ticketOf('lunch'), 'preparing', 'ready')
  const plan = await test.kitchen.call(runs.assignRuns, {
    day: DAY,
    mealTime: 'lunch',
    runs: [{ driverId, ticketIds: [ready.id] }],
  })
  const { version } = await test.bump(ready, 'out')
  const token = plan.windows[0]?.runs[0]?.link.split('/').at(-1) ?? ''
  const { code } = await test.db
    .selectFrom('kitchen_tickets')
    .select('handover_code as code')
    .where('id', '=', ready.id)
    .executeTakeFirstOrThrow()
  const stop = { token, ticketId: ready.id, version, code }
  return (minutes: number, more: { code?: string } = {}) =>
    test.app.browser().call(runs.deliverStop, {
      ...stop,
      ...more,
      at: new Date(Date.parse(`${DAY}T06:00:00Z`) + minutes * 60_000).toISOString(),
    })
}

const lastReceipt = async () =>
  (await test.customer.call(listReceipts, { id: test.subscriptionId })).receipts[0]

describe('a hand-over that the driver’s phone reports late', () => {
  it('undoes the miss and the promise', async () => {
    const deliver = await onTheWay()
    await at.look(LUNCH_MISSED)
    test.goTo(LUNCH_MISSED + 10)
    await deliver(LUNCH_LATE - 20)
    expect((await at.stops())[0]).toEqual({
      status: 'delivered',
      reason: null,
      fils: null,
      isPaid: false,
    })
    expect((await at.templates()).at(-1)).toBe('drop-came-after-all')
    // Its answer was lost on the way.
    await deliver(LUNCH_LATE - 20)
    expect(await test.dayStatus()).toBe('out_for_delivery')
    await at.look(DINNER_MISSED)
    expect(await test.dayStatus()).toBe('delivered')
  })

  it('undoes nothing with a wrong code, without one, or at a time after the miss', async () => {
    const deliver = await onTheWay()
    await at.look(LUNCH_MISSED)
    test.goTo(LUNCH_MISSED + 10)
    const wrong = deliver(LUNCH_LATE, { code: '0000' })
    await expect(wrong).rejects.toMatchObject({ code: 'handover_code_wrong' })
    await expect(deliver(LUNCH_MISSED + 5)).rejects.toMatchObject({ code: 'ticket_changed' })
    expect((await at.stops())[0]).toMatchObject({ status: 'failed' })
  })

  it('takes the day in its place back, and pays what else was missed', async () => {
    const deliver = await onTheWay()
    await at.look(LUNCH_MISSED)
    await at.look(DINNER_MISSED)
    expect(await at.missedDay()).toMatchObject({ againOn: '2026-12-23' })
    test.goTo(DINNER_MISSED + 10)
    await deliver(LUNCH_LATE - 20)
    expect(await at.missedDay()).toBeUndefined()
    expect(await test.dayStatus()).toBe('delivered')
    const [lunch, dinner] = await at.stops()
    expect((await at.templates()).slice(-2)).toEqual([
      'drop-failed-refunded',
      'drop-came-after-all',
    ])
    expect([lunch?.fils, dinner?.fils]).toEqual([null, Math.round((await at.whole()) / 2)])
    expect(await at.ledger()).toEqual({ delivered: 1, locked: 2, planned: 17 })
  })

  it('leaves the customer a day in its place that is being cooked', async () => {
    const deliver = await onTheWay()
    await at.look(LUNCH_MISSED)
    await at.look(DINNER_MISSED)
    await test.db
      .updateTable('delivery_days')
      .set({ status: 'locked' })
      .where('day', '=', '2026-12-23')
      .execute()
    test.goTo(DINNER_MISSED + 10)
    await deliver(LUNCH_LATE - 20)
    expect(await test.dayStatus()).toBe('delivered')
    expect(await at.ledger()).toEqual({ locked: 3, planned: 17 })
    expect((await at.templates()).at(-1)).toBe('day-missed-again')
  })
})

describe('extras of a day of which nothing came', () => {
  const LENTILS = { name: { en: 'Lentil soup', ar: 'شوربة عدس' }, quantity: 1, priceFils: 1_500 }

  /** One more portion at lunch and one at dinner, which the customer's card pays for. */
  async function withExtras() {
    const { db, subscriptionId, customer } = test
    const { id: customerId } = await db
      .selectFrom('users')
      .select('id')
      .where('phone', '=', customer.phone)
      .executeTakeFirstOrThrow()
    // A day's extras are charged once, and each test has the same day.
    await db
      .updateTable('payments')
      .set((eb) => ({ subject_id: eb.neg(eb.ref('id')) }))
      .where('purpose', '=', 'extras')
      .execute()
    const day = { customerId, subscriptionId, deliveryDayId: await at.dayId(), day: DAY }
    const dishes = ['lunch', 'dinner'].map((mealTime) => ({ ...LENTILS, mealTime }))
    await inTransaction(db, (tx) => chargeExtras(tx, { ...day, dishes }, test.app.clock.now()))
    return {
      capture: () => test.app.drain(),
      decline: () =>
        db
          .updateTable('payments')
          .set({ state: 'requires_action' })
          .where('purpose', '=', 'extras')
          .where('subject_id', '=', day.deliveryDayId)
          .execute(),
      payment: () =>
        db
          .selectFrom('payments')
          .select(['state', 'amount_fils as fils', 'refunded_fils as back'])
          .where('purpose', '=', 'extras')
          .where('subject_id', '=', day.deliveryDayId)
          .executeTakeFirstOrThrow(),
    }
  }

  it.each([
    ['were paid', true, { state: 'refunded', fils: 3_000, back: 3_000 }],
    ['were never paid', false, { state: 'cancelled', fils: 3_000, back: 0 }],
  ])(
    'that %s stay given back though lunch came: message and record say so',
    async (_, isPaid, settled) => {
      const { capture, decline, payment } = await withExtras()
      await (isPaid ? capture() : decline())
      const deliver = await onTheWay()
      await at.look(LUNCH_MISSED)
      await at.look(DINNER_MISSED)
      expect(await payment()).toMatchObject(settled)
      test.goTo(DINNER_MISSED + 10)
      await deliver(LUNCH_LATE - 20)
      await test.app.drain()
      expect(await payment()).toEqual(settled)
      const sent = (await test.texts()).at(-1)
      expect(sent?.template).toBe('drop-came-after-extras-back')
      expect(sent?.text).toContain('AED 15')
      expect(await lastReceipt()).toMatchObject({
        kind: 'came-after-all',
        text: expect.stringMatching(
          /^Your lunch of .* came after all\. You keep AED 15 for its extras\. What else/,
        ),
      })
      // The dinner that was missed has its extras back already.
      await at.pay(DINNER_MISSED + 20)
      expect(await payment()).toEqual(settled)
    },
  )

  it('that went back before the miss are no part of it', async () => {
    const { capture } = await withExtras()
    await capture()
    const day = { deliveryDayId: await at.dayId(), day: DAY, mealTime: 'lunch' }
    test.goTo(1)
    const now = test.app.clock.now()
    await inTransaction(test.db, (tx) => refundExtras(tx, { ...day, reason: 'no_dish', now }))
    const deliver = await onTheWay()
    await at.look(LUNCH_MISSED)
    test.goTo(LUNCH_MISSED + 10)
    await deliver(LUNCH_LATE - 20)
    expect((await at.templates()).at(-1)).toBe('drop-came-after-all')
    expect(await lastReceipt()).toMatchObject({
      kind: 'came-after-all',
      text: expect.stringMatching(/came after all\. What we promised for it no longer applies\.$/),
    })
  })
})

describe('the job that looks for missed drops', () => {
  it('ends each once, however many run at a time', async () => {
    await at.look(LUNCH_MISSED)
    test.goTo(DINNER_MISSED)
    const now = test.app.clock.now()
    await Promise.all([1, 2, 3].map(() => lookForMissed(test.db, now)))
    const steps = await test.db
      .selectFrom('kitchen_ticket_steps')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(steps.count).toBe(2)
    expect(await at.templates()).toEqual(['drop-failed-refunded', 'day-missed-again'])
    expect((await at.ledger())['planned']).toBe(18)
  })
})
