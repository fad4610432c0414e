import { expect, it } from 'vitest'
import { listOwnPayments } from '#features/payments/contract.ts'
import { closeDispute, openDispute } from '#server/gateways/simulator/card/dispute-simulator.ts'
import {
  CHEFS,
  EVENT_START,
  useChefEvents,
} from '../../../../../tools/testing/situations/chef-events.ts'
import {
  signInAs,
  type SignedIn,
  type TestChef,
} from '../../../../../tools/testing/situations/chefs.ts'
import { messagesTo } from '../../../../../tools/testing/situations/kitchens.ts'
import { saveCard } from '../../../../../tools/testing/situations/orders.ts'
import { getEventAsAdmin, listPayouts, markPayoutPaid } from '../../admin-contract.ts'
import { cancelChefEvent } from '../../quotes-contract.ts'

const at = useChefEvents()
const from = (hours: number) => new Date(EVENT_START.getTime() + hours * 3_600_000)
const MASTERCARD = '5555555555554444'
const ACCOUNTS = ['chef-payouts', 'chef-fees', 'deferred-revenue', 'vat-payable'] as const

let people = 0

/** AED 2,000: a deposit of 600, and a balance of 1,400 once the event was held. */
async function booked(): Promise<{ id: number; who: SignedIn }> {
  const phone = `+97150931${String(++people).padStart(4, '0')}`
  const who = await signInAs(at.test, { phone, name: 'Huda Saeed' })
  // No one's session ends for want of use while the clock jumps.
  const seen = { last_seen_at: from(100) }
  await at.test.app.db.updateTable('sessions').set(seen).execute()
  const id = await at.ask({}, who)
  await at.accept(id, await at.quote(at.chefs[0] as TestChef, id), who)
  await at.live()
  return { id, who }
}

async function finishedEvent() {
  const event = await booked()
  await at.live(from(5))
  await at.live(from(14))
  return event
}

const later = (minutes: number) =>
  at.live(new Date(at.test.clock.now().getTime() + minutes * 60_000))

/** The customer's bank takes a part's money back for good. */
async function takeBack({ id, who }: { id: number; who: SignedIn }, part: 'deposit' | 'balance') {
  const { db } = at.test.app
  const { booking } = await at.detail(id, who)
  const payment = await db
    .selectFrom('payments')
    .select(['capture_ref', 'amount_fils'])
    .where('id', '=', booking?.[part]?.id ?? 0)
    .executeTakeFirstOrThrow()
  const charge = { ref: payment.capture_ref ?? '', amountFils: payment.amount_fils }
  await openDispute(db, charge, at.test.clock.now())
  await later(2)
  const dispute = await db
    .selectFrom('simulator.card_disputes')
    .select('id')
    .where('charge_id', '=', charge.ref)
    .executeTakeFirstOrThrow()
  await closeDispute(db, dispute.id, 'lost', at.test.clock.now())
  await later(1)
}

async function changesBy(run: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await at.accounts()
  await run()
  const after = await at.accounts()
  expect(Object.values(after).reduce((sum, fils) => sum + fils, 0)).toBe(0)
  const changes = ACCOUNTS.map((account) => (after[account] ?? 0) - (before[account] ?? 0))
  return Object.fromEntries(ACCOUNTS.map((account, index) => [account, changes[index] ?? 0]))
}

const payouts = async () => (await at.admin.call(listPayouts, {})).rows
const payments = (who: SignedIn) => who.browser.call(listOwnPayments)
const chefHeard = async () => (await messagesTo(at.test, CHEFS[0])).map(({ template }) => template)

it('a deposit that is lost after the event is borne by the fee until the customer pays it again', async () => {
  const event = await finishedEvent()
  const lost = await changesBy(() => takeBack(event, 'deposit'))
  expect(lost).toEqual({
    'chef-payouts': 0,
    'chef-fees': 57_143,
    'deferred-revenue': 0,
    'vat-payable': 2857,
  })
  expect(await payouts()).toMatchObject([{ gross: 2000, fee: 300, net: 1700 }])
  expect(await at.admin.call(getEventAsAdmin, { id: event.id })).toMatchObject({
    takenBack: { amount: 600, paidAgain: 0 },
    payout: { net: 1700 },
  })
  expect(await chefHeard()).not.toContain('chef-payout-taken-back')

  const owed = (await payments(event.who)).find(({ purpose }) => purpose === 'receivable')
  expect(owed).toMatchObject({ amount: 600, state: 'requires_action' })
  const paid = await changesBy(async () => {
    await saveCard(at.test, event.who.browser, MASTERCARD, owed?.id)
    await at.live()
  })
  expect(paid).toEqual({
    'chef-payouts': 0,
    'chef-fees': -57_143,
    'deferred-revenue': 0,
    'vat-payable': -2857,
  })
  const { takenBack } = await at.admin.call(getEventAsAdmin, { id: event.id })
  expect(takenBack).toEqual({ amount: 600, paidAgain: 600 })
})

it('a balance that is lost after the chef was paid out leaves the payout', async () => {
  const event = await finishedEvent()
  await at.live(from(30))
  const [payout] = await payouts()
  await at.admin.call(markPayoutPaid, { id: payout?.id ?? 0, reference: 'FT26340' })
  const lost = await changesBy(() => takeBack(event, 'balance'))
  expect(lost).toMatchObject({ 'chef-payouts': 0, 'deferred-revenue': 0 })
  expect((lost['chef-fees'] ?? 0) + (lost['vat-payable'] ?? 0)).toBe(140_000)
  expect(await payouts()).toMatchObject([{ net: 1700, state: 'paid' }])
})

it('an event that is still to come ends with its deposit, and nothing is owed', async () => {
  const event = await booked()
  const lost = await changesBy(() => takeBack(event, 'deposit'))
  expect(lost).toMatchObject({ 'chef-payouts': 0, 'chef-fees': 0 })
  const { row, booking } = await at.admin.call(getEventAsAdmin, { id: event.id })
  expect(row.status).toBe('cancelled')
  expect(booking).toMatchObject({ status: 'cancelled', cancelledBy: 'payment' })
  expect(await payments(event.who)).toMatchObject([{ purpose: 'chef_deposit', dispute: 'lost' }])
  expect(await payouts()).toEqual([])
  expect(await chefHeard()).toContain('chef-booking-unpaid')
  await at.live(from(14))
  expect(await payments(event.who)).toHaveLength(1)
})

it('a deposit that was kept and is lost is neither owed nor the chef’s', async () => {
  const event = await booked()
  at.test.clock.moveTo(from(-71))
  await event.who.browser.call(cancelChefEvent, { id: event.id, refund: 0 })
  expect(await payouts()).toMatchObject([{ net: 510 }])
  const lost = await changesBy(() => takeBack(event, 'deposit'))
  expect(lost).toMatchObject({ 'chef-payouts': 51_000, 'deferred-revenue': 0 })
  expect(await payouts()).toEqual([])
  expect(await payments(event.who)).toHaveLength(1)
  expect(await chefHeard()).toContain('chef-payout-taken-back')
})
