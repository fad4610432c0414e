import { describe, expect, it } from 'vitest'
import { blockDays } from '#features/chef-events/calendar-contract.ts'
import {
  ALWAYS_DECLINED,
  CHEFS,
  CUSTOMER,
  EVENT_START,
  useChefEvents,
} from '../../../../../tools/testing/situations/chef-events.ts'
import type { TestChef } from '../../../../../tools/testing/situations/chefs.ts'
import { messagesTo } from '../../../../../tools/testing/situations/kitchens.ts'
import { cancelBookingAsChef, listChefRequests, waiveDeadline } from '../../chef-contract.ts'
import {
  cancelChefEvent,
  listFreeDays,
  moveChefEvent,
  previewCancellation,
} from '../../quotes-contract.ts'

const at = useChefEvents()
const chef = (index: number) => at.chefs[index] as TestChef
const HOUR_MS = 3_600_000
const before = (hours: number, ms = 0) => new Date(EVENT_START.getTime() - hours * HOUR_MS + ms)

const preview = (id: number) => at.customer.browser.call(previewCancellation, { id })
const cancel = (id: number, refund: number) =>
  at.customer.browser.call(cancelChefEvent, { id, refund })
const move = (id: number, eventDate: string, eventTime = '19:00') =>
  at.customer.browser.call(moveChefEvent, { id, eventDate, eventTime })
const bookingId = async (id: number) => (await at.detail(id)).booking?.id ?? 0
const templates = async (phone: string) =>
  (await messagesTo(at.test, phone)).map(({ template }) => template)

describe('the 72 hours', () => {
  it.each([
    ['one millisecond before', -1, true, 600],
    ['exactly', 0, true, 600],
    ['one millisecond after', 1, false, 0],
  ])('%s', async (_name, ms, isFree, refund) => {
    const id = await at.book(chef(0))
    at.test.clock.moveTo(before(72, ms))
    const now = await preview(id)
    expect(now).toEqual({
      isFree,
      freeUntil: '2026-12-02T15:00:00.000Z',
      paid: 600,
      refund,
      kept: 600 - refund,
    })
  })
})

describe('cancelling', () => {
  it('gives the deposit back to the card 73 hours before', async () => {
    const id = await at.book(chef(0))
    at.test.clock.moveTo(before(73))
    const { event, booking } = await cancel(id, 600)
    expect(event.status).toBe('cancelled')
    expect(booking).toMatchObject({ status: 'cancelled', cancelledBy: 'customer', refunded: 600 })
    await at.live()
    expect((await at.detail(id)).booking?.deposit?.state).toBe('refunded')
    expect(await templates(CUSTOMER)).toContain('chef-event-cancelled-refund')
    expect(await templates(CHEFS[0])).toContain('chef-booking-cancelled')
  })

  it('keeps the deposit 71 hours before, and pays the chef of it', async () => {
    const id = await at.book(chef(0))
    at.test.clock.moveTo(before(71))
    await expect(cancel(id, 600)).rejects.toMatchObject({ code: 'refund_changed' })
    const { booking } = await cancel(id, 0)
    expect(booking).toMatchObject({ refunded: 0, deposit: { state: 'captured' } })
    const payout = await at.test.app.db
      .selectFrom('chef_payouts')
      .select(['gross_fils', 'fee_fils', 'net_fils', 'due_at'])
      .executeTakeFirstOrThrow()
    expect(payout).toEqual({
      gross_fils: 60_000,
      fee_fils: 9000,
      net_fils: 51_000,
      due_at: new Date('2026-12-06T20:00:00Z'),
    })
  })

  it('is free though it is late where the chef allowed it', async () => {
    const id = await at.book(chef(0))
    at.test.clock.moveTo(before(20))
    await chef(0).browser.call(waiveDeadline, { id: await bookingId(id) })
    expect(await preview(id)).toMatchObject({ isFree: true, refund: 600 })
    expect((await cancel(id, 600)).booking).toMatchObject({ refunded: 600 })
  })

  it('costs nothing before anything was paid, and closes the quotes', async () => {
    const id = await at.ask()
    await at.quote(chef(0), id)
    expect(await preview(id)).toMatchObject({ isFree: true, paid: 0, refund: 0, freeUntil: null })
    const { event, quotes } = await cancel(id, 0)
    expect([event.status, quotes[0]?.status]).toEqual(['cancelled', 'closed'])
    await expect(cancel(id, 0)).rejects.toMatchObject({ code: 'chef_event_closed' })
  })

  it('gives a deposit back that was on its way', async () => {
    const id = await at.ask()
    await at.accept(id, await at.quote(chef(0), id))
    const { booking } = await cancel(id, 0)
    expect(booking?.status).toBe('cancelled')
    await at.live()
    const state = (await at.detail(id)).booking?.deposit?.state
    expect(['cancelled', 'refunded']).toContain(state)
    expect((await at.detail(id)).event.status).toBe('cancelled')
  })

  it('is over once the event has begun, and another’s is not found', async () => {
    const id = await at.book(chef(0))
    const call = { id, refund: 0 }
    await expect(at.other.browser.call(cancelChefEvent, call)).rejects.toMatchObject({
      status: 404,
    })
    await expect(at.other.browser.call(previewCancellation, { id })).rejects.toMatchObject({
      status: 404,
    })
    at.test.clock.moveTo(EVENT_START)
    await expect(cancel(id, 0)).rejects.toMatchObject({ code: 'chef_event_closed' })
  })
})

