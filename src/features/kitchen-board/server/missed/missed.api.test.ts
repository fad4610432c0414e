import { beforeEach, describe, expect, it } from 'vitest'
import {
  DINNER_MISSED,
  LUNCH_LATE,
  LUNCH_MISSED,
  useMissedDay,
} from '../../../../../tools/testing/situations/missed-day.ts'
import { DAY } from '../../../../../tools/testing/situations/kitchen-day.ts'
import { markTicketArrived } from '../../contract.ts'
import { takeMoneyInstead } from '../../missed-contract.ts'

const {
  kitchen: test,
  look,
  pay,
  stops,
  ledger,
  missedDay,
  templates,
  dayId,
  ...day
} = useMissedDay()

let whole = 0
beforeEach(async () => {
  const { db } = test
  await db.deleteFrom('drop_refunds').execute()
  await db.updateTable('delivery_days').set({ refunded_sixths: 0 }).execute()
  await db.updateTable('subscription_cycles').set({ refunded_fils: 0, payment: 'paid' }).execute()
  await look(0)
  whole = await day.whole()
})

describe('a drop that no one hands over', () => {
  it('is late when its window closes, and the customer is notified once', async () => {
    await look(LUNCH_LATE)
    expect(await templates()).toEqual([])
    await look(LUNCH_LATE + 1)
    await test.bump(await test.ticketOf('lunch'), 'preparing')
    await look(LUNCH_LATE + 20)
    expect(await templates()).toEqual(['drop-late'])
    expect((await stops())[0]).toMatchObject({ status: 'preparing', reason: null })
  })

  it('is missed half an hour later; its share is paid when the rest of the day came', async () => {
    await look(LUNCH_MISSED - 1)
    expect((await stops())[0]?.status).toBe('due')
    await look(LUNCH_MISSED)
    await look(LUNCH_MISSED)
    const share = Math.round(whole / 2)
    const missed = { status: 'failed', reason: 'not_delivered', fils: share }
    expect((await stops())[0]).toEqual({ ...missed, isPaid: false })
    expect(await templates()).toEqual(['drop-late', 'drop-failed-refunded'])
    const dinner = await test.ticketOf('dinner')
    await test.bumpTo(dinner, 'preparing', 'ready', 'out', 'delivered')
    await look(DINNER_MISSED)
    await pay(DINNER_MISSED + 20)
    expect((await stops())[0]).toEqual({ ...missed, isPaid: true })
    expect(await test.dayStatus()).toBe('delivered')
    expect(await missedDay()).toBeUndefined()
  })

  it('can be called back by no one at the kitchen', async () => {
    await look(LUNCH_MISSED)
    const lunch = await test.ticketOf('lunch')
    expect(lunch.recall).toBeNull()
    await expect(test.recall(lunch)).rejects.toMatchObject({ code: 'nothing_to_recall' })
  })

  it('is not missed while the product was down and two hours after', async () => {
    test.goTo(LUNCH_MISSED)
    await test.db
      .updateTable('delivery_watch')
      .set({ seen_at: new Date(Date.parse('2020-01-01T00:00:00Z')) })
      .execute()
    await look(LUNCH_MISSED)
    await look(LUNCH_MISSED + 119)
    expect((await stops())[0]?.status).toBe('due')
    await look(LUNCH_MISSED + 120)
    expect((await stops())[0]?.status).toBe('failed')
  })

  it('is left to people where its window closed before the product first looked', async () => {
    await test.db.deleteFrom('delivery_watch').execute()
    await look(LUNCH_MISSED)
    await look(LUNCH_MISSED + 60)
    expect((await stops())[0]?.status).toBe('due')
  })
})

