import { beforeEach, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#shared/dates.ts'
import { isBalanced, countLedger } from '#features/deliveries/rules.ts'
import { listLedgerRows } from '#features/deliveries/server/public.ts'
import { TEST_NOW, type TestBrowser } from '../../../../../tools/testing/app.ts'
import * as contract from '../../days-contract.ts'
import {
  MARIAM,
  messagesTo,
  signIn,
  signInAtOtherKitchen,
  useKitchens,
} from '../../../../../tools/testing/situations/kitchens.ts'

const test = useKitchens()
let browser: TestBrowser
let other: TestBrowser
beforeAll(async () => {
  browser = await signIn(test)
  other = await signInAtOtherKitchen(test)
})
beforeEach(() => test.clock.moveTo(TEST_NOW))

/** Monday to Friday a week ahead. */
const from = '2026-11-30'
const to = '2026-12-04'

const days = () => browser.call(contract.listPlanDays, {})
const dayOf = async (day: string) => (await days()).find((one) => one.day === day)
const deliveries = async () => {
  const { id } = await test.app.db
    .selectFrom('subscriptions')
    .select('id')
    .executeTakeFirstOrThrow()
  return listLedgerRows(test.app.db, [id])
}
const SETTINGS = {
  capacityPerDay: 60,
  cutoffTime: '18:00',
  cutoffDays: 2,
  breakfast: { from: '07:30', to: '09:30' },
  lunch: { from: '12:00', to: '14:00' },
  dinner: { from: '18:30', to: '20:30' },
}

describe('the plan', () => {
  it('shows 28 days with what is booked and until when they change', async () => {
    const plan = await days()
    expect(plan).toHaveLength(28)
    expect(plan[0]).toMatchObject({ day: '2026-11-21', state: 'locked' })
    const monday = await dayOf(from)
    expect(monday).toMatchObject({
      state: 'open',
      deliveries: 1,
      booked: 2,
      isCapacityOwn: false,
      cutoffAt: '2026-11-28T14:00:00.000Z',
      frozenAt: null,
    })
    expect(await dayOf('2026-11-29')).toMatchObject({ booked: 0, deliveries: 0 })
  })

  it('sets the capacity of a day, not below what is booked', async () => {
    const input = { day: from, capacity: 5 }
    expect(await browser.call(contract.setDayCapacity, input)).toMatchObject({
      capacity: 5,
      isCapacityOwn: true,
    })
    await expect(
      browser.call(contract.setDayCapacity, { day: from, capacity: 1 }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'capacity_below_booked',
      details: { booked: 2 },
    })
    const usual = await browser.call(contract.setDayCapacity, { day: from, capacity: null })
    expect(usual.isCapacityOwn).toBe(false)
    expect(usual.capacity).toBeGreaterThan(5)
    const audit = await test.app.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'set-day-capacity')
      .orderBy('id')
      .executeTakeFirst()
    expect(audit?.after).toEqual({ capacity: 5, isOwn: true })
  })

  it.each([-1, 1.5, 100_001])('refuses the capacity %s', async (capacity) => {
    await expect(
      browser.call(contract.setDayCapacity, { day: from, capacity }),
    ).rejects.toMatchObject({ status: 400 })
  })

  it('leaves a day alone from its cut-off on', async () => {
    const range = { from: '2026-11-24', to: '2026-11-26' }
    const input = { day: '2026-11-24', capacity: 50 }
    test.clock.moveTo(new Date('2026-11-22T13:59:59.000Z'))
    browser = await signIn(test)
    await browser.call(contract.setDayCapacity, input)
    test.clock.moveTo(new Date('2026-11-22T14:00:00.000Z'))
    const refused = {
      status: 409,
      code: 'kitchen_day_locked',
      details: { nextOpenDate: '2026-11-25' },
    }
    await expect(browser.call(contract.setDayCapacity, input)).rejects.toMatchObject(refused)
    await expect(browser.call(contract.previewClosing, range)).rejects.toMatchObject(refused)
    await expect(browser.call(contract.closeDays, range)).rejects.toMatchObject(refused)
    await expect(browser.call(contract.reopenDays, range)).rejects.toMatchObject(refused)
  })
})

