import { beforeEach, describe, expect, it } from 'vitest'
import { verifyOtp } from '#features/auth/contract.ts'
import { createMember } from '#features/household/contract.ts'
import { getRuns } from '#features/kitchen-board/runs-contract.ts'
import { getSheet } from '#features/production/contract.ts'
import { freezeKitchenDay } from '#features/production/server/public.ts'
import { listReceipts, undoReceipt } from '#features/subscriptions/change-contract.ts'
import { cancelSubscription } from '#features/subscriptions/contract.ts'
import { CallError } from '#shared/wire/call.ts'
import { seedCatalogue, seedDemo } from '../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../tools/testing/app.ts'
import { liveUntil, newCustomer, signInAdmin } from '../../../../tools/testing/situations/orders.ts'
import {
  BEFORE,
  FASTING,
  letFast,
  subscribed,
  USUAL,
  windowsOn,
} from '../../../../tools/testing/ramadan.ts'
import { ledgerDaysOf } from '../../../../tools/testing/running.ts'
import {
  getRamadan,
  listRamadanTables,
  previewRamadan,
  shiftRamadan,
  switchRamadan,
} from '../contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
})

beforeEach(async () => {
  await test.app.db.deleteFrom('kitchen_days').execute()
})

const LUNCH_PLAN = 1
/** Of the first day of Ramadan: Saturday at 18:00. */
const CUTOFF_OF_FIRST = new Date('2027-02-06T14:00:00Z').getTime()

const codeOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'taken',
    (error: unknown) => error instanceof CallError && error.code,
  )

