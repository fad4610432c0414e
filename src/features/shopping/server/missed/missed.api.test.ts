import { describe, expect, it } from 'vitest'
import { enqueue } from '#server/jobs/jobs.ts'
import { getErasure } from '#features/erasure/contract.ts'
import { keyed } from '../../../../../tools/testing/ai/ai-app.ts'
import { byCard } from '../../../../../tools/testing/situations/ingredient-orders.ts'
import { MISSED, useMissedOrders } from '../../../../../tools/testing/situations/missed-orders.ts'
import { getOrderToPack } from '../../admin-contract.ts'
import * as contract from '../../orders-contract.ts'

const all = useMissedOrders()
const { at, people, place, move, look, paymentOf, notices } = all
const { goTo, round, missed, choose, notifiedKinds, packsLeft, countEvents, countRefunds } = all

const auditsOf = (id: number) =>
  at.test.app.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('object', '=', 'ingredient-order')
    .where('object_id', '=', String(id))
    .orderBy('id')
    .execute()

describe('a missed order', () => {
  it('ends by the job of each minute, and keeps its money until the customer has chosen', async () => {
    const { id, total } = await place(byCard)
    await at.test.drain()
    const left = await packsLeft()
    await move(id, 'packing')
    await enqueue(at.test.app.db, 'keep-ingredient-orders', {})
    await at.test.drain()
    await goTo(MISSED)
    await enqueue(at.test.app.db, 'keep-ingredient-orders', {})
    await at.test.drain()
    const order = await look(id)
    expect(order).toMatchObject({
      status: 'failed',
      moneyState: 'paid',
      madeGood: null,
      choice: {
        until: '2026-11-22T14:31:00.000Z',
        refund: total,
        slots: [
          { day: '2026-11-22', from: '10:00', to: '12:00' },
          { day: '2026-11-22', from: '17:00', to: '18:00' },
          { day: '2026-11-23', from: '10:00', to: '12:00' },
          { day: '2026-11-23', from: '17:00', to: '18:00' },
        ],
      },
    })
    expect(order.timeline.at(-1)).toMatchObject({
      status: 'failed',
      reason: 'We didn’t bring it in time',
    })
    expect(await countRefunds(id)).toBe(0)
    expect(await packsLeft()).toBe(left)
    expect((await notices()).at(-1)).toMatch(/^missed: .*by 6:31 PM on Sun 22 Nov/)
    expect(await people.admin.call(getOrderToPack, { id })).toMatchObject({
      choice: { until: order.choice?.until },
      nextStatuses: [],
      cashToCollect: 0,
      awaitsPayment: false,
    })
    const arabic = await at.signedIn('+971500000001', 'ar')
    const { timeline } = await arabic.call(contract.getIngredientOrder, { id })
    expect(timeline.at(-1)?.reason).toBe('لم نوصله في موعده')
  })

  it('gives the whole price back once, where money is chosen', async () => {
    const { id, total } = await missed(byCard)
    const left = await packsLeft()
    const events = await countEvents(id)
    const options = keyed()
    const input = { id, choice: 'money' } as const
    const chosen = await at.customer.call(contract.chooseAfterMiss, input, options)
    expect(chosen).toMatchObject({
      status: 'failed',
      moneyState: 'refunded',
      madeGood: 'money',
      choice: null,
    })
    expect(await at.customer.call(contract.chooseAfterMiss, input, options)).toEqual(chosen)
    expect(await countEvents(id)).toBe(events + 1)
    await expect(choose(id, 'money')).rejects.toMatchObject({ code: 'order_choice_taken' })
    await goTo(MISSED, 2)
    await round()
    await at.test.drain()
    expect(await paymentOf()).toMatchObject({ state: 'refunded', refunded: total })
    expect(await countRefunds(id)).toBe(1)
    expect(await packsLeft()).toBeGreaterThan(left)
    expect(await notifiedKinds()).toEqual(['placed', 'missed', 'money-back'])
    expect(await auditsOf(id)).toMatchObject([
      { action: 'choose-after-miss', after: { status: 'failed', choice: 'money' } },
    ])
  })

  it('comes in the chosen window, with the same lines and money', async () => {
    const before = await missed(byCard)
    const { id, choice } = before
    const slot = choice?.slots[1]
    const again = await choose(id, 'slot', slot)
    expect(again).toMatchObject({
      status: 'placed',
      moneyState: 'paid',
      window: slot,
      madeGood: 'slot',
      choice: null,
      isLate: false,
      canCancel: true,
      lines: before.lines,
      total: before.total,
    })
    expect((await notices()).at(-1)).toMatch(/^new-time: .*Sun 22 Nov between 5 PM and 6 PM/)
    expect(again.timeline.at(-1)).toMatchObject({ status: 'placed', reason: 'New time chosen' })
    await expect(choose(id, 'money')).rejects.toMatchObject({ code: 'order_choice_taken' })
    await move(id, 'packing')
    await move(id, 'out')
    await move(id, 'delivered')
    expect(await notifiedKinds()).toEqual(['placed', 'missed', 'new-time', 'out', 'delivered'])
    expect(await countRefunds(id)).toBe(0)
  })

  it('says again that it is on its way in its second window', async () => {
    const { id } = await place()
    await move(id, 'packing')
    await move(id, 'out')
    await goTo(MISSED)
    await round()
    await choose(id, 'slot', (await look(id)).choice?.slots[0])
    await move(id, 'packing')
    await move(id, 'out')
    const kinds = await notifiedKinds()
    expect(kinds).toEqual(['placed-cash', 'out', 'missed-cash', 'new-time', 'out'])
  })

  it('that is missed again gives its money back at once', async () => {
    const { id, choice, total } = await missed(byCard)
    await choose(id, 'slot', choice?.slots[0])
    await goTo('12:31', 1)
    await round()
    await round()
    expect(await look(id)).toMatchObject({
      status: 'failed',
      moneyState: 'refunded',
      choice: null,
      madeGood: 'slot',
    })
    await at.test.drain()
    expect(await paymentOf()).toMatchObject({ state: 'refunded', refunded: total })
    expect(await countRefunds(id)).toBe(1)
    expect((await notices()).at(-1)).toMatch(/^failed: .*We didn’t bring it in time/)
    await expect(choose(id, 'money')).rejects.toMatchObject({ status: 409 })
  })

  it('gives the money back after 24 hours without a choice', async () => {
    const { id, choice, total } = await missed(byCard)
    await goTo('18:30', 1)
    await round()
    expect(await look(id)).toMatchObject({ moneyState: 'paid' })
    await goTo(MISSED, 1)
    await expect(choose(id, 'slot', choice?.slots[2])).rejects.toMatchObject({
      status: 409,
      code: 'order_choice_over',
    })
    expect(await look(id)).toMatchObject({ choice: null, moneyState: 'paid' })
    await Promise.all([round(), round()])
    await round(true)
    await at.test.drain()
    const order = await look(id)
    expect(order).toMatchObject({ status: 'failed', moneyState: 'refunded', madeGood: 'money' })
    expect(order.timeline.map(({ reason }) => reason)).toEqual([
      null,
      'We didn’t bring it in time',
      'No new time was chosen within 24 hours',
    ])
    expect(await paymentOf()).toMatchObject({ state: 'refunded', refunded: total })
    expect(await countRefunds(id)).toBe(1)
    expect(await notifiedKinds()).toEqual(['placed', 'missed', 'money-back'])
  })

  it('in cash was never paid: it comes later, or nothing is asked any more', async () => {
    const { id, choice } = await missed()
    expect(await look(id)).toMatchObject({ moneyState: 'void', choice: { refund: 0 } })
    const again = await choose(id, 'slot', choice?.slots[0])
    expect(again).toMatchObject({ status: 'placed', moneyState: 'due' })
    expect(await paymentOf()).toMatchObject({ chargeOn: choice?.slots[0]?.day })
    await move(id, 'packing')
    await move(id, 'out')
    expect(await move(id, 'delivered')).toMatchObject({ moneyState: 'paid' })
    expect(await paymentOf()).toMatchObject({ state: 'captured' })
  })

  it('in cash that is not wanted any more ends without a payment', async () => {
    const { id } = await missed()
    expect(await choose(id, 'money')).toMatchObject({ moneyState: 'void', madeGood: 'money' })
    expect(await paymentOf()).toMatchObject({ state: 'cancelled' })
    expect(await countRefunds(id)).toBe(0)
    expect(await notifiedKinds()).toEqual(['placed-cash', 'missed-cash', 'ended'])
  })

  it('whose card was never charged offers no choice and is never charged', async () => {
    const { id } = await place(byCard)
    await goTo(MISSED)
    await round()
    expect(await look(id)).toMatchObject({ status: 'failed', moneyState: 'void', choice: null })
    await at.test.drain()
    expect(await paymentOf()).toMatchObject({ state: 'cancelled', refunded: 0 })
  })
})

