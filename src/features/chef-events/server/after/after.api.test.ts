import { describe, expect, it } from 'vitest'
import {
  ALWAYS_DECLINED,
  CHEFS,
  CUSTOMER,
  EVENT_START,
  useChefEvents,
} from '../../../../../tools/testing/situations/chef-events.ts'
import type { TestChef } from '../../../../../tools/testing/situations/chefs.ts'
import { messagesTo } from '../../../../../tools/testing/situations/kitchens.ts'
import { simulatorPages } from '#server/gateways/simulator/pages/pages.ts'
import { createCardSetup, getCardSetup } from '#features/payments/contract.ts'
import {
  cancelEventAsAdmin,
  getEventAsAdmin,
  listEventsAsAdmin,
  listPayouts,
  markPayoutPaid,
  resolveComplaint,
} from '../../admin-contract.ts'
import { getChefEarnings } from '../../chef-contract.ts'
import { complain, reviewChef } from '../../quotes-contract.ts'

const at = useChefEvents()
const chef = (index: number) => at.chefs[index] as TestChef
const OVER = new Date('2026-12-05T20:00:00Z')
const NEXT_DAY = new Date('2026-12-06T05:00:00Z')
const WINDOW_ENDS = new Date('2026-12-06T20:00:00Z')
const MINUTE_MS = 60_000
const later = (instant: Date, ms: number) => new Date(instant.getTime() + ms)

const review = (id: number, stars = 5) =>
  at.customer.browser.call(reviewChef, { id, stars, text: 'A wonderful evening.' })
const grumble = (id: number) =>
  at.customer.browser.call(complain, { id, text: 'Half of the courses were missing.' })
const decide = (id: number, refund: number) =>
  at.admin.call(resolveComplaint, { id, refund, resolution: 'Two of four courses were missing.' })
const payouts = async () => (await at.admin.call(listPayouts, {})).rows
const templates = async (phone: string) =>
  (await messagesTo(at.test, phone)).map(({ template }) => template)

async function finishedEvent(): Promise<number> {
  const id = await at.book(chef(0))
  await at.live(OVER)
  return id
}

describe('an event that is over', () => {
  it('is completed five hours after its start, and the balance charged the next day', async () => {
    const id = await at.book(chef(0))
    await at.live(later(OVER, -1))
    expect((await at.detail(id)).event.status).toBe('confirmed')
    await at.live(OVER)
    await at.live(OVER)
    const { event, booking } = await at.detail(id)
    expect(event.status).toBe('completed')
    expect(booking).toMatchObject({
      status: 'completed',
      canReview: true,
      complainUntil: WINDOW_ENDS.toISOString(),
      balance: { amount: 1400, state: 'ready' },
    })
    expect(await payouts()).toEqual([])
    await at.live(NEXT_DAY)
    expect((await at.detail(id)).booking?.balance?.state).toBe('captured')
    expect((await at.detail(id)).booking?.steps.map(({ kind }) => kind)).toEqual([
      'booked',
      'confirmed',
      'completed',
      'balance_paid',
    ])
    expect(await templates(CUSTOMER)).toContain('chef-event-completed')
  })

  it('a declined balance is owed until another card pays it', async () => {
    const id = await at.book(chef(0))
    await declineCards()
    await at.live(OVER)
    for (const day of ['06T05:00', '08T05:00', '10T05:00']) {
      await at.live(new Date(`2026-12-${day}:00Z`))
    }
    const balance = (await at.detail(id)).booking?.balance
    expect(balance?.state).toBe('requires_action')
    expect(await payouts()).toEqual([])
    await payWithAnotherCard(balance?.id ?? 0)
    await at.live()
    expect((await at.detail(id)).booking?.balance?.state).toBe('captured')
    expect(await payouts()).toMatchObject([{ state: 'due', net: 1700 }])
  })
})

/** The saved card of the deposit has no money left. */
async function declineCards(): Promise<void> {
  const { db } = at.test.app
  const declined = await at.card(at.customer, ALWAYS_DECLINED)
  const { method_ref } = await db
    .selectFrom('card_setups')
    .select('method_ref')
    .where('id', '=', declined)
    .executeTakeFirstOrThrow()
  await db.updateTable('card_setups').set({ method_ref }).where('id', '<', declined).execute()
}

