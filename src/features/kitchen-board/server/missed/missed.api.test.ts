import { beforeEach, describe, expect, it } from 'vitest'
import {
  DINNER_MISSED,
  LUNCH_LATE,
  LUNCH_MISSED,
  useMissedDay,
} from '../../../../../tools/testing/situations/missed-day.ts'
import { DAY } from '../../../../../tools/testing/situations/kitchen-day.ts'
import { knockTicket } from '../../contract.ts'
import { takeMoneyInstead } from '../../missed-contract.ts'

const {
  kitchen: test,
  look,
  pay,
  drops,
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

describe('a drop that nobody hands over', () => {
  it('is late when its window closes, and the customer is told once', async () => {
    await look(LUNCH_LATE)
    expect(await templates()).toEqual([])
    await look(LUNCH_LATE + 1)
    await test.bump(await test.ticketOf('lunch'), 'preparing')
    await look(LUNCH_LATE + 20)
    expect(await templates()).toEqual(['drop-late'])
    expect((await drops())[0]).toMatchObject({ status: 'preparing', reason: null })
  })

  it('is missed half an hour later; its share is paid when the rest of the day came', async () => {
    await look(LUNCH_MISSED - 1)
    expect((await drops())[0]?.status).toBe('due')
    await look(LUNCH_MISSED)
    await look(LUNCH_MISSED)
    const share = Math.round(whole / 2)
    const missed = { status: 'failed', reason: 'not_delivered', fils: share }
    expect((await drops())[0]).toEqual({ ...missed, isPaid: false })
    expect(await templates()).toEqual(['drop-late', 'drop-failed-refunded'])
    const dinner = await test.ticketOf('dinner')
    await test.bumpTo(dinner, 'preparing', 'ready', 'out', 'delivered')
    await look(DINNER_MISSED)
    await pay(DINNER_MISSED + 20)
    expect((await drops())[0]).toEqual({ ...missed, isPaid: true })
    expect(await test.dayStatus()).toBe('delivered')
    expect(await missedDay()).toBeUndefined()
  })

  it('can be called back by nobody at the kitchen', async () => {
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
    expect((await drops())[0]?.status).toBe('due')
    await look(LUNCH_MISSED + 120)
    expect((await drops())[0]?.status).toBe('failed')
  })

  it('is left to people where its window closed before the product first looked', async () => {
    await test.db.deleteFrom('delivery_watch').execute()
    await look(LUNCH_MISSED)
    await look(LUNCH_MISSED + 60)
    expect((await drops())[0]?.status).toBe('due')
  })
})

describe('a day of which nothing came', () => {
  it('comes again at the end of its cycle, and no money moves', async () => {
    const before = await ledger()
    await look(LUNCH_MISSED)
    await look(DINNER_MISSED)
    await pay(DINNER_MISSED + 60)
    const missed = { status: 'failed', reason: 'not_delivered', fils: null, isPaid: false }
    expect(await drops()).toEqual([missed, missed])
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
    expect((await drops()).map(({ isPaid }) => isPaid)).toEqual([true, true])
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
    expect((await drops()).map(({ isPaid }) => isPaid)).toEqual([false, false])
    await cycles.set({ payment: 'paid' }).execute()
    await pay(DINNER_MISSED + 15)
    expect((await drops()).map(({ isPaid }) => isPaid)).toEqual([true, true])
  })

  it('is money at once where it makes up for a missed one already', async () => {
    const id = await dayId()
    await test.db
      .updateTable('delivery_days')
      .set({ never_expires: true })
      .where('id', '=', id)
      .execute()
    await look(LUNCH_MISSED)
    await look(DINNER_MISSED)
    expect(await missedDay()).toMatchObject({ madeGood: 'money' })
    await test.db.updateTable('delivery_days').set({ never_expires: false }).execute()
  })

  it('leaves what the kitchen said itself as it was: nobody home is no fault of ours', async () => {
    const lunch = await test.ticketOf('lunch')
    const out = await test.bumpTo(lunch, 'preparing', 'ready', 'out')
    const door = await test.kitchen.call(knockTicket, { id: out.id, version: out.version })
    test.goTo(11)
    await test.bump(door, 'failed', 'nobody_home')
    await look(DINNER_MISSED)
    expect((await drops()).map(({ reason, fils }) => [reason, fils])).toEqual([
      ['nobody_home', null],
      ['not_delivered', Math.round(whole / 2)],
    ])
    expect(await test.dayStatus()).toBe('failed')
    expect(await missedDay()).toBeUndefined()
  })

  it('gives back in money what its last drop is worth where the first was paid already', async () => {
    await look(LUNCH_MISSED)
    await test.db.updateTable('drop_refunds').set({ due_at: test.app.clock.now() }).execute()
    await pay(LUNCH_MISSED + 5)
    await look(DINNER_MISSED)
    await pay(DINNER_MISSED + 5)
    expect((await drops()).map(({ fils, isPaid }) => [fils, isPaid])).toEqual([
      [Math.round(whole / 2), true],
      [whole - Math.round(whole / 2), true],
    ])
  })
})
