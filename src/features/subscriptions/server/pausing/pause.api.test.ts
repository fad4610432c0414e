import { beforeEach, describe, expect, it } from 'vitest'
import { getDeliveryWeek, skipDelivery, unskipDelivery } from '#features/deliveries/contract.ts'
import { isBalanced } from '#features/deliveries/rules.ts'
import { listDevMessages } from '#features/messages/contract.ts'
import { confirmPayment, listOwnPayments } from '#features/payments/contract.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { seedCatalogue, seedDemo } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import {
  liveUntil,
  newCustomer,
  signInAdmin,
  type Customer,
} from '../../../../../tools/testing/situations/orders.ts'
import { cancelSubscription, getSubscription } from '../../contract.ts'
import * as contract from '../../pause-contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
})

beforeEach(async () => {
  test.clock.moveTo(TEST_NOW)
  await test.app.db.deleteFrom('kitchen_days').execute()
})

/** From Monday, 30 November to Friday, 4 December 2026; the cut-off of Monday is Saturday, 18:00. */
const WEEK = { from: '2026-11-30', to: '2026-12-04' }
const CUTOFF = new Date('2026-11-28T14:00:00Z').getTime()

/** A paid subscription as of Thursday, 26 November 2026: twenty deliveries, the last on 22 December. */
async function subscribed(): Promise<{ customer: Customer; id: number }> {
  const customer = await newCustomer(test)
  const { id } = await customer.order({ cardSetupId: await customer.saveCard() })
  await liveUntil(test, '2026-11-25T03:00:00Z')
  test.clock.moveTo(new Date('2026-11-26T12:00:00Z'))
  return { customer, id }
}

const get = (customer: Customer, id: number) => customer.call(getSubscription, { id })

const daysOf = (id: number) =>
  test.app.db
    .selectFrom('delivery_days')
    .select(['id', 'day', 'status', 'replaces_id'])
    .where('subscription_id', '=', id)
    .orderBy('day')
    .execute()

const plannedOf = async (id: number) =>
  (await daysOf(id)).filter(({ status }) => status === 'planned').map(({ day }) => day)

const bookedPlaces = async () => {
  const rows = await test.app.db.selectFrom('kitchen_days').select('booked').execute()
  return rows.reduce((sum, { booked }) => sum + booked, 0)
}

const turn = async () => {
  await enqueue(test.app.db, 'turn-subscriptions', {})
  await test.drain()
}

