import { beforeEach, describe, expect, it } from 'vitest'
import { getChefCalendar } from '#features/chef-events/calendar-contract.ts'
import * as contract from '#features/chef-events/chef-contract.ts'
import { useTestApp } from '../../../../../../tools/testing/app.ts'
import {
  addFinishedEvent,
  openChef,
  signInAs,
  type SignedIn,
  type TestChef,
} from '../../../../../../tools/testing/situations/chefs.ts'
import { messagesTo } from '../../../../../../tools/testing/situations/kitchens.ts'

const test = useTestApp()
const GUEST = '+971509300001'
let hessa: TestChef
let other: TestChef
let guest: SignedIn

beforeEach(async () => {
  const { db } = test.app
  if (hessa === undefined) {
    hessa = await openChef(test, '+971509300002', { city: 'Abu Dhabi' })
    other = await openChef(test, '+971509300003')
    guest = await signInAs(test, { phone: GUEST, name: 'Mariam Al Hashimi' })
  }
  await db.deleteFrom('chef_reviews').execute()
  await db.deleteFrom('chef_payouts').execute()
  await db.deleteFrom('chef_booking_steps').execute()
  await db.deleteFrom('chef_bookings').execute()
  await db.deleteFrom('chef_quotes').execute()
  await db.deleteFrom('chef_events').execute()
  await db.deleteFrom('messages').execute()
})

async function book(day: string, status: 'confirmed' | 'deposit_due' = 'confirmed') {
  const id = await addFinishedEvent(test, { chefId: hessa.id, customerId: guest.userId, day })
  const { db } = test.app
  await db.updateTable('chef_events').set({ status }).where('event_date', '=', day).execute()
  await db
    .updateTable('chef_bookings')
    .set({ status, completed_at: null })
    .where('id', '=', id)
    .execute()
  return id
}

describe('bookings', () => {
  it('GET /api/chef/bookings says who, where and when to leave once the deposit is paid', async () => {
    await book('2026-12-05')
    await book('2026-12-01', 'deposit_due')
    const bookings = await hessa.browser.call(contract.listChefBookings)
    expect(bookings).toMatchObject([
      { status: 'deposit_due', customer: null, location: null, canWaive: false, canCancel: true },
      {
        status: 'confirmed',
        customer: { name: 'Mariam Al Hashimi', phone: GUEST },
        location: 'Villa 18, Al Barsha 2',
        leaveAt: '2026-12-05T11:30:00.000Z',
        freeUntil: '2026-12-02T15:00:00.000Z',
        quote: { total: 2000, deposit: 600, fee: 300, net: 1700 },
        canWaive: true,
      },
    ])
    expect(await other.browser.call(contract.listChefBookings)).toEqual([])
  })

  it('POST /api/chef/bookings/:id/waive lets the customer move freely, once', async () => {
    const id = await book('2026-11-22')
    expect(await hessa.browser.call(contract.waiveDeadline, { id })).toMatchObject({
      isWaived: true,
      canWaive: false,
    })
    await hessa.browser.call(contract.waiveDeadline, { id })
    expect(await messagesTo(test, GUEST)).toMatchObject([{ template: 'chef-waived' }])
    await expect(other.browser.call(contract.waiveDeadline, { id })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('POST /api/chef/bookings/:id/cancel opens the request again and frees the day', async () => {
    const id = await book('2026-12-05')
    const input = { id, reason: 'My kitchen burnt down.' }
    await expect(other.browser.call(contract.cancelBookingAsChef, input)).rejects.toMatchObject({
      status: 404,
    })
    expect(await hessa.browser.call(contract.cancelBookingAsChef, input)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'chef',
      customer: null,
      canCancel: false,
    })
    const event = await test.app.db.selectFrom('chef_events').select('status').executeTakeFirst()
    expect(event?.status).toBe('pending')
    await expect(hessa.browser.call(contract.cancelBookingAsChef, input)).rejects.toMatchObject({
      status: 409,
      code: 'chef_event_closed',
    })
  })

  it('PUT /api/chef/bookings/:id/reply answers a review, and nothing where there is none', async () => {
    const id = await addFinishedEvent(test, {
      chefId: hessa.id,
      customerId: guest.userId,
      day: '2026-11-10',
      review: { stars: 5, text: 'Wonderful' },
    })
    const bare = await book('2026-12-05')
    const text = 'Thank you, Mariam!'
    expect(await hessa.browser.call(contract.replyToReview, { id, text })).toMatchObject({
      review: { stars: 5, reply: text },
    })
    await expect(
      hessa.browser.call(contract.replyToReview, { id: bare, text }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

describe('overview', () => {
  it('GET /api/chef/calendar shows booked and blocked days of a month', async () => {
    await book('2026-12-05')
    await test.app.db
      .insertInto('chef_blocked_days')
      .values({ chef_id: hessa.id, day: '2026-12-24', note: 'Family' })
      .execute()
    const { days } = await hessa.browser.call(getChefCalendar, { month: '2026-12' })
    expect(days).toHaveLength(31)
    expect(days[4]).toMatchObject({
      day: '2026-12-05',
      booking: { time: '19:00', travelMinutes: 90, leaveAt: '2026-12-05T11:30:00.000Z' },
    })
    expect(days[23]).toMatchObject({ isBlocked: true, note: 'Family', booking: null })
  })

  it('GET /api/chef/earnings parts what was paid, is due and is to come', async () => {
    const parties = { chefId: hessa.id, customerId: guest.userId }
    const [paid, due] = [
      await addFinishedEvent(test, { ...parties, day: '2026-11-01' }),
      await addFinishedEvent(test, { ...parties, day: '2026-11-10' }),
    ]
    await book('2026-12-05')
    const payout = { chef_id: hessa.id, gross_fils: 200_000, fee_fils: 30_000 }
    const due_at = new Date('2026-11-12T00:00:00Z')
    await test.app.db
      .insertInto('chef_payouts')
      .values([
        { ...payout, booking_id: paid, due_at, paid_at: due_at, reference: 'FT1' },
        { ...payout, booking_id: due, due_at },
      ])
      .execute()
    expect(await hessa.browser.call(contract.getChefEarnings)).toMatchObject({
      paid: 1700,
      due: 1700,
      upcoming: 1700,
      feePercent: 15,
      lines: [
        { day: '2026-12-05', state: 'waiting', deposit: 600, balance: 1400, fee: 300, net: 1700 },
        { day: '2026-11-10', state: 'due' },
        { day: '2026-11-01', state: 'paid', reference: 'FT1' },
      ],
    })
    expect(await hessa.browser.call(contract.getChefToday)).toMatchObject({
      name: 'Hessa Al Marri',
      next: { event: { eventDate: '2026-12-05' } },
      requestsToQuote: 0,
      earnedThisMonth: 3400,
      missing: ['bio', 'menu'],
    })
  })
})
