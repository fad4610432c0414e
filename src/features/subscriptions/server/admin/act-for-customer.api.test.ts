import { beforeEach, describe, expect, it } from 'vitest'
import { listDevMessages } from '#features/messages/contract.ts'
import { listPayments, refundByAdmin } from '#features/payments/admin-contract.ts'
import { listOwnPayments } from '#features/payments/contract.ts'
import { seedCatalogue, seedDemo } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp, type TestBrowser } from '../../../../../tools/testing/app.ts'
import {
  liveUntil,
  newCustomer,
  signInAdmin,
  type Customer,
} from '../../../../../tools/testing/situations/orders.ts'
import * as admin from '../../admin-contract.ts'
import * as contract from '../../contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
})

beforeEach(() => test.clock.moveTo(TEST_NOW))

const REASON = 'The customer asked on the phone'

async function running(language: 'en' | 'ar' = 'en') {
  test.clock.moveTo(TEST_NOW)
  const customer = await newCustomer(test, language)
  const { id } = await customer.order({ cardSetupId: await customer.saveCard() })
  await liveUntil(test, '2026-11-25T06:00:00Z')
  return { customer, id, office: await signInAdmin(test) }
}

const auditsOf = (object: string, id: number) =>
  test.app.db
    .selectFrom('audit_log')
    .selectAll()
    .where('object', '=', object)
    .where('object_id', '=', String(id))
    .orderBy('id')
    .execute()

const lastMessage = async (customer: Customer) => {
  await test.drain()
  const messages = await customer.call(listDevMessages, { to: customer.phone })
  return messages[0]
}

const paymentOf = async (customer: Customer, office: TestBrowser, id: number) => {
  const [own] = await customer.call(listOwnPayments)
  const { payments } = await office.call(listPayments, { subscriptionId: id })
  const found = payments.find((payment) => payment.id === own?.id)
  if (!found) throw new Error('no payment')
  return found
}

describe('POST /api/admin/subscriptions/:id/pause, /resume', () => {
  it('pauses as the customer would, notifies them in their language and keeps who did it', async () => {
    const { customer, id, office } = await running('ar')
    const input = { id, from: '2026-11-30', to: '2026-12-06' }
    const preview = await office.call(admin.previewPauseFor, input)
    const paused = await office.call(admin.pauseFor, { ...input, reason: REASON })
    expect(paused).toMatchObject({ ...preview, daysGivenBack: 5 })
    expect(await customer.call(contract.getSubscription, { id })).toMatchObject({
      pause: { from: '2026-11-30', to: '2026-12-06' },
    })
    expect(await lastMessage(customer)).toMatchObject({
      template: 'subscription-paused',
      text: expect.stringContaining(paused.receiptNumber),
    })
    expect((await lastMessage(customer))?.text).toMatch(/أوقفنا التوصيل/)
    await office.call(admin.pauseFor, { ...input, reason: REASON })
    const [audit, ...more] = await auditsOf('subscription', id)
    expect(more).toEqual([])
    expect(audit).toMatchObject({
      actor_role: 'admin',
      action: 'pause-subscription',
      before: { pause: null },
      after: { pause: { from: '2026-11-30', to: '2026-12-06' }, reason: REASON },
    })
    await office.call(admin.resumeFor, { id, reason: REASON })
    expect(await auditsOf('subscription', id)).toMatchObject([
      {},
      { action: 'resume-subscription' },
    ])
    const detail = await office.call(admin.getAnySubscription, { id })
    expect(detail).toMatchObject({
      customer: { phone: customer.phone, language: 'ar' },
      subscription: { id, status: 'active', pause: null },
      acts: [{ action: 'resume-subscription', reason: REASON }, { action: 'pause-subscription' }],
      cycles: [{ number: 1, payment: 'paid', deliveryDays: 20, goodwill: 0 }],
    })
    expect(detail.days).toHaveLength(20)
    expect(detail.receipts.map(({ kind }) => kind)).toEqual(['resume', 'pause', 'order'])
  })

  it('refuses without a reason, to customers, and where there is nothing', async () => {
    const { customer, id, office } = await running()
    await expect(office.call(admin.resumeFor, { id, reason: ' x ' })).rejects.toMatchObject({
      status: 400,
      fields: { reason: /reason/ },
    })
    await expect(office.call(admin.resumeFor, { id, reason: REASON })).rejects.toMatchObject({
      code: 'not_paused',
    })
    await expect(customer.call(admin.getAnySubscription, { id })).rejects.toMatchObject({
      status: 403,
    })
    await expect(office.call(admin.getAnySubscription, { id: 999_999 })).rejects.toMatchObject({
      status: 404,
    })
    expect(await auditsOf('subscription', id)).toEqual([])
  })
})