describe('POST /api/subscriptions/:id/pause', () => {
  it('does what the preview said: five days go to the end, and the next charge with them', async () => {
    const { customer, id } = await subscribed()
    const { amount } = (await get(customer, id)).nextCharge ?? { amount: 0 }
    const nextCharge = { day: '2026-12-28', amount }
    const before = await plannedOf(id)
    const preview = await customer.call(contract.previewPause, { id, ...WEEK })
    expect(preview).toEqual({
      ...WEEK,
      daysGivenBack: 5,
      firstDeliveryTouched: '2026-11-30',
      daysReturned: 0,
      endDate: '2026-12-29',
      amount: 0,
      nextCharge,
    })
    expect(await plannedOf(id)).toEqual(before)
    const answer = await customer.call(contract.pauseSubscription, { id, ...WEEK })
    expect(answer).toEqual({ id, ...preview, receiptNumber: expect.stringMatching(/^SR-\d{6}$/) })
    expect(await plannedOf(id)).toEqual([
      ...before.filter((day) => day < WEEK.from || day > WEEK.to),
      '2026-12-23',
      '2026-12-24',
      '2026-12-25',
      '2026-12-28',
      '2026-12-29',
    ])
    const after = await get(customer, id)
    expect(after).toMatchObject({ status: 'active', pause: WEEK, pausableFrom: null, nextCharge })
    expect(isBalanced(after.ledger)).toBe(true)
    expect(await bookedPlaces()).toBe(40)
    await test.drain()
    const [message] = await customer.call(listDevMessages, { to: customer.phone })
    expect(message?.text).toContain(answer.receiptNumber)
  })

  it('asked for three times at once and later again, happens once', async () => {
    const { customer, id } = await subscribed()
    const input = { id, ...WEEK }
    const answers = await Promise.all(
      [1, 2, 3].map(() => customer.call(contract.pauseSubscription, input)),
    )
    answers.push(await customer.call(contract.pauseSubscription, input))
    expect(new Set(answers.map(({ receiptNumber }) => receiptNumber)).size).toBe(1)
    expect(await daysOf(id)).toHaveLength(25)
    await expect(
      customer.call(contract.pauseSubscription, { ...input, to: '2026-12-11' }),
    ).rejects.toMatchObject({ status: 409, code: 'already_paused' })
  })

  it('is taken before the cut-off of its first day and refused from it on', async () => {
    const early = await subscribed()
    test.clock.moveTo(TEST_NOW)
    const { customer, id } = await subscribed()
    test.clock.moveTo(new Date(CUTOFF - 2000))
    await early.customer.call(contract.pauseSubscription, { id: early.id, ...WEEK })
    test.clock.moveTo(new Date(CUTOFF))
    await expect(customer.call(contract.pauseSubscription, { id, ...WEEK })).rejects.toMatchObject({
      status: 409,
      code: 'cutoff_passed',
      details: { nextOpenDate: '2026-12-01' },
    })
  })

  it('refuses what cannot be paused', async () => {
    const { customer, id } = await subscribed()
    const stranger = await newCustomer(test)
    const pause = (from: string, to: string) =>
      customer.call(contract.pauseSubscription, { id, from, to })
    await expect(pause('2026-12-04', '2026-11-30')).rejects.toMatchObject({
      code: 'pause_reversed',
    })
    await expect(pause('2027-02-25', '2027-02-25')).rejects.toMatchObject({
      code: 'pause_too_late',
    })
    await expect(pause('2026-12-04', '2027-03-04')).rejects.toMatchObject({
      code: 'pause_too_long',
    })
    await expect(pause('2026-12-04', 'soon')).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(stranger.call(contract.pauseSubscription, { id, ...WEEK })).rejects.toMatchObject({
      status: 404,
    })
    await expect(stranger.call(contract.previewPause, { id, ...WEEK })).rejects.toMatchObject({
      status: 404,
    })
    await customer.call(cancelSubscription, { id })
    await expect(pause(WEEK.from, WEEK.to)).rejects.toMatchObject({ code: 'cannot_pause' })
  })

  it('shows paused while today lies inside, with the job and before it', async () => {
    const { customer, id } = await subscribed()
    await customer.call(contract.pauseSubscription, { id, ...WEEK })
    const statusAt = async (instant: string) => {
      test.clock.moveTo(new Date(instant))
      const before = (await get(customer, id)).status
      await turn()
      await turn()
      return [before, (await get(customer, id)).status]
    }
    expect(await statusAt('2026-11-29T19:59:59Z')).toEqual(['active', 'active'])
    expect(await statusAt('2026-11-29T20:00:00Z')).toEqual(['paused', 'paused'])
    expect(await statusAt('2026-12-04T19:59:59Z')).toEqual(['paused', 'paused'])
    expect(await statusAt('2026-12-04T20:00:00Z')).toEqual(['active', 'active'])
  })

  it('keeps the next cycle out of a pause that reaches into it', async () => {
    const { customer, id } = await subscribed()
    await customer.call(contract.pauseSubscription, { id, from: '2026-12-14', to: '2027-01-08' })
    expect((await plannedOf(id)).filter((day) => day > '2026-12-11')).toEqual([
      '2027-01-11',
      '2027-01-12',
      '2027-01-13',
      '2027-01-14',
      '2027-01-15',
      '2027-01-18',
      '2027-01-19',
    ])
    await liveUntil(test, '2026-12-23T06:00:00Z')
    expect(await get(customer, id)).toMatchObject({ status: 'paused', cycle: { number: 1 } })
    await liveUntil(test, '2027-01-12T06:00:00Z')
    const planned = await plannedOf(id)
    expect(planned.filter((day) => day >= '2026-12-14' && day <= '2027-01-08')).toEqual([])
    expect(planned.filter((day) => day > '2027-01-19')).toHaveLength(20)
    expect((await get(customer, id)).nextCharge).toMatchObject({ day: '2027-01-18' })
  })

  it('keeps days out that wait for a payment while the pause is made', async () => {
    const customer = await newCustomer(test)
    const { id } = await customer.order({ paymentMethod: 'usdt' })
    const confirmNewest = async () => {
      const payments = await customer.call(listOwnPayments)
      const paymentId = Math.max(...payments.map((payment) => payment.id))
      const admin = await signInAdmin(test)
      await admin.call(confirmPayment, { id: paymentId, evidence: 'transaction 0xabcdef on chain' })
    }
    await confirmNewest()
    await liveUntil(test, '2026-11-25T03:00:00Z')
    await liveUntil(test, '2026-12-17T03:00:00Z')
    const input = { id, from: '2026-12-24', to: '2026-12-30' }
    const { daysGivenBack } = await customer.call(contract.pauseSubscription, input)
    expect(daysGivenBack).toBe(0)
    await confirmNewest()
    const planned = (await plannedOf(id)).filter((day) => day > '2026-12-22')
    expect(planned).toHaveLength(20)
    expect(planned.filter((day) => day >= input.from && day <= input.to)).toEqual([])
    expect(planned.at(-1)).toBe('2027-01-26')
  })

  it('before the start moves days too, and is withdrawn with the order', async () => {
    const customer = await newCustomer(test)
    const { id } = await customer.order({ cardSetupId: await customer.saveCard() })
    await customer.call(contract.pauseSubscription, { id, ...WEEK })
    const [tuesday] = (await daysOf(id)).filter(({ day }) => day === '2026-12-23')
    await customer.call(skipDelivery, { id: tuesday?.id ?? 0 })
    const scheduled = await get(customer, id)
    expect(scheduled).toMatchObject({ status: 'scheduled', pause: WEEK })
    expect(isBalanced(scheduled.ledger)).toBe(true)
    await customer.call(cancelSubscription, { id })
    expect(await daysOf(id)).toEqual([])
    expect(await bookedPlaces()).toBe(0)
  })
})