describe('PUT /api/subscriptions/:id/ramadan', () => {
  it('brings lunch as suhoor and dinner as iftar where everybody fasts; the ledger stays', async () => {
    const { customer, id } = await subscribed(test)
    await letFast(customer)
    expect(await windowsOn(customer, '2027-02-08')).toEqual(USUAL)
    const before = await ledgerDaysOf(test, id)
    const preview = await customer.call(previewRamadan, { id, wish: 'on' })
    expect(preview).toMatchObject({
      season: { hijriYear: 1448, from: '2027-02-08', to: '2027-03-08' },
      isOnNow: false,
      isOn: true,
      mode: 'fasting',
      fromDay: '2027-02-05',
      emirate: 'Dubai',
      notFasting: [],
      amount: 0,
    })
    expect(preview.deliveries.map(({ day }) => day)).toHaveLength(15)
    expect(preview.deliveries[0]).toMatchObject({ day: '2027-02-08' })
    expect(await ledgerDaysOf(test, id)).toEqual(before)
    const done = await customer.call(switchRamadan, { id, isOn: true })
    const { isOnNow: _, ...promised } = preview
    expect(done).toMatchObject(promised)
    expect(await ledgerDaysOf(test, id)).toEqual(before)
    expect(await windowsOn(customer, '2027-02-05')).toEqual(USUAL)
    expect(await windowsOn(customer, '2027-02-08')).toEqual(FASTING)
    expect(await customer.call(previewRamadan, { id })).toMatchObject({
      isOnNow: true,
      isOn: true,
      deliveries: [],
    })
    const again = await customer.call(switchRamadan, { id, isOn: true })
    expect(again.receiptNumber).toBe(done.receiptNumber)
    const [table] = await customer.call(listRamadanTables, {})
    expect(table).toMatchObject({ subscriptionId: id, mealTimes: ['lunch', 'dinner'] })
  })

  it('leaves lunch where it is while someone at the table eats it, and names them', async () => {
    const { customer, id } = await subscribed(test)
    await letFast(customer)
    await customer.call(createMember, {
      name: 'Omar',
      portion: 'small',
      diets: [],
      allergens: [],
      dislikes: [],
      fastsInRamadan: false,
    })
    const done = await customer.call(switchRamadan, { id, isOn: true })
    expect(done).toMatchObject({ mode: 'table', notFasting: ['Omar'] })
    expect(await windowsOn(customer, '2027-02-08')).toEqual([USUAL[0], FASTING[1]])
  })

  it('brings the lunch of a lunch plan as iftar where everybody fasts', async () => {
    const { customer, id } = await subscribed(test, { planId: LUNCH_PLAN })
    await letFast(customer)
    await customer.call(switchRamadan, { id, isOn: true })
    expect(await windowsOn(customer, '2027-02-08')).toEqual([['lunch', 'iftar', '17:05', '17:50']])
  })

  it('holds for a day until the millisecond of its cut-off', async () => {
    const { customer, id } = await subscribed(test)
    const firstAt = async (offset: number) => {
      test.clock.moveTo(new Date(CUTOFF_OF_FIRST + offset))
      const { deliveries, fromDay } = await customer.call(previewRamadan, { id, wish: 'on' })
      expect(deliveries[0]?.day).toBe(fromDay)
      return fromDay
    }
    expect(await firstAt(-1)).toBe('2027-02-08')
    expect(await firstAt(0)).toBe('2027-02-09')
    expect(await firstAt(1)).toBe('2027-02-09')
    test.clock.moveTo(new Date(CUTOFF_OF_FIRST))
    await letFast(customer)
    await customer.call(switchRamadan, { id, isOn: true })
    expect(await windowsOn(customer, '2027-02-08')).toEqual(USUAL)
    expect(await windowsOn(customer, '2027-02-09')).toEqual(FASTING)
  })

  it('is undone until the cut-off, and later only for the days that are open', async () => {
    const { customer, id } = await subscribed(test)
    await letFast(customer)
    const { receiptNumber: number } = await customer.call(switchRamadan, { id, isOn: true })
    const [receipt] = (await customer.call(listReceipts, { id })).receipts
    expect(receipt).toMatchObject({ number, kind: 'ramadan', canUndo: true })
    expect(receipt?.text).toContain('15 deliveries')
    await customer.call(undoReceipt, { id, number })
    expect(await windowsOn(customer, '2027-02-08')).toEqual(USUAL)
    expect(await codeOf(customer.call(undoReceipt, { id, number }))).toBe('nothing_to_undo')

    const { receiptNumber: later } = await customer.call(switchRamadan, { id, isOn: true })
    test.clock.moveTo(new Date(CUTOFF_OF_FIRST))
    expect(await codeOf(customer.call(undoReceipt, { id, number: later }))).toBe('nothing_to_undo')
    await customer.call(switchRamadan, { id, isOn: false })
    expect(await windowsOn(customer, '2027-02-08')).toEqual(FASTING)
    expect(await windowsOn(customer, '2027-02-09')).toEqual(USUAL)
  })

  it('refuses what is over, already so, or someone else’s', async () => {
    const { customer, id } = await subscribed(test)
    expect(await codeOf(customer.call(switchRamadan, { id, isOn: false }))).toBe(
      'ramadan_unchanged',
    )
    const other = await newCustomer(test)
    expect(await codeOf(other.call(switchRamadan, { id, isOn: true }))).toBe('not_found')
    expect(await codeOf(other.call(previewRamadan, { id }))).toBe('not_found')
    expect(await other.call(listRamadanTables, {})).toEqual([])
    await customer.call(cancelSubscription, { id })
    await liveUntil(test, '2027-03-10T08:00:00Z')
    expect(await codeOf(customer.call(switchRamadan, { id, isOn: true }))).toBe('subscription_over')
  })

  it('writes one change for ten calls at once', async () => {
    const { customer, id } = await subscribed(test)
    await letFast(customer)
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => customer.call(switchRamadan, { id, isOn: true })),
    )
    expect(new Set(answers.map(({ receiptNumber }) => receiptNumber)).size).toBe(1)
  })
})