describe('POST /api/admin/subscriptions/:id/days/:dayId/skip', () => {
  it('skips one delivery of that subscription only', async () => {
    const { customer, id, office } = await running()
    const other = await running()
    const { days } = await office.call(admin.getAnySubscription, { id })
    const day = days.find(({ canSkip }) => canSkip)
    if (!day) throw new Error('no day to skip')
    await expect(
      office.call(admin.skipFor, { id: other.id, dayId: day.id, reason: REASON }),
    ).rejects.toMatchObject({ status: 404 })
    const skipped = await office.call(admin.skipFor, { id, dayId: day.id, reason: REASON })
    expect(skipped.day).toBe(day.day)
    const after = await office.call(admin.getAnySubscription, { id })
    expect(after.days.find((one) => one.id === day.id)).toMatchObject({ status: 'skipped' })
    expect(await lastMessage(customer)).toMatchObject({ template: 'delivery-skipped' })
    expect(await auditsOf('subscription', id)).toMatchObject([{ action: 'skip-delivery' }])
    const locked = after.days.find(({ status }) => status === 'locked')
    await expect(
      office.call(admin.skipFor, { id, dayId: locked?.id ?? 0, reason: REASON }),
    ).rejects.toMatchObject({ code: 'cutoff_passed' })
  })
})

describe('POST /api/admin/payments/:id/refunds', () => {
  it('gives back a part once a key; cancelling afterwards still refunds every unused day', async () => {
    const { customer, id, office } = await running()
    const payment = await paymentOf(customer, office, id)
    const input = { id: payment.id, amount: 100.5, reason: REASON }
    const options = { idempotencyKey: 'goodwill-once' }
    const first = await office.call(refundByAdmin, input, options)
    expect(await office.call(refundByAdmin, input, options)).toEqual(first)
    expect(first).toMatchObject({
      state: 'partially_refunded',
      refunded: 100.5,
      refundable: payment.amount - 100.5,
      refunds: [{ amount: 100.5, byHand: false, state: 'requested' }],
    })
    expect(await auditsOf('payment', payment.id)).toMatchObject([
      {
        action: 'refund-payment',
        before: { refundedFils: 0 },
        after: { refundedFils: 10_050, reason: REASON },
      },
    ])
    const preview = await office.call(admin.previewCancelFor, { id })
    const { days } = await office.call(admin.getAnySubscription, { id })
    const unused = days.filter(({ canSkip }) => canSkip).length
    expect(preview.refund).toBe(Math.round((payment.amount * 100 * unused) / 20) / 100)
    const cancelled = await office.call(admin.cancelFor, { id, reason: REASON })
    expect(cancelled.refund).toBe(preview.refund)
    expect(await office.call(admin.cancelFor, { id, reason: REASON })).toEqual(cancelled)
    expect(await auditsOf('subscription', id)).toMatchObject([
      { action: 'cancel-subscription', before: { status: 'active' }, after: { status: 'ending' } },
    ])
  })

  it('refunds the whole to the card, and then nothing more; the plan goes on', async () => {
    const { customer, id, office } = await running()
    const payment = await paymentOf(customer, office, id)
    const input = { id: payment.id, amount: payment.amount, reason: REASON }
    await office.call(refundByAdmin, input)
    await expect(office.call(refundByAdmin, { ...input, amount: 1 })).rejects.toMatchObject({
      code: 'refund_too_large',
    })
    await test.drain()
    expect(await paymentOf(customer, office, id)).toMatchObject({
      state: 'refunded',
      refundable: 0,
      refunds: [{ byHand: false, state: 'succeeded' }],
    })
    expect(await customer.call(contract.getSubscription, { id })).toMatchObject({
      status: 'active',
    })
    expect(await office.call(admin.previewCancelFor, { id })).toMatchObject({ refund: 0 })
  })

  it('refuses what was not taken, sums below a fils, and customers', async () => {
    const customer = await newCustomer(test)
    const { id } = await customer.order({ cardSetupId: await customer.saveCard() })
    const office = await signInAdmin(test)
    const payment = await paymentOf(customer, office, id)
    const input = { id: payment.id, amount: 10, reason: REASON }
    await expect(office.call(refundByAdmin, input)).rejects.toMatchObject({
      code: 'refund_not_captured',
    })
    for (const amount of [0, -5, 0.001]) {
      await expect(office.call(refundByAdmin, { ...input, amount })).rejects.toMatchObject({
        status: 400,
      })
    }
    await expect(customer.call(refundByAdmin, input)).rejects.toMatchObject({ status: 403 })
  })
})