describe('a day of which nothing came', () => {
  it('comes again at the end of its cycle, and no money moves', async () => {
    const before = await ledger()
    await look(LUNCH_MISSED)
    await look(DINNER_MISSED)
    await pay(DINNER_MISSED + 60)
    const missed = { status: 'failed', reason: 'not_delivered', fils: null, isPaid: false }
    expect(await stops()).toEqual([missed, missed])
    // The next day's cut-off has passed meanwhile.
    expect([before, await ledger()]).toEqual([
      { locked: 2, planned: 18 },
      { locked: 2, planned: 18 },
    ])
    expect(await missedDay()).toMatchObject({
      day: DAY,
      madeGood: 'day',
      againOn: '2026-12-23',
      canHaveMoney: true,
      refundAed: whole / 100,
    })
    expect((await templates()).at(-1)).toBe('day-missed-again')
  })

  it('is money by one press until the cut-off of the day in its place', async () => {
    await look(LUNCH_MISSED)
    await look(DINNER_MISSED)
    const id = await dayId()
    const press = () => test.customer.call(takeMoneyInstead, { id })
    expect(await press()).toMatchObject({ day: DAY, refundAed: whole / 100 })
    await expect(press()).rejects.toMatchObject({ code: 'not_to_be_paid' })
    await pay(DINNER_MISSED + 10)
    expect((await stops()).map(({ isPaid }) => isPaid)).toEqual([true, true])
    expect(await missedDay()).toMatchObject({ madeGood: 'money', isPaid: true, againOn: null })
    expect((await ledger())['failed']).toBe(1)
  })

  it('stays as it was made good, whatever the kitchen takes back', async () => {
    await look(LUNCH_MISSED - 1)
    const dinner = await test.bump(await test.ticketOf('dinner'), 'failed', 'not_made')
    await look(LUNCH_MISSED)
    expect(await missedDay()).toMatchObject({ madeGood: 'day' })
    expect((await test.ticketOf('dinner')).recall).toBeNull()
    await expect(test.recall(dinner)).rejects.toMatchObject({ code: 'nothing_to_recall' })
  })

  it('is money where its cycle is not paid yet, once it is', async () => {
    await look(LUNCH_MISSED)
    const cycles = test.db.updateTable('subscription_cycles')
    await cycles.set({ payment: 'ready' }).execute()
    await look(DINNER_MISSED)
    await pay(DINNER_MISSED + 10)
    expect((await stops()).map(({ isPaid }) => isPaid)).toEqual([false, false])
    await cycles.set({ payment: 'paid' }).execute()
    await pay(DINNER_MISSED + 15)
    expect((await stops()).map(({ isPaid }) => isPaid)).toEqual([true, true])
  })

  it.each([
    ['is money at once where it makes up for a missed one already', 'failed', 'money'],
    ['comes again where it makes up for a day without a dish', 'skipped', 'day'],
  ] as const)('%s', async (_what, status, madeGood) => {
    const id = await dayId()
    const days = test.db.updateTable('delivery_days')
    const { last } = await test.db
      .selectFrom('delivery_days')
      .select((eb) => eb.fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    const reason = status === 'failed' ? 'not_delivered' : null
    await days.set({ status, failure_reason: reason }).where('id', '=', last).execute()
    await days.set({ never_expires: true, replaces_id: last }).where('id', '=', id).execute()
    await look(LUNCH_MISSED)
    await look(DINNER_MISSED)
    expect(await missedDay()).toMatchObject({ madeGood })
    await days.set({ never_expires: false, replaces_id: null }).where('id', '=', id).execute()
    await days.set({ status: 'planned', failure_reason: null }).where('id', '=', last).execute()
  })

  it('leaves what the kitchen said itself as it was: that no one was home is no fault of ours', async () => {
    const lunch = await test.ticketOf('lunch')
    const out = await test.bumpTo(lunch, 'preparing', 'ready', 'out')
    const waiting = await test.kitchen.call(markTicketArrived, { id: out.id, version: out.version })
    test.goTo(11)
    await test.bump(waiting, 'failed', 'nobody_home')
    await look(DINNER_MISSED)
    expect((await stops()).map(({ reason, fils }) => [reason, fils])).toEqual([
      ['nobody_home', null],
      ['not_delivered', Math.round(whole / 2)],
    ])
    expect(await test.dayStatus()).toBe('failed')
    expect(await missedDay()).toBeUndefined()
  })

  it('comes again where the kitchen itself ended its last drop, once that is final', async () => {
    await look(LUNCH_MISSED)
    const dinner = await test.bump(await test.ticketOf('dinner'), 'failed', 'not_made')
    expect((await templates()).at(-1)).toBe('drop-failed-made-good')
    expect(dinner.recall).not.toBeNull()
    await pay(LUNCH_MISSED + 9)
    expect(await missedDay()).toBeUndefined()
    await pay(LUNCH_MISSED + 11)
    await pay(LUNCH_MISSED + 12)
    expect(await missedDay()).toMatchObject({ madeGood: 'day', canHaveMoney: true })
    expect((await stops()).map(({ fils }) => fils)).toEqual([null, null])
    const sent = await templates()
    expect(sent.at(-1)).toBe('day-missed-again')
    expect(sent.filter((template) => template === 'day-missed-again')).toHaveLength(1)
    await pay(DINNER_MISSED + 60)
    expect((await ledger())['failed']).toBeUndefined()
  })

  it('comes again where the kitchen ended all of its drops, one after the other', async () => {
    await test.bump(await test.ticketOf('lunch'), 'failed', 'not_made')
    expect((await templates()).at(-1)).toBe('drop-failed-refunded')
    await pay(LUNCH_MISSED)
    await test.bump(await test.ticketOf('dinner'), 'failed', 'not_made')
    await pay(LUNCH_MISSED + 11)
    expect(await missedDay()).toMatchObject({ madeGood: 'day' })
    expect((await stops()).map(({ fils }) => fils)).toEqual([null, null])
  })

  it('is money where it can’t come again, though the kitchen ended its last drop', async () => {
    await test.bump(await test.ticketOf('lunch'), 'failed', 'not_made')
    const cycles = test.db.updateTable('subscriptions')
    await cycles.set({ status: 'ending', end_date: '2026-12-22' }).execute()
    await test.bump(await test.ticketOf('dinner'), 'failed', 'not_made')
    expect((await templates()).at(-1)).toBe('drop-failed-refunded')
    await pay(DINNER_MISSED + 30)
    expect((await stops()).map(({ isPaid }) => isPaid)).toEqual([true, true])
    const sent = (await templates()).filter((name) => name === 'drop-failed-refunded')
    expect(sent).toHaveLength(2)
    await cycles.set({ status: 'active', end_date: null }).execute()
  })

  it('gives back in money what its last drop is worth where the first was paid already', async () => {
    await look(LUNCH_MISSED)
    await test.db.updateTable('drop_refunds').set({ due_at: test.app.clock.now() }).execute()
    await pay(LUNCH_MISSED + 5)
    await look(DINNER_MISSED)
    await pay(DINNER_MISSED + 5)
    expect((await stops()).map(({ fils, isPaid }) => [fils, isPaid])).toEqual([
      [Math.round(whole / 2), true],
      [whole - Math.round(whole / 2), true],
    ])
  })
})