describe('frozen tickets', () => {
  it('keep name and window, whatever is switched or shifted afterwards', async () => {
    const { customer, id } = await subscribed(test)
    await letFast(customer)
    await customer.call(switchRamadan, { id, isOn: true })
    await liveUntil(test, '2027-02-06T15:00:00Z')
    await freezeKitchenDay(test.app.db, { restaurantId: 1, day: '2027-02-08' }, test.clock.now())
    const tickets = await test.app.db
      .selectFrom('kitchen_tickets as t')
      .innerJoin('delivery_days as d', 'd.id', 't.delivery_day_id')
      .select(['t.meal_time', 't.occasion', 't.window_from', 't.window_to'])
      .where('d.subscription_id', '=', id)
      .where('t.day', '=', '2027-02-08')
      .orderBy('t.window_from')
      .execute()
    expect(tickets.map((row) => Object.values(row))).toEqual(FASTING)
    const kitchen = test.browser('ar')
    await kitchen.call(verifyOtp, { phone: '+971500000002', otp: '246810' })
    const { sections } = await kitchen.call(getSheet, { day: '2027-02-08' })
    const [suhoor, ...others] = sections.map(({ mealTime, from, to }) => [mealTime, from, to])
    expect(suhoor).toEqual(['suhoor', '03:50', '04:50'])
    expect(others.map(([mealTime]) => mealTime)).toContain('iftar')
    const { windows } = await kitchen.call(getRuns, { day: '2027-02-08' })
    expect(windows.map(({ mealTime }) => mealTime)).toEqual(
      sections.map(({ mealTime }) => mealTime),
    )
    const admin = await signInAdmin(test)
    await admin.call(shiftRamadan, { hijriYear: 1448, startShift: 1, endShift: 1 })
    expect(await windowsOn(customer, '2027-02-08')).toEqual(FASTING)
    await admin.call(shiftRamadan, { hijriYear: 1448, startShift: 0, endShift: 0 })
  })
})

describe('/api/admin/ramadan', () => {
  it('moves a Ramadan by a day, with who did it, and the open days follow', async () => {
    const { customer, id } = await subscribed(test)
    await letFast(customer)
    await customer.call(switchRamadan, { id, isOn: true })
    const admin = await signInAdmin(test)
    const [season, next] = await admin.call(getRamadan, {})
    expect(season).toMatchObject({ hijriYear: 1448, from: '2027-02-08', to: '2027-03-08' })
    expect(season?.subscriptions).toBeGreaterThan(0)
    expect(next).toMatchObject({ hijriYear: 1449, from: '2028-01-28', startShift: 0 })
    const moved = { hijriYear: 1448, startShift: 1, endShift: 1 }
    expect(await admin.call(shiftRamadan, moved)).toMatchObject({
      ...moved,
      calendarFrom: '2027-02-08',
      from: '2027-02-09',
      to: '2027-03-09',
      changedBy: expect.any(String),
      changedAt: BEFORE.toISOString(),
    })
    expect(await windowsOn(customer, '2027-02-08')).toEqual(USUAL)
    expect(await windowsOn(customer, '2027-02-09')).toEqual(FASTING)
    await admin.call(shiftRamadan, moved)
    await admin.call(shiftRamadan, { hijriYear: 1448, startShift: 0, endShift: 0 })
    const written = await test.app.db
      .selectFrom('audit_log')
      .select(['object_id', 'actor_role', 'before', 'after'])
      .where('action', '=', 'shift-ramadan')
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(written[1]).toEqual({
      object_id: '1448',
      actor_role: 'admin',
      before: { startShift: 0, endShift: 0 },
      after: { startShift: 1, endShift: 1 },
    })
  })

  it('refuses other lengths, other years, more than a day, and everybody but admins', async () => {
    const { customer } = await subscribed(test)
    const admin = await signInAdmin(test)
    const shift = { hijriYear: 1448, startShift: 1, endShift: 0 }
    expect(await codeOf(admin.call(shiftRamadan, shift))).toBe('ramadan_length')
    expect(await codeOf(admin.call(shiftRamadan, { ...shift, hijriYear: 1450 }))).toBe(
      'ramadan_not_open',
    )
    expect(await codeOf(admin.call(shiftRamadan, { ...shift, startShift: 2 }))).toBe(
      'invalid_input',
    )
    expect(await codeOf(customer.call(shiftRamadan, shift))).toBe('forbidden')
    expect(await codeOf(customer.call(getRamadan, {}))).toBe('forbidden')
    expect(await codeOf(test.browser().call(getRamadan, {}))).toBe('unauthenticated')
  })
})