async function payWithAnotherCard(paymentId: number): Promise<void> {
  const { browser } = at.customer
  const setup = await browser.call(createCardSetup, { paymentId })
  const pages = simulatorPages({ db: at.test.app.db, clock: at.test.clock })
  const number = '4242424242424242'
  const form = setup.form?.presentation === 'frame' ? setup.form.url : ''
  await pages.request(`/card/${form.split('/').at(-1)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ number, expiry: '12/29', cvc: '123' }).toString(),
  })
  await browser.call(getCardSetup, { id: setup.id })
}

describe('reviewing', () => {
  it('is open for 60 days, and can be changed', async () => {
    const id = await finishedEvent()
    expect((await review(id)).booking?.review).toEqual({ stars: 5, text: 'A wonderful evening.' })
    at.test.clock.moveTo(later(OVER, 60 * 86_400_000 - MINUTE_MS))
    expect((await review(id, 4)).booking?.review?.stars).toBe(4)
    at.test.clock.moveTo(later(OVER, 60 * 86_400_000 + 1))
    await expect(review(id)).rejects.toMatchObject({ code: 'cannot_review' })
    const { stars } = await at.test.app.db
      .selectFrom('chef_reviews')
      .select('stars')
      .executeTakeFirstOrThrow()
    expect(stars).toBe(4)
  })

  it('is for events that were held, and for those who held them', async () => {
    const id = await at.book(chef(0))
    await expect(review(id)).rejects.toMatchObject({ code: 'cannot_review' })
    await at.live(OVER)
    const input = { id, stars: 1, text: '' }
    await expect(at.other.browser.call(reviewChef, input)).rejects.toMatchObject({ status: 404 })
    await expect(review(id, 6)).rejects.toMatchObject({ status: 400 })
  })
})

describe('complaining', () => {
  it('is possible from the start until 24 hours after the end, once', async () => {
    const id = await at.book(chef(0))
    at.test.clock.moveTo(later(EVENT_START, -MINUTE_MS))
    await expect(grumble(id)).rejects.toMatchObject({ code: 'complaint_too_late' })
    await at.live(NEXT_DAY)
    at.test.clock.moveTo(later(WINDOW_ENDS, 1))
    await expect(grumble(id)).rejects.toMatchObject({ code: 'complaint_too_late' })
    at.test.clock.moveTo(later(WINDOW_ENDS, -MINUTE_MS))
    const { booking } = await grumble(id)
    expect(booking).toMatchObject({ complainUntil: null, complaint: { resolution: null } })
    await expect(grumble(id)).rejects.toMatchObject({ code: 'complaint_made' })
    expect(await templates(CHEFS[0])).toContain('chef-complaint-made')
  })

  it('holds the payout until an admin decides, also where it came before the balance', async () => {
    const id = await finishedEvent()
    await grumble(id)
    await at.live(NEXT_DAY)
    at.test.clock.moveTo(later(WINDOW_ENDS, 1))
    const [row] = await payouts()
    expect(row).toMatchObject({ state: 'held', gross: 2000, fee: 300, net: 1700 })
    const input = { id: row?.id ?? 0, reference: 'FT26340XYZ' }
    await expect(at.admin.call(markPayoutPaid, input)).rejects.toMatchObject({
      code: 'payout_not_due',
    })
    const { rows } = await at.admin.call(listEventsAsAdmin, { complaints: 'open' })
    expect(rows.map((event) => event.id)).toEqual([id])
    await expect(decide(id, 2000.01)).rejects.toMatchObject({ code: 'refund_invalid' })
    expect(await decide(id, 500)).toMatchObject({ id, hasComplaint: false })
    await expect(decide(id, 0)).rejects.toMatchObject({ code: 'complaint_resolved' })
    expect(await payouts()).toMatchObject([{ state: 'due', gross: 1500, fee: 225, net: 1275 }])
    const { booking } = await at.detail(id)
    expect(booking?.complaint).toMatchObject({ refunded: 500 })
    expect(booking?.balance?.state).toBe('partially_refunded')
    expect(await templates(CUSTOMER)).toContain('chef-complaint-answered-refund')
    expect(await templates(CHEFS[0])).toContain('chef-complaint-closed')
  })

  it('may give all of it back: then nothing is owed, and nothing paid out', async () => {
    const id = await finishedEvent()
    await grumble(id)
    expect(await decide(id, 600)).toMatchObject({ status: 'completed' })
    await at.live(NEXT_DAY)
    const { booking } = await at.detail(id)
    expect([booking?.deposit?.state, booking?.balance?.state]).toEqual(['refunded', 'cancelled'])
    expect(await payouts()).toEqual([])
  })

  it('about a chef who did not come ends the booking where all goes back', async () => {
    const id = await at.book(chef(0))
    at.test.clock.moveTo(later(EVENT_START, 3_600_000))
    await grumble(id)
    expect(await decide(id, 600)).toMatchObject({ status: 'cancelled' })
    await at.live(NEXT_DAY)
    expect((await at.detail(id)).booking).toMatchObject({ cancelledBy: 'admin', refunded: 600 })
    expect(await payouts()).toEqual([])
  })
})

describe('paying chefs', () => {
  it('is due when the hours for complaints are over, and done once', async () => {
    await finishedEvent()
    await at.live(NEXT_DAY)
    const [waiting] = await payouts()
    expect(waiting).toMatchObject({ state: 'waiting', dueAt: WINDOW_ENDS.toISOString() })
    const input = { id: waiting?.id ?? 0, reference: 'FT26340XYZ' }
    at.test.clock.moveTo(WINDOW_ENDS)
    await expect(at.admin.call(markPayoutPaid, input)).rejects.toMatchObject({
      code: 'payout_not_due',
    })
    at.test.clock.moveTo(later(WINDOW_ENDS, 1))
    expect(await at.admin.call(markPayoutPaid, input)).toMatchObject({
      state: 'paid',
      net: 1700,
      reference: 'FT26340XYZ',
    })
    await expect(at.admin.call(markPayoutPaid, input)).rejects.toMatchObject({
      code: 'payout_paid',
    })
    expect((await at.admin.call(listPayouts, { state: 'due' })).rows).toEqual([])
    expect((await at.admin.call(listPayouts, { state: 'paid' })).rows).toHaveLength(1)
    expect(await templates(CHEFS[0])).toContain('chef-paid-out')
    expect(await chef(0).browser.call(getChefEarnings)).toMatchObject({ paid: 1700, due: 0 })
    const actions = await at.test.app.db
      .selectFrom('audit_log')
      .select(['action', 'object_id'])
      .where('action', '=', 'pay-chef')
      .execute()
    expect(actions).toEqual([{ action: 'pay-chef', object_id: String(input.id) }])
  })
})

describe('the admin', () => {
  it('finds events by customer, chef and state, and reads one whole', async () => {
    const open = await at.ask({}, at.other)
    const booked = await at.book(chef(0))
    const list = async (query: object) =>
      (await at.admin.call(listEventsAsAdmin, query)).rows.map(({ id }) => id)
    expect(await list({})).toEqual([booked, open])
    expect(await list({ search: 'mariam' })).toEqual([booked])
    expect(await list({ search: 'Hessa' })).toEqual([booked])
    expect(await list({ search: String(open) })).toEqual([open])
    expect(await list({ status: 'pending' })).toEqual([open])
    expect(await list({ before: booked })).toEqual([open])
    const detail = await at.admin.call(getEventAsAdmin, { id: booked })
    expect(detail).toMatchObject({
      row: { customerPhone: CUSTOMER, chefName: 'Hessa Al Marri', total: 2000, quotes: 1 },
      booking: { status: 'confirmed' },
      payout: null,
    })
    await expect(at.admin.call(getEventAsAdmin, { id: 999_999 })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('cancels a booking: all of the deposit goes back, whenever it is', async () => {
    const id = await at.book(chef(0))
    at.test.clock.moveTo(later(EVENT_START, -3_600_000))
    const input = { id, reason: 'The building is closed today.' }
    expect(await at.admin.call(cancelEventAsAdmin, input)).toMatchObject({ status: 'cancelled' })
    await at.live()
    expect((await at.detail(id)).booking).toMatchObject({ cancelledBy: 'admin', refunded: 600 })
    await expect(at.admin.call(cancelEventAsAdmin, input)).rejects.toMatchObject({
      code: 'chef_event_closed',
    })
    expect(await templates(CUSTOMER)).toContain('chef-event-cancelled-by-us-refund')
    const open = await at.ask()
    await at.admin.call(cancelEventAsAdmin, { ...input, id: open })
    expect((await at.detail(open)).event.status).toBe('cancelled')
  })

  it('is an admin', async () => {
    const id = await at.ask()
    for (const browser of [at.customer.browser, chef(0).browser]) {
      await expect(browser.call(listEventsAsAdmin, {})).rejects.toMatchObject({ status: 403 })
      await expect(browser.call(getEventAsAdmin, { id })).rejects.toMatchObject({ status: 403 })
    }
  })
})