describe('closing days', () => {
  it.each([
    [{ from: to, to: from }, 'closing_reversed'],
    [{ from, to: addDays(from, 31) }, 'closing_too_long'],
    [{ from: '2027-08-01', to: '2027-08-02' }, 'closing_too_far'],
  ])('refuses %o', async (range, code) => {
    await expect(browser.call(contract.previewClosing, range)).rejects.toMatchObject({
      status: 422,
      code,
    })
    await expect(browser.call(contract.closeDays, range)).rejects.toMatchObject({ code })
  })

  it('refuses a day whose sheet is made', async () => {
    const freeze = (frozen_at: Date | null) =>
      test.app.db
        .updateTable('kitchen_days')
        .set({ frozen_at })
        .where('restaurant_id', '=', 1)
        .where('day', '=', from)
        .execute()
    await freeze(TEST_NOW)
    for (const endpoint of [contract.previewClosing, contract.closeDays, contract.reopenDays]) {
      await expect(browser.call(endpoint, { from, to })).rejects.toMatchObject({
        status: 409,
        code: 'kitchen_day_locked',
      })
    }
    expect((await dayOf(from))?.state).toBe('frozen')
    await freeze(null)
  })

  it('gives back what was planned, plans it again and notifies the customer', async () => {
    const before = await deliveries()
    const touched = before.filter(
      ({ day, status }) => day >= from && day <= to && status === 'planned',
    )
    expect(touched.length).toBeGreaterThan(0)
    const preview = await browser.call(contract.previewClosing, { from, to })
    expect(preview).toMatchObject({
      days: 5,
      customers: 1,
      deliveries: touched.length,
      meals: touched.length * 2,
      plannedAgain: touched.length,
      returned: 0,
    })
    expect(await deliveries()).toEqual(before)

    expect(await browser.call(contract.closeDays, { from, to })).toEqual(preview)
    const after = await deliveries()
    for (const { id } of touched) {
      expect(after.find((day) => day.id === id)).toMatchObject({
        status: 'skipped',
        isReplaced: true,
      })
    }
    const ledger = countLedger(20, after, TEST_NOW)
    expect(isBalanced(ledger)).toBe(true)
    expect(await dayOf(from)).toMatchObject({ state: 'closed', booked: 0, deliveries: 0 })

    const sent = (await messagesTo(test, MARIAM)).at(-1)
    expect(sent).toMatchObject({ template: 'kitchen-closed', parameters: { returned: 0 } })
    await test.drain()
    const { text } = await test.app.db
      .selectFrom('messages')
      .select('text')
      .where('template', '=', 'kitchen-closed')
      .executeTakeFirstOrThrow()
    expect(text).toMatch(
      /^Sorry, Bait Al Machboos is closed on .+ moved your meals to .+ Receipt SR-\d{6} is/,
    )
    const receipt = await test.app.db
      .selectFrom('subscription_receipts')
      .select('facts')
      .where('kind', '=', 'kitchen-closed')
      .executeTakeFirstOrThrow()
    expect(receipt.facts).toMatchObject({ restaurantId: 1 })
  })

  it('changes nothing the second time', async () => {
    const before = await deliveries()
    const again = await browser.call(contract.closeDays, { from, to })
    expect(again).toMatchObject({ days: 0, deliveries: 0 })
    expect(await deliveries()).toEqual(before)
  })

  it('is the matter of one kitchen', async () => {
    await other.call(contract.reopenDays, { from, to })
    expect((await dayOf(from))?.state).toBe('closed')
  })

  it('is taken back without moving anything again', async () => {
    const before = await deliveries()
    expect(await browser.call(contract.reopenDays, { from, to })).toEqual({ days: 5 })
    expect((await dayOf(from))?.state).toBe('open')
    expect(await deliveries()).toEqual(before)
  })
})

describe('settings', () => {
  it('are read and replaced', async () => {
    const input = { ...SETTINGS, capacityPerDay: 80, lunch: { from: '12:30', to: '14:30' } }
    const saved = await browser.call(contract.replaceKitchenSettings, input)
    expect(saved).toEqual({ ...input, version: expect.any(String) })
    expect(await browser.call(contract.getKitchenSettings, {})).toEqual(saved)
    expect(await dayOf('2026-12-07')).toMatchObject({ capacity: 80 })
  })

  it('never bring a day below what is booked, and leave a day its own capacity', async () => {
    await browser.call(contract.setDayCapacity, { day: '2026-12-08', capacity: 33 })
    await browser.call(contract.replaceKitchenSettings, { ...SETTINGS, capacityPerDay: 1 })
    const booked = (await days()).find((day) => day.booked > 1 && day.state === 'open')
    expect(booked?.capacity).toBe(booked?.booked)
    expect((await dayOf('2026-12-08'))?.capacity).toBe(33)
    await browser.call(contract.replaceKitchenSettings, SETTINGS)
  })

  it('give a later cut-off to what is planned, and take no time with an earlier one', async () => {
    const day = (await deliveries()).find(
      ({ status, day: one }) => status === 'planned' && one > '2026-12-06',
    )
    const locksAt = async () => (await deliveries()).find(({ id }) => id === day?.id)?.locksAt
    const before = await locksAt()
    await browser.call(contract.replaceKitchenSettings, { ...SETTINGS, cutoffDays: 3 })
    expect(await locksAt()).toEqual(before)
    await browser.call(contract.replaceKitchenSettings, { ...SETTINGS, cutoffDays: 1 })
    expect((await locksAt())?.getTime()).toBe((before?.getTime() ?? 0) + 86_400_000)
    await browser.call(contract.replaceKitchenSettings, SETTINGS)
  })

  it.each([
    [{ lunch: { from: '12:00', to: '12:10' } }, 'window_length'],
    [{ lunch: { from: '12:00', to: '11:00' } }, 'window_length'],
    [{ dinner: { from: '13:00', to: '15:00' } }, 'windows_overlap'],
    [{ cutoffDays: 0 }, 'cutoff_after_breakfast'],
  ])('refuse %o', async (change, code) => {
    await expect(
      browser.call(contract.replaceKitchenSettings, { ...SETTINGS, ...change }),
    ).rejects.toMatchObject({ status: 422, code })
  })

  it.each([{ cutoffTime: '25:00' }, { cutoffDays: 8 }, { capacityPerDay: -1 }])(
    'refuse %o as not well formed',
    async (change) => {
      await expect(
        browser.call(contract.replaceKitchenSettings, { ...SETTINGS, ...change }),
      ).rejects.toMatchObject({ status: 400 })
    },
  )
})
