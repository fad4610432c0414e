import { describe, expect, it } from 'vitest'
import { cancelSubscription } from '#features/subscriptions/contract.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { useKitchenDay } from '../../../../tools/testing/situations/kitchen-day.ts'

const test = useKitchenDay()
const CYCLE_DAYS = 20

describe('POST /api/kitchen/tickets/:id/recall', () => {
  it('takes one step back at a time, and the day with it', async () => {
    const ready = await test.bumpTo(await test.ticketOf('lunch'), 'preparing', 'ready')
    const preparing = await test.recall(ready)
    expect(preparing).toMatchObject({ status: 'preparing', version: 4 })
    const due = await test.recall(preparing)
    expect(due).toMatchObject({ status: 'due', recall: null })
    expect(await test.dayStatus()).toBe('locked')
    await expect(test.recall(due)).rejects.toMatchObject({ code: 'nothing_to_recall' })
    await expect(test.recall(ready)).rejects.toMatchObject({ code: 'ticket_changed' })
  })

  it('refuses a delivered ticket after ten minutes', async () => {
    const lunch = await test.bumpTo(
      await test.ticketOf('lunch'),
      'preparing',
      'ready',
      'out',
      'delivered',
    )
    test.goTo(11)
    await expect(test.recall(lunch)).rejects.toMatchObject({ code: 'recall_too_late' })
  })

  it('notifies the customer once that a drop is on its way, however often it leaves', async () => {
    const out = await test.bumpTo(await test.ticketOf('lunch'), 'preparing', 'ready', 'out')
    await test.bump(await test.recall(out), 'out')
    const sent = (await test.texts()).map(({ template }) => template)
    expect(sent).toEqual(['drop-out'])
  })

  it('takes a promised refund back to the fils, and refuses once it has left', async () => {
    const { db } = test
    const cycle = () =>
      db
        .selectFrom('subscription_cycles')
        .select(['total_fils as total', 'refunded_fils as refunded', 'payment'])
        .where('subscription_id', '=', test.subscriptionId)
        .executeTakeFirstOrThrow()
    const before = await cycle()
    expect(before).toMatchObject({ refunded: 0, payment: 'paid' })
    const share = Math.floor(before.total / CYCLE_DAYS / 2 + 0.5)

    const preparing = await test.bumpTo(await test.ticketOf('lunch'), 'preparing')
    const failed = await test.bump(preparing, 'failed', 'damaged')
    expect(failed.refund).toBe(share / 100)
    expect((await cycle()).refunded).toBe(share)
    const back = await test.recall(failed)
    expect(back).toMatchObject({ status: 'preparing', refund: null, failureReason: null })
    expect(await cycle()).toEqual(before)

    const again = await test.bump(back, 'failed', 'damaged')
    test.goTo(12)
    // Else it waits for dinner, for the day may come again.
    await db.updateTable('drop_refunds').set({ due_at: test.app.clock.now() }).execute()
    await enqueue(db, 'pay-drop-refunds', {})
    await enqueue(db, 'pay-drop-refunds', {})
    await test.app.drain()
    const refunds = await db.selectFrom('refunds').select(['amount_fils', 'reason']).execute()
    expect(refunds).toEqual([{ amount_fils: share, reason: 'drop_failed' }])
    await expect(test.recall(again)).rejects.toMatchObject({ code: 'refund_made' })

    const dinner = await test.bumpTo(await test.ticketOf('dinner'), 'preparing')
    await test.bump(dinner, 'failed', 'damaged')
    expect(await test.dayStatus()).toBe('failed')
    test.goTo(30)
    await enqueue(db, 'pay-drop-refunds', {})
    await test.app.drain()
    const day = Math.floor(before.total / CYCLE_DAYS + 0.5)
    expect((await cycle()).refunded).toBe(day)

    const { refund } = await test.customer.call(cancelSubscription, { id: test.subscriptionId })
    const { refunded, total } = await cycle()
    expect(refunded).toBe(day + Math.round(refund * 100))
    expect(refunded).toBeLessThan(total)
    const payment = await db
      .selectFrom('payments')
      .select('refunded_fils')
      .where('subscription_id', '=', test.subscriptionId)
      .executeTakeFirstOrThrow()
    expect(payment.refunded_fils).toBe(refunded)
    await enqueue(db, 'check-delivery-ledger', {})
    await expect(test.app.drain()).resolves.toBeGreaterThan(0)
    const sent = (await test.texts()).map(({ text }) => text)
    expect(sent.filter((text) => text?.includes('refunding')).length).toBe(3)
    expect(sent.some((text) => text?.includes('ignore our last message'))).toBe(true)
  })
})