describe('a chef who cancels', () => {
  it('loses the booking; the whole deposit goes back and others are asked again', async () => {
    const id = await at.book(chef(0))
    at.test.clock.moveTo(before(10))
    await chef(0).browser.call(cancelBookingAsChef, {
      id: await bookingId(id),
      reason: 'I have broken my arm, sorry.',
    })
    await at.live()
    const { event, booking, quotes, invited } = await at.detail(id)
    expect(event.status).toBe('pending')
    expect(booking).toMatchObject({ cancelledBy: 'chef', refunded: 600 })
    expect(booking?.deposit?.state).toBe('refunded')
    expect(quotes[0]?.status).toBe('closed')
    expect(invited).toBe(2)
    const asked = await chef(1).browser.call(listChefRequests)
    expect(asked.map(({ event: request }) => request.id)).toEqual([id])
    expect(await at.test.app.db.selectFrom('chef_payouts').select('id').execute()).toEqual([])
  })
})

describe('moving', () => {
  it('is free 73 hours before, to a day that the chef has free', async () => {
    const id = await at.book(chef(0))
    await at.book(chef(0), { eventDate: '2026-12-10' })
    await chef(0).browser.call(blockDays, { days: ['2026-12-11'], isBlocked: true })
    at.test.clock.moveTo(before(73))
    const { days } = await at.customer.browser.call(listFreeDays, { id })
    expect(days).toContain('2026-12-05')
    expect(days).toContain('2026-12-12')
    expect(days).not.toContain('2026-12-10')
    expect(days).not.toContain('2026-12-11')
    for (const day of ['2026-12-10', '2026-12-11']) {
      await expect(move(id, day)).rejects.toMatchObject({ code: 'chef_not_free' })
    }
    const { event, booking } = await move(id, '2026-12-12', '20:30')
    expect(event).toMatchObject({ eventDate: '2026-12-12', eventTime: '20:30' })
    expect(booking).toMatchObject({
      startsAt: '2026-12-12T16:30:00.000Z',
      freeUntil: '2026-12-09T16:30:00.000Z',
    })
    expect(booking?.steps.at(-1)).toMatchObject({ kind: 'moved', to: '2026-12-12T16:30:00.000Z' })
    expect(await templates(CUSTOMER)).toContain('chef-event-moved')
    expect(await templates(CHEFS[0])).toContain('chef-event-moved')
  })

  it('is refused 71 hours before, unless the chef allows it; once', async () => {
    const id = await at.book(chef(0))
    at.test.clock.moveTo(before(71))
    await expect(move(id, '2026-12-12')).rejects.toMatchObject({ code: 'too_late_to_move' })
    await chef(0).browser.call(waiveDeadline, { id: await bookingId(id) })
    expect((await move(id, '2026-12-06')).booking?.isWaived).toBe(false)
    at.test.clock.moveTo(before(40))
    await expect(move(id, '2026-12-12')).rejects.toMatchObject({ code: 'too_late_to_move' })
  })

  it('changes the hour of the same day, and frees the day it leaves', async () => {
    const id = await at.book(chef(0))
    expect((await move(id, '2026-12-05', '13:00')).event.eventTime).toBe('13:00')
    await move(id, '2026-12-20')
    await at.book(chef(0))
  })

  it('goes neither back in time nor anywhere without a booking', async () => {
    const id = await at.book(chef(0))
    await expect(move(id, '2026-11-20', '11:00')).rejects.toMatchObject({ code: 'event_date_past' })
    await expect(move(id, '2026-11-21', '11:00')).rejects.toMatchObject({ code: 'event_time_past' })
    await expect(move(id, '2028-01-01')).rejects.toMatchObject({ code: 'chef_not_free' })
    const open = await at.ask()
    await expect(move(open, '2026-12-12')).rejects.toMatchObject({ code: 'chef_event_closed' })
    await expect(
      at.other.browser.call(moveChefEvent, { id, eventDate: '2026-12-12', eventTime: '19:00' }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

describe('time', () => {
  it('expires quotes after 48 hours, however often and late the job runs', async () => {
    const id = await at.ask()
    await at.quote(chef(0), id)
    const expires = new Date('2026-11-23T08:00:00Z')
    await at.live(new Date(expires.getTime() - 1))
    expect((await at.detail(id)).event.status).toBe('quoted')
    for (let run = 0; run < 2; run += 1) {
      await at.live(expires)
      const { event, quotes } = await at.detail(id)
      expect([event.status, quotes[0]?.status]).toEqual(['pending', 'expired'])
    }
    await at.quote(chef(0), id, 210)
    expect((await at.detail(id)).event.status).toBe('quoted')
  })

  it('closes a request whose hour has come without a booking', async () => {
    const id = await at.ask()
    const declined = await at.ask({ eventDate: '2026-12-05', eventTime: '18:00' })
    await at.accept(declined, await at.quote(chef(0), declined), at.customer, ALWAYS_DECLINED)
    await at.live(EVENT_START)
    await at.live(EVENT_START)
    for (const one of [id, declined]) expect((await at.detail(one)).event.status).toBe('cancelled')
    const lapsed = (await templates(CUSTOMER)).filter((name) => name === 'chef-event-lapsed')
    expect(lapsed).toHaveLength(2)
  })
})
