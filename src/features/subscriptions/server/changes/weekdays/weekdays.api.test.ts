import { beforeEach, describe, expect, it } from 'vitest'
import { isBalanced } from '#features/deliveries/rules.ts'
import { getDeliveryWeek, skipDelivery } from '#features/deliveries/contract.ts'
import { addDays, weekdayOf } from '#shared/dates.ts'
import { seedCatalogue } from '../../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../../tools/testing/app.ts'
import { liveUntil, newCustomer } from '../../../../../../tools/testing/situations/orders.ts'
import {
  bookedPlaces,
  CUTOFF_OF_MONDAY,
  fillKitchen,
  plannedDaysOf,
  runningCustomer,
} from '../../../../../../tools/testing/running.ts'
import { cancelSubscription, getSubscription } from '#features/subscriptions/contract.ts'
import * as contract from '#features/subscriptions/change-contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

beforeEach(async () => {
  test.clock.moveTo(TEST_NOW)
  await test.app.db.deleteFrom('kitchen_days').execute()
})

/** Sunday to Thursday. */
const WEEKDAYS = [1, 2, 3, 4, 7]
const asText = WEEKDAYS.join(',')

describe('PUT /api/subscriptions/:id/weekdays', () => {
  it('does what the preview said: Fridays become Sundays, all else stays', async () => {
    const { customer, id } = await runningCustomer(test)
    const preview = await customer.call(contract.previewWeekdays, { id, weekdays: asText })
    expect(preview).toMatchObject({
      weekdays: WEEKDAYS,
      moves: [
        { from: '2026-12-04', to: '2026-12-06' },
        { from: '2026-12-11', to: '2026-12-13' },
        { from: '2026-12-18', to: '2026-12-20' },
      ],
      firstDeliveryTouched: '2026-12-04',
      endDate: '2026-12-22',
      amount: 0,
      undoUntil: '2026-12-02T14:00:00.000Z',
    })
    const before = await plannedDaysOf(test, id)
    expect(before).toContain('2026-12-04')
    const answer = await customer.call(contract.setWeekdays, { id, weekdays: WEEKDAYS })
    expect(answer).toEqual({ id, ...preview, receiptNumber: expect.stringMatching(/^SR-\d{6}$/) })
    const planned = await plannedDaysOf(test, id)
    expect(planned).toHaveLength(before.length)
    expect(planned.every((day) => WEEKDAYS.includes(weekdayOf(day)))).toBe(true)
    expect(await bookedPlaces(test)).toBe(40)
    const after = await customer.call(getSubscription, { id })
    expect(after.weekdays).toEqual(WEEKDAYS)
    expect(isBalanced(after.ledger)).toBe(true)
    expect(await customer.call(contract.setWeekdays, { id, weekdays: [7, 4, 3, 2, 1] })).toEqual(
      answer,
    )
  })

  it('plans skipped days and the next cycle on the new weekdays', async () => {
    const { customer, id } = await runningCustomer(test)
    await customer.call(contract.setWeekdays, { id, weekdays: WEEKDAYS })
    const { days } = await customer.call(getDeliveryWeek, { from: '2026-11-30' })
    const skipped = await customer.call(skipDelivery, { id: days[0]?.deliveries[0]?.id ?? 0 })
    expect(skipped.plannedAgainOn).toBe('2026-12-23')
    await liveUntil(test, '2026-12-17T03:00:00Z')
    const next = (await plannedDaysOf(test, id)).filter((day) => day > '2026-12-23')
    expect(next).toHaveLength(20)
    expect(next.slice(0, 3)).toEqual(['2026-12-24', '2026-12-27', '2026-12-28'])
    await liveUntil(test, '2026-12-24T06:00:00Z')
    const renewed = await customer.call(getSubscription, { id })
    expect(renewed).toMatchObject({ weekdays: WEEKDAYS, cycle: { number: 2 } })
    expect(isBalanced(renewed.ledger)).toBe(true)
  })

  it('moves the days of a cycle that waits for its payment too', async () => {
    const { customer, id } = await runningCustomer(test)
    await test.app.db
      .updateTable('subscriptions')
      .set({ payment_method: 'usdt' })
      .where('id', '=', id)
      .execute()
    await liveUntil(test, '2026-12-17T03:00:00Z')
    const { receiptNumber: number } = await customer.call(contract.setWeekdays, {
      id,
      weekdays: WEEKDAYS,
    })
    const daysOfCycle = async () => {
      const row = await test.app.db
        .selectFrom('subscription_cycles')
        .select('held_days')
        .where('subscription_id', '=', id)
        .where('number', '=', 2)
        .executeTakeFirstOrThrow()
      return row.held_days
    }
    expect(await daysOfCycle()).toHaveLength(20)
    expect((await daysOfCycle()).every((day) => WEEKDAYS.includes(weekdayOf(day)))).toBe(true)
    // Receipts of years ago are undone by these names: another one would leave the days as they are.
    const { facts } = await test.app.db
      .selectFrom('subscription_receipts')
      .select('facts')
      .where('subscription_id', '=', id)
      .where('kind', '=', 'weekdays')
      .executeTakeFirstOrThrow()
    expect(facts).toHaveProperty('before')
    for (const name of ['cycleId', 'moves', 'heldDays', 'heldBefore']) {
      expect(facts).toHaveProperty(['cycles', 0, name])
    }
    const booked = await bookedPlaces(test)
    await customer.call(contract.undoReceipt, { id, number })
    expect((await daysOfCycle()).every((day) => weekdayOf(day) <= 5)).toBe(true)
    expect(await bookedPlaces(test)).toBe(booked)
  })

  it('passes over a full day, and refuses where the kitchen has too few', async () => {
    const { customer, id } = await runningCustomer(test)
    await fillKitchen(test, ['2026-12-06'])
    const { moves } = await customer.call(contract.setWeekdays, { id, weekdays: WEEKDAYS })
    expect(moves.map(({ to }) => to)).toEqual(['2026-12-13', '2026-12-20', '2026-12-23'])
    const other = await runningCustomer(test)
    await fillKitchen(
      test,
      Array.from({ length: 250 }, (_, at) => addDays('2026-11-28', at)),
    )
    await expect(
      other.customer.call(contract.setWeekdays, { id: other.id, weekdays: WEEKDAYS }),
    ).rejects.toMatchObject({ status: 409, code: 'kitchen_day_full' })
  })

  it('is undone as a whole until the cut-off of the first day it touched', async () => {
    const { customer, id } = await runningCustomer(test)
    await customer.call(getSubscription, { id })
    const before = await plannedDaysOf(test, id)
    const set = () => customer.call(contract.setWeekdays, { id, weekdays: WEEKDAYS })
    const { receiptNumber: number } = await set()
    const undone = await customer.call(contract.undoReceipt, { id, number })
    expect(undone.text).toBe(
      'Weekdays taken back: deliveries come on Monday, Tuesday, Wednesday, Thursday and Friday again.',
    )
    expect(await plannedDaysOf(test, id)).toEqual(before)
    expect(await bookedPlaces(test)).toBe(40)
    expect((await customer.call(getSubscription, { id })).weekdays).toEqual([1, 2, 3, 4, 5])
    const again = await set()
    test.clock.moveTo(new Date('2026-12-02T14:00:00Z'))
    await expect(
      customer.call(contract.undoReceipt, { id, number: again.receiptNumber }),
    ).rejects.toMatchObject({ status: 409, code: 'nothing_to_undo' })
  })

  it('leaves a day alone from its cut-off on', async () => {
    const { customer, id } = await runningCustomer(test)
    const weekdays = '2,3,4,5,6'
    test.clock.moveTo(new Date(CUTOFF_OF_MONDAY - 1))
    const early = await customer.call(contract.previewWeekdays, { id, weekdays })
    expect(early.moves[0]).toEqual({ from: '2026-11-30', to: '2026-12-05' })
    test.clock.moveTo(new Date(CUTOFF_OF_MONDAY))
    const late = await customer.call(contract.previewWeekdays, { id, weekdays })
    expect(late.moves[0]).toEqual({ from: '2026-12-07', to: '2026-12-05' })
  })

  it('refuses the wrong number, repeated or unknown weekdays, strangers and the end', async () => {
    const { customer, id } = await runningCustomer(test)
    const stranger = await newCustomer(test)
    const codeOf = (weekdays: number[], who = customer) =>
      who.call(contract.setWeekdays, { id, weekdays }).then(
        () => 'taken',
        ({ status, code }) => `${status} ${code}`,
      )
    expect(await codeOf([1, 2, 3, 4])).toBe('422 weekdays_count')
    expect(await codeOf([1, 2, 3, 4, 4])).toBe('422 weekdays_count')
    expect(await codeOf([1, 2, 3, 4, 5, 6])).toBe('422 weekdays_count')
    expect(await codeOf([0, 1, 2, 3, 8])).toBe('400 invalid_input')
    expect(await codeOf([1, 2, 3, 4, 5])).toBe('409 weekdays_unchanged')
    expect(await codeOf(WEEKDAYS, stranger)).toBe('404 not_found')
    await expect(
      stranger.call(contract.previewWeekdays, { id, weekdays: asText }),
    ).rejects.toMatchObject({ status: 404 })
    const { id: ai } = await customer.order({
      planId: 4,
      cardSetupId: await customer.saveCard(),
      startDate: '2026-11-28',
    })
    await expect(
      customer.call(contract.setWeekdays, { id: ai, weekdays: WEEKDAYS }),
    ).rejects.toMatchObject({ code: 'no_deliveries' })
    await customer.call(cancelSubscription, { id })
    expect(await codeOf(WEEKDAYS)).toBe('409 subscription_over')
  })
})