describe('POST /api/subscriptions/:id/resume', () => {
  it('takes a pause back that has not begun, as if it had never been', async () => {
    const { customer, id } = await subscribed()
    await get(customer, id)
    const before = await plannedOf(id)
    await customer.call(contract.pauseSubscription, { id, ...WEEK })
    const answer = await customer.call(contract.resumeSubscription, { id })
    expect(answer).toMatchObject({
      daysRestored: 5,
      daysKept: 0,
      nextDelivery: '2026-11-26',
      endDate: '2026-12-22',
    })
    expect(await customer.call(contract.resumeSubscription, { id })).toEqual(answer)
    expect(await plannedOf(id)).toEqual(before)
    expect(await bookedPlaces()).toBe(40)
    expect(await get(customer, id)).toMatchObject({ status: 'active', pause: null })
    await customer.call(contract.pauseSubscription, { id, ...WEEK })
    expect(await daysOf(id)).toHaveLength(25)
  })

  it('in the middle brings back the days that are still open, and keeps the others at the end', async () => {
    const { customer, id } = await subscribed()
    await customer.call(contract.pauseSubscription, { id, ...WEEK })
    test.clock.moveTo(new Date('2026-11-30T08:00:00Z'))
    await test.app.db
      .updateTable('kitchen_days')
      .set({ capacity: 0 })
      .where('day', '=', '2026-12-03')
      .execute()
    const answer = await customer.call(contract.resumeSubscription, { id })
    expect(answer).toMatchObject({ daysRestored: 2, daysKept: 3, nextDelivery: '2026-12-02' })
    const after = await get(customer, id)
    expect(after).toMatchObject({ status: 'active', pause: null })
    expect(isBalanced(after.ledger)).toBe(true)
    expect(await bookedPlaces()).toBe(40)
  })

  it('leaves alone what the customer skipped before and took back meanwhile', async () => {
    const { customer, id } = await subscribed()
    const { days } = await customer.call(getDeliveryWeek, { from: '2026-12-01' })
    const [tuesday, wednesday] = days.slice(1, 3).map((day) => day.deliveries[0]?.id ?? 0)
    await customer.call(skipDelivery, { id: tuesday ?? 0 })
    await customer.call(contract.pauseSubscription, { id, ...WEEK })
    await customer.call(unskipDelivery, { id: wednesday ?? 0 })
    const { daysRestored } = await customer.call(contract.resumeSubscription, { id })
    expect(daysRestored).toBe(3)
    const rows = await daysOf(id)
    expect(rows.filter(({ status }) => status === 'skipped').map((row) => row.id)).toEqual([
      tuesday,
    ])
    expect(isBalanced((await get(customer, id)).ledger)).toBe(true)
  })

  it('is refused where nothing is paused, and to strangers', async () => {
    const { customer, id } = await subscribed()
    const stranger = await newCustomer(test)
    await expect(customer.call(contract.resumeSubscription, { id })).rejects.toMatchObject({
      status: 409,
      code: 'not_paused',
    })
    await expect(stranger.call(contract.resumeSubscription, { id })).rejects.toMatchObject({
      status: 404,
    })
  })
})
