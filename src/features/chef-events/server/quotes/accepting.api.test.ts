import { describe, expect, it } from 'vitest'
import { withdrawQuote } from '../../chef-contract.ts'
import { acceptQuote } from '../../quotes-contract.ts'
import {
  ALWAYS_DECLINED,
  CHEFS,
  CUSTOMER,
  useChefEvents,
} from '../../../../../tools/testing/situations/chef-events.ts'
import { messagesTo } from '../../../../../tools/testing/situations/kitchens.ts'
import type { TestChef } from '../../../../../tools/testing/situations/chefs.ts'

const at = useChefEvents()
const chef = (index: number) => at.chefs[index] as TestChef

const statuses = async (id: number) => {
  const { event, quotes, booking } = await at.detail(id)
  return {
    event: event.status,
    quotes: quotes.map(({ status }) => status),
    booking: booking?.status,
  }
}

async function threeQuotes(): Promise<{ id: number; quotes: number[] }> {
  const id = await at.ask()
  const quotes = []
  for (const [index, one] of at.chefs.entries()) quotes.push(await at.quote(one, id, 200 + index))
  return { id, quotes }
}

describe('comparing', () => {
  it('shows each quote with its sums, what it covers and what cancelling would cost', async () => {
    const { id } = await threeQuotes()
    const { event, invited, quotes, booking } = await at.detail(id)
    expect(event).toMatchObject({ id, status: 'quoted' })
    expect({ invited, booking }).toEqual({ invited: 3, booking: null })
    expect(quotes).toHaveLength(3)
    expect(quotes[0]).toMatchObject({
      status: 'sent',
      chef: { id: chef(0).id, name: 'Hessa Al Marri', rating: null, events: 0 },
      courses: [{ course: 'main', title: 'Harees' }],
      perGuest: 200,
      total: 2000,
      vatIncluded: 95.24,
      deposit: 600,
      balance: 1400,
      matchesAll: false,
      areAllergensSaid: false,
      unread: 0,
    })
    expect(quotes[0]?.inclusions.filter(({ isIncluded }) => isIncluded)).toHaveLength(2)
    expect(quotes[0]?.cancelling.map(({ when, cost }) => [when, cost])).toEqual([
      ['today', 0],
      ['in_four_days', 0],
      ['day_before', 600],
    ])
  })

  it('is the customer’s own affair', async () => {
    const { id, quotes } = await threeQuotes()
    const cardSetupId = await at.card(at.other)
    await expect(at.detail(id, at.other)).rejects.toMatchObject({ status: 404 })
    await expect(
      at.other.browser.call(acceptQuote, { id, quoteId: quotes[0] ?? 0, cardSetupId }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

const WITHOUT_FUNDS = '4000000000009995'

describe('accepting', () => {
  it('books the chef, closes the other quotes and takes the deposit at once', async () => {
    const { id, quotes } = await threeQuotes()
    const accepted = await at.accept(id, quotes[1] ?? 0)
    expect(accepted.booking).toMatchObject({
      status: 'deposit_due',
      chefPhone: null,
      deposit: { amount: 603, state: 'ready' },
    })
    expect(await statuses(id)).toEqual({
      event: 'deposit_due',
      quotes: ['closed', 'accepted', 'closed'],
      booking: 'deposit_due',
    })
    await at.live()
    const { event, booking } = await at.detail(id)
    expect(event.status).toBe('confirmed')
    expect(booking).toMatchObject({
      status: 'confirmed',
      chefPhone: CHEFS[1],
      isFree: true,
      deposit: { state: 'captured' },
      balance: null,
      balanceAmount: 1407,
      freeUntil: '2026-12-02T15:00:00.000Z',
    })
    expect(booking?.steps.map(({ kind }) => kind)).toEqual(['booked', 'confirmed'])
  })

  it('GET /api/chef-events/:id offers the card that paid last, and the deposit takes it', async () => {
    const first = await threeQuotes()
    await at.accept(first.id, first.quotes[1] ?? 0)
    await at.live()
    const id = await at.ask()
    const quoteId = await at.quote(chef(0), id, 200)
    const { card } = await at.detail(id)
    expect(card).toMatchObject({ status: 'succeeded', last4: '4242', form: null })
    const accepted = await at.customer.browser.call(acceptQuote, {
      id,
      quoteId,
      cardSetupId: card?.id ?? 0,
    })
    expect(accepted.booking?.deposit?.state).toBe('ready')
  })

  it('sends both how to reach each other, once it is paid', async () => {
    const { id, quotes } = await threeQuotes()
    await at.accept(id, quotes[0] ?? 0)
    await at.live()
    const toCustomer = (await messagesTo(at.test, CUSTOMER)).find(
      ({ template }) => template === 'chef-event-confirmed',
    )
    expect(toCustomer?.parameters).toMatchObject({ phone: CHEFS[0], amount: 60_000 })
    const toChef = (await messagesTo(at.test, CHEFS[0])).find(
      ({ template }) => template === 'chef-booking-confirmed',
    )
    expect(toChef?.parameters).toMatchObject({
      phone: CUSTOMER,
      customer: 'Mariam Al Hashimi',
      place: 'Villa 18, Street 6b, Al Barsha 2',
    })
  })

  it('opens the quotes again where the deposit is declined, and another card books', async () => {
    const { id, quotes } = await threeQuotes()
    await at.accept(id, quotes[0] ?? 0, at.customer, ALWAYS_DECLINED)
    await at.live()
    expect(await statuses(id)).toEqual({
      event: 'quoted',
      quotes: ['sent', 'sent', 'sent'],
      booking: 'cancelled',
    })
    const sent = await messagesTo(at.test, CUSTOMER)
    expect(sent.map(({ template }) => template)).toContain('chef-deposit-failed')
    await at.accept(id, quotes[0] ?? 0)
    await at.live()
    expect(await statuses(id)).toMatchObject({ event: 'confirmed', booking: 'confirmed' })
  })

  it('lets quotes lapse whose time ran out while the deposit was declined', async () => {
    const { id, quotes } = await threeQuotes()
    at.test.clock.moveTo(new Date('2026-11-23T07:59:59Z'))
    await at.accept(id, quotes[0] ?? 0, at.customer, WITHOUT_FUNDS)
    await at.live(new Date('2026-11-23T08:00:00Z'))
    expect(await statuses(id)).toEqual({
      event: 'pending',
      quotes: ['expired', 'expired', 'expired'],
      booking: 'cancelled',
    })
  })

  it('refuses a quote from its last instant on, though no job has noticed', async () => {
    const { id, quotes } = await threeQuotes()
    at.test.clock.moveTo(new Date('2026-11-23T08:00:00Z'))
    expect((await statuses(id)).quotes).toEqual(['expired', 'expired', 'expired'])
    await expect(at.accept(id, quotes[0] ?? 0)).rejects.toMatchObject({ code: 'quote_expired' })
  })

  it('books no one for an event whose hour has come', async () => {
    const id = await at.ask({ eventDate: '2026-11-22' })
    const quoteId = await at.quote(chef(0), id)
    at.test.clock.moveTo(new Date('2026-11-22T15:00:00Z'))
    await expect(at.accept(id, quoteId)).rejects.toMatchObject({
      status: 409,
      code: 'chef_event_begun',
      text: 'The start time of this event has passed, so no chef can be booked for it.',
    })
  })

  it('refuses withdrawn and closed quotes, and cards that cannot be charged', async () => {
    const { id, quotes } = await threeQuotes()
    await chef(0).browser.call(withdrawQuote, { id: quotes[0] ?? 0 })
    await expect(at.accept(id, quotes[0] ?? 0)).rejects.toMatchObject({ code: 'quote_taken' })
    const foreign = await at.card(at.other)
    const input = { id, quoteId: quotes[1] ?? 0 }
    await expect(
      at.customer.browser.call(acceptQuote, { ...input, cardSetupId: foreign }),
    ).rejects.toMatchObject({ status: 404 })
    await at.accept(id, quotes[1] ?? 0)
    await expect(at.accept(id, quotes[2] ?? 0)).rejects.toMatchObject({ code: 'chef_event_closed' })
  })

  it('books a chef once a day, and closes what they quoted elsewhere for it', async () => {
    const first = await threeQuotes()
    const second = await at.ask({}, at.other)
    const clashing = await at.quote(chef(0), second)
    const later = await at.ask({ eventDate: '2026-12-06' }, at.other)
    await at.quote(chef(0), later)
    await at.accept(first.id, first.quotes[0] ?? 0)
    await expect(at.accept(second, clashing, at.other)).rejects.toMatchObject({
      code: 'chef_not_free',
    })
    await at.live()
    const { event, quotes } = await at.detail(second, at.other)
    expect([event.status, quotes[0]?.status]).toEqual(['pending', 'closed'])
    expect((await at.detail(later, at.other)).quotes[0]?.status).toBe('sent')
  })

  it('answers a repeated key with the first outcome', async () => {
    const { id, quotes } = await threeQuotes()
    const cardSetupId = await at.card()
    const input = { id, quoteId: quotes[0] ?? 0, cardSetupId }
    const idempotencyKey = crypto.randomUUID()
    const first = await at.customer.browser.call(acceptQuote, input, { idempotencyKey })
    const again = await at.customer.browser.call(acceptQuote, input, { idempotencyKey })
    expect(again).toEqual(first)
  })
  it('takes a repeated key as another try once the deposit was declined', async () => {
    const { id, quotes } = await threeQuotes()
    const cardSetupId = await at.card(at.customer, WITHOUT_FUNDS)
    const input = { id, quoteId: quotes[0] ?? 0, cardSetupId }
    const idempotencyKey = crypto.randomUUID()
    await at.customer.browser.call(acceptQuote, input, { idempotencyKey })
    await at.live()
    expect(await statuses(id)).toMatchObject({ event: 'quoted', booking: 'cancelled' })
    const again = await at.customer.browser.call(acceptQuote, input, { idempotencyKey })
    expect(again.event.status).toBe('deposit_due')
    expect(await statuses(id)).toMatchObject({ event: 'deposit_due', booking: 'deposit_due' })
  })
})
