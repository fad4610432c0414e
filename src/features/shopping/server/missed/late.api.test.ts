import { describe, expect, it } from 'vitest'
import { toFils } from '#shared/money.ts'
import { inTransaction } from '#server/database/database.ts'
import type { SettledPayment } from '#features/payments/server/public.ts'
import { byCard } from '../../../../../tools/testing/situations/ingredient-orders.ts'
import {
  LATE,
  MISSED,
  useMissedOrders,
} from '../../../../../tools/testing/situations/missed-orders.ts'
import { listOrdersToPack } from '../../admin-contract.ts'
import { ingredientPayments } from '../orders/move-order.ts'

const all = useMissedOrders()
const { at, people, place, placeAgain, move, look, paymentOf } = all
const { goTo, round, missed, choose, notifiedKinds, countEvents, countRefunds } = all

const openIds = async (input: { sort?: 'oldest' | 'amount'; before?: number }) => {
  const { orders } = await people.admin.call(listOrdersToPack, { status: 'open', ...input })
  return orders.map(({ id }) => id)
}

describe('an ingredient order past its window', () => {
  it('is late on both pages, and its customer is notified once', async () => {
    const first = await place()
    expect(first).toMatchObject({ isLate: false, choice: null, madeGood: null })
    await goTo('18:00')
    await round()
    expect(await look(first.id)).toMatchObject({ isLate: false })
    await goTo(LATE)
    const events = await countEvents(first.id)
    await round()
    await round()
    expect(await look(first.id)).toMatchObject({ isLate: true, status: 'placed', choice: null })
    expect(await notifiedKinds()).toEqual(['placed-cash', 'late'])
    expect(await countEvents(first.id)).toBe(events + 1)
    const late = await people.admin.call(listOrdersToPack, { status: 'late' })
    expect(late.orders).toMatchObject([{ id: first.id, isLate: true }])
  })

  it('comes first among the open orders, unless another order is asked for', async () => {
    const first = await place()
    await goTo(LATE)
    const second = await placeAgain(first.id)
    expect(await openIds({})).toEqual([first.id, second.id])
    expect(await openIds({ before: first.id })).toEqual([second.id])
    expect(await openIds({ before: second.id })).toEqual([])
    expect(await openIds({ sort: 'oldest' })).toEqual([first.id, second.id])
    await move(first.id, 'failed', 'The van broke down')
    expect(await openIds({})).toEqual([second.id])
  })

  it.each(['22:00', '23:30'])('is not notified late at %s', async (clock) => {
    await place()
    await goTo(clock)
    await round(true)
    expect(await notifiedKinds()).toEqual(['placed-cash'])
  })

  it('is not missed where the product was down, and reported as missed alone where it was not', async () => {
    const { id } = await place()
    await goTo(MISSED)
    await round(true)
    expect(await look(id)).toMatchObject({ status: 'placed', isLate: true })
    expect(await notifiedKinds()).toEqual(['placed-cash', 'late'])
    await round()
    expect(await look(id)).toMatchObject({ status: 'failed', isLate: false })
    expect(await notifiedKinds()).toEqual(['placed-cash', 'late', 'missed-cash'])
  })

  it('stays delivered, cancelled or failed by hand', async () => {
    const { id, total } = await place(byCard)
    await at.test.drain()
    await move(id, 'packing')
    await move(id, 'failed', 'Out of stock')
    expect(await paymentOf()).toMatchObject({ state: 'refunded', refunded: total })
    await goTo(MISSED)
    await round()
    expect(await look(id)).toMatchObject({ status: 'failed', choice: null, madeGood: null })
    expect(await notifiedKinds()).toEqual(['placed', 'failed'])
  })
})

describe('an order in its second window', () => {
  it('is reported late and on its way again, once', async () => {
    const first = await place(byCard)
    await at.test.drain()
    await move(first.id, 'packing')
    await move(first.id, 'out')
    await goTo(LATE)
    await round()
    await goTo(MISSED)
    await round()
    const { choice } = await look(first.id)
    await choose(first.id, 'slot', choice?.slots[1])
    const before = await notifiedKinds()
    expect(before).toEqual(['placed', 'out', 'late', 'missed', 'new-time'])
    await goTo('16:00', 1)
    await move(first.id, 'packing')
    await move(first.id, 'out')
    await goTo(LATE, 1)
    await round()
    await round()
    expect((await notifiedKinds()).slice(before.length)).toEqual(['out', 'late'])
  })
})

describe('two at the same moment', () => {
  it('miss an order once', async () => {
    const { id } = await place(byCard)
    await at.test.drain()
    await goTo(MISSED)
    await Promise.all([round(), round(), round()])
    expect((await look(id)).timeline.map(({ status }) => status)).toEqual(['placed', 'failed'])
    expect(await notifiedKinds()).toEqual(['placed', 'missed'])
  })

  it('choose money and a slot: one of the two wins', async () => {
    const { id, choice } = await missed(byCard)
    const outcomes = await Promise.allSettled([
      choose(id, 'money'),
      choose(id, 'slot', choice?.slots[0]),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { madeGood, timeline } = await look(id)
    expect(timeline).toHaveLength(3)
    expect(await countRefunds(id)).toBe(madeGood === 'money' ? 1 : 0)
  })

  it('a delivery at the door and a miss: the order ends once', async () => {
    const { id } = await place()
    await move(id, 'packing')
    await move(id, 'out')
    await goTo(MISSED)
    await Promise.allSettled([round(), move(id, 'delivered')])
    const { timeline } = await look(id)
    expect(timeline).toHaveLength(4)
  })
})

it('one order that faults keeps no other waiting', async () => {
  const { id: faulty } = await missed(byCard)
  await at.test.app.db
    .updateTable('payments')
    .set({ refunded_fils: 0, state: 'expired' })
    .where('purpose', '=', 'ingredients')
    .where('subject_id', '=', faulty)
    .execute()
  await goTo('09:00', 1)
  const next = await placeAgain(faulty)
  await goTo(MISSED, 1)
  await expect(round()).rejects.toThrow('1 ingredient orders could not be moved on')
  expect(await look(faulty)).toMatchObject({ madeGood: null })
  expect(await look(next.id)).toMatchObject({ status: 'failed' })
})

it('what the bank takes back before the customer has chosen is owed by no one', async () => {
  const { id, total } = await missed(byCard)
  const { db } = at.test.app
  const owed = await inTransaction(db, async (tx) => {
    const payment = await tx
      .selectFrom('payments')
      .select(['id', 'customer_id as customerId', 'subject_id as subjectId'])
      .where('purpose', '=', 'ingredients')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow()
    return ingredientPayments.onLost?.(
      tx,
      { ...payment, subscriptionId: null } as SettledPayment,
      toFils(total),
      at.test.clock.now(),
    )
  })
  expect(owed).toBe(0)
  expect(await look(id)).toMatchObject({ status: 'failed', madeGood: 'money', choice: null })
  await expect(choose(id, 'money')).rejects.toMatchObject({ code: 'order_choice_taken' })
})
