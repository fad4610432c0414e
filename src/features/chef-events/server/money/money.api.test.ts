import { describe, expect, it } from 'vitest'
import { EVENT_START, useChefEvents } from '../../../../../tools/testing/situations/chef-events.ts'
import type { TestChef } from '../../../../../tools/testing/situations/chefs.ts'
import { toFils } from '#shared/money.ts'
import { inTransaction } from '#server/database/database.ts'
import { listPayouts, markPayoutPaid, resolveComplaint } from '../../admin-contract.ts'
import { cancelBookingAsChef } from '../../chef-contract.ts'
import { cancelChefEvent, complain, previewCancellation } from '../../quotes-contract.ts'
import { lockBooking } from '../bookings/booking-store.ts'
import { settleEarnings } from './settle-earnings.ts'

const at = useChefEvents()
const chef = () => at.chefs[0] as TestChef
const HOUR_MS = 3_600_000
const from = (hours: number) => new Date(EVENT_START.getTime() + hours * HOUR_MS)

/** A price with odd fils, and the same in every run. */
const prices = [33.33, 187.51, 1234.57]

type Path = (id: number) => Promise<void>

const cancelAt =
  (hours: number): Path =>
  async (id) => {
    at.test.clock.moveTo(from(hours))
    const { refund } = await at.customer.browser.call(previewCancellation, { id })
    await at.customer.browser.call(cancelChefEvent, { id, refund })
    await at.live()
  }

const takePlace: Path = async (id) => {
  await at.live(from(5))
  await at.live(from(14))
  expect((await at.detail(id)).booking?.balance?.state).toBe('captured')
}

const complainOf =
  (share: number): Path =>
  async (id) => {
    await takePlace(id)
    const text = 'Half of the courses were missing.'
    const { booking } = await at.customer.browser.call(complain, { id, text })
    const total = (booking?.deposit?.amount ?? 0) + (booking?.balance?.amount ?? 0)
    const refund = Math.round(total * share * 100) / 100
    await at.admin.call(resolveComplaint, { id, refund, resolution: text })
    await at.live()
  }

const payOut: Path = async (id) => {
  await complainOf(0.37)(id)
  await at.live(from(30))
  const { rows } = await at.admin.call(listPayouts, { state: 'due' })
  await at.admin.call(markPayoutPaid, { id: rows[0]?.id ?? 0, reference: 'FT26340' })
}

const cancelledByChef: Path = async (id) => {
  const { booking } = await at.detail(id)
  const reason = 'I have broken my arm, sorry.'
  await chef().browser.call(cancelBookingAsChef, { id: booking?.id ?? 0, reason })
  await at.live()
}

const paths: [name: string, path: Path, keptShare: (total: number) => number][] = [
  ['held and paid', takePlace, (total) => total],
  ['cancelled in time', cancelAt(-73), () => 0],
  ['cancelled late', cancelAt(-71), (total) => depositOf(total)],
  ['cancelled by the chef', cancelledByChef, () => 0],
  ['a third given back', complainOf(0.34), (total) => total - Math.round(total * 0.34)],
  ['more than the balance given back', complainOf(0.83), (t) => t - Math.round(t * 0.83)],
  ['all given back', complainOf(1), () => 0],
  ['paid out after a complaint', payOut, (total) => total - Math.round(total * 0.37)],
]

const depositOf = (totalFils: number) => Math.floor((totalFils * 3 + 5) / 10)

async function changesBy(run: () => Promise<void>): Promise<(account: string) => number> {
  const before = await at.accounts()
  await run()
  const after = await at.accounts()
  return (account) => (after[account] ?? 0) - (before[account] ?? 0)
}

describe.each(paths)('the money of an event that is %s', (name, path, keptOf) => {
  it.each(prices)('adds up at AED %f a guest', async (perGuest) => {
    const changed = await changesBy(async () => {
      const id = await at.ask()
      await at.accept(id, await at.quote(chef(), id, perGuest))
      await at.live()
      await path(id)
    })
    const keptFils = keptOf(toFils(perGuest) * 10)
    const isPaidOut = name.startsWith('paid out')
    const { payoutFils, netFils } = await payoutOf(isPaidOut)
    expect(changed('clearing:credit_card')).toBe(keptFils)
    expect(changed('bank') + payoutFils).toBe(0)
    expect(changed('refunds-payable')).toBe(0)
    expect(changed('deferred-revenue')).toBe(0)
    const owedFils = -changed('chef-payouts') + payoutFils
    expect(owedFils).toBe(netFils)
    expect(owedFils - changed('chef-fees') - changed('vat-payable')).toBe(keptFils)
    const feeFils = keptFils - owedFils
    expect(feeFils).toBe(Math.floor((keptFils * 1500 * 2 + 10_000) / 20_000))
    expect(-changed('vat-payable') - (keptFils * 5) / 105).toBeLessThanOrEqual(1.5)
    await settlingAgainChangesNothing()
  })
})

async function payoutOf(isPaid: boolean): Promise<{ payoutFils: number; netFils: number }> {
  const row = await at.test.app.db
    .selectFrom('chef_payouts')
    .select(['net_fils', 'paid_at'])
    .executeTakeFirst()
  expect(row?.paid_at !== null && row !== undefined).toBe(isPaid)
  const netFils = row?.net_fils ?? 0
  return { netFils, payoutFils: isPaid ? netFils : 0 }
}

async function settlingAgainChangesNothing(): Promise<void> {
  const { db } = at.test.app
  const payout = await db.selectFrom('chef_payouts').select('booking_id').executeTakeFirst()
  if (!payout) return
  const changed = await changesBy(() =>
    inTransaction(db, async (tx) => {
      const booking = await lockBooking(tx, payout.booking_id)
      if (booking) await settleEarnings(tx, booking, at.test.clock.now())
    }),
  )
  for (const account of ['deferred-revenue', 'chef-payouts', 'chef-fees', 'vat-payable']) {
    expect(changed(account)).toBe(0)
  }
}
