import { describe, expect, it } from 'vitest'
import type { CallInput } from '#shared/wire/endpoint.ts'
import { listPayments, refundByAdmin } from '#features/payments/admin-contract.ts'
import {
  CHEFS,
  EVENT_START,
  useChefEvents,
} from '../../../../../tools/testing/situations/chef-events.ts'
import type { TestChef } from '../../../../../tools/testing/situations/chefs.ts'
import { messagesTo } from '../../../../../tools/testing/situations/kitchens.ts'
import { listPayouts, markPayoutPaid } from '../../admin-contract.ts'
import { cancelChefEvent, previewCancellation } from '../../quotes-contract.ts'

const at = useChefEvents()
const chef = () => at.chefs[0] as TestChef
const from = (hours: number) => new Date(EVENT_START.getTime() + hours * 3_600_000)
const reason = 'The pudding was late, sorry.'

type Part = 'deposit' | 'balance'

async function paymentOf(id: number, part: Part): Promise<number> {
  const { booking } = await at.detail(id)
  return booking?.[part]?.id ?? 0
}

const give = async (
  id: number,
  part: Part,
  input: Pick<CallInput<typeof refundByAdmin>, 'amount'>,
  options: { idempotencyKey?: string } = {},
) => at.admin.call(refundByAdmin, { id: await paymentOf(id, part), reason, ...input }, options)

/** AED 2,000: a deposit of 600 and a balance of 1,400, both paid. */
async function finishedEvent(): Promise<number> {
  const id = await at.book(chef())
  await at.live(from(5))
  await at.live(from(14))
  return id
}

async function changesBy(run: () => Promise<unknown>): Promise<(account: string) => number> {
  const before = await at.accounts()
  await run()
  const after = await at.accounts()
  expect(Object.values(after).reduce((sum, fils) => sum + fils, 0)).toBe(0)
  return (account) => (after[account] ?? 0) - (before[account] ?? 0)
}

const payouts = async () => (await at.admin.call(listPayouts, {})).rows
const notifiedOfPayout = async () =>
  (await messagesTo(at.test, CHEFS[0])).filter(({ template }) => template === 'chef-payout-changed')

describe('goodwill for an event', () => {
  it('lowers what the chef is owed, and the books say so', async () => {
    const id = await finishedEvent()
    expect(await payouts()).toMatchObject([{ gross: 2000, fee: 300, net: 1700 }])
    const changed = await changesBy(async () => {
      const shown = await give(id, 'balance', { amount: 200 })
      expect(shown).toMatchObject({
        purpose: 'chef_balance',
        amount: 1400,
        refunded: 200,
        refundable: 1200,
        state: 'partially_refunded',
      })
    })
    expect(await payouts()).toMatchObject([{ gross: 1800, fee: 270, net: 1530 }])
    expect(changed('chef-payouts')).toBe(17_000)
    expect(changed('deferred-revenue')).toBe(0)
    expect(changed('chef-fees') + changed('vat-payable')).toBe(3000)
    expect(await notifiedOfPayout()).toMatchObject([
      { parameters: { amount: 20_000, net: 153_000 } },
    ])
    expect((await at.detail(id)).booking?.balance).toMatchObject({ amount: 1400, refunded: 200 })
  })

  it('is borne by the fee once the chef was paid', async () => {
    const id = await finishedEvent()
    await at.live(from(30))
    const [payout] = await payouts()
    await at.admin.call(markPayoutPaid, { id: payout?.id ?? 0, reference: 'FT26340' })
    const changed = await changesBy(() => give(id, 'balance', { amount: 500 }))
    expect(await payouts()).toMatchObject([{ net: 1700, state: 'paid' }])
    expect(changed('chef-payouts')).toBe(0)
    expect(changed('deferred-revenue')).toBe(0)
    expect(changed('chef-fees') + changed('vat-payable')).toBe(50_000)
    expect(await notifiedOfPayout()).toEqual([])
  })

  it('before the event counts once the balance is paid', async () => {
    const id = await at.book(chef())
    const changed = await changesBy(() => give(id, 'deposit', { amount: 100 }))
    expect(changed('chef-payouts')).toBe(0)
    expect(await payouts()).toEqual([])
    await at.live(from(5))
    await at.live(from(14))
    expect(await payouts()).toMatchObject([{ gross: 1900, fee: 285, net: 1615 }])
  })

  it('is not given back a second time when the event is cancelled', async () => {
    const id = await at.book(chef())
    await give(id, 'deposit', { amount: 250 })
    const shown = await at.customer.browser.call(previewCancellation, { id })
    expect(shown).toMatchObject({ isFree: true, paid: 350, refund: 350, kept: 0 })
    await at.customer.browser.call(cancelChefEvent, { id, refund: 350 })
    await at.live()
    expect((await at.detail(id)).booking).toMatchObject({
      refunded: 350,
      deposit: { refunded: 600, state: 'refunded' },
    })
  })

  it('lowers a deposit that was kept', async () => {
    const id = await at.book(chef())
    at.test.clock.moveTo(from(-71))
    await at.customer.browser.call(cancelChefEvent, { id, refund: 0 })
    expect(await payouts()).toMatchObject([{ gross: 600, net: 510 }])
    await give(id, 'deposit', { amount: 600 })
    expect(await payouts()).toEqual([])
  })

  it('is never more than was captured, comes once a key, and leaves a trace', async () => {
    const id = await at.book(chef())
    const tooMuch = give(id, 'deposit', { amount: 600.01 })
    await expect(tooMuch).rejects.toMatchObject({ status: 422, code: 'refund_too_large' })
    const idempotencyKey = crypto.randomUUID()
    const input = { amount: 400 }
    const first = await give(id, 'deposit', input, { idempotencyKey })
    expect(await give(id, 'deposit', input, { idempotencyKey })).toEqual(first)
    const again = give(id, 'deposit', { amount: 201 })
    await expect(again).rejects.toMatchObject({ code: 'refund_too_large' })
    const { payments } = await at.admin.call(listPayments, { purpose: 'chef_deposit' })
    expect(payments[0]).toMatchObject({ refunded: 400, refundable: 200 })
    const rows = await at.test.app.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('object', '=', 'payment')
      .where('object_id', '=', String(await paymentOf(id, 'deposit')))
      .execute()
    expect(rows).toMatchObject([
      {
        action: 'refund-payment',
        before: { state: 'captured', refundedFils: 0 },
        after: { state: 'partially_refunded', refundedFils: 40_000, reason },
      },
    ])
  })
})