describe('POST /api/ingredient-orders/:id/choice refuses', () => {
  it('strangers, orders that were not missed, and windows that are not offered', async () => {
    const order = await place()
    await expect(choose(order.id, 'money')).rejects.toMatchObject({ code: 'order_not_missed' })
    await goTo(MISSED)
    await round()
    const { id } = order
    const input = { id, choice: 'money' } as const
    const other = await at.signedIn('+971500000002')
    await expect(other.call(contract.chooseAfterMiss, input, keyed())).rejects.toMatchObject({
      status: 404,
    })
    for (const slot of [
      undefined,
      order.window,
      { day: '2026-11-22', from: '10:00', to: '18:00' },
      { day: '2026-11-22', from: '03:00', to: '04:00' },
      { day: '2026-12-22', from: '10:00', to: '12:00' },
    ]) {
      await expect(choose(id, 'slot', slot)).rejects.toMatchObject({
        status: 409,
        code: 'order_slot_gone',
      })
    }
    const soon = (await look(id)).choice?.slots[0]
    await goTo('00:00', 1)
    await expect(choose(id, 'slot', soon)).rejects.toMatchObject({ code: 'order_slot_gone' })
    expect(await look(id)).toMatchObject({ status: 'failed', madeGood: null })
  })
})

it('an account waits for the choice before it can be deleted', async () => {
  const { id } = await missed()
  const { blockers } = await at.customer.call(getErasure)
  expect(blockers).toContain('ingredient_order')
  await choose(id, 'money')
  const after = await at.customer.call(getErasure)
  expect(after.blockers).not.toContain('ingredient_order')
})
