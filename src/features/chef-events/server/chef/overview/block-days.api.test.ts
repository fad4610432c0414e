import { describe, expect, it } from 'vitest'
import { blockDays, getChefCalendar } from '#features/chef-events/calendar-contract.ts'
import { acceptQuote } from '#features/chef-events/quotes-contract.ts'
import { runInOrder } from '../../../../../../tools/testing/locks.ts'
import { messagesTo } from '../../../../../../tools/testing/situations/kitchens.ts'
import {
  ALWAYS_DECLINED,
  CUSTOMER,
  EVENT_DAY,
  useChefEvents,
} from '../../../../../../tools/testing/situations/chef-events.ts'
import type { TestChef } from '../../../../../../tools/testing/situations/chefs.ts'
import { lockEvent } from '../../store.ts'

const at = useChefEvents()
const chef = (index: number) => at.chefs[index] as TestChef
const block = (withdraws: number[] = [], day = EVENT_DAY) =>
  chef(0).browser.call(blockDays, { days: [day], isBlocked: true, withdraws })
const blocked = { blocked: [{ day: EVENT_DAY, note: '' }] }

async function quoted(): Promise<{ id: number; quoteId: number }> {
  const id = await at.ask()
  return { id, quoteId: await at.quote(chef(0), id) }
}

const dayOfCalendar = async () => {
  const { days } = await chef(0).browser.call(getChefCalendar, { month: '2026-12' })
  return days.find(({ day }) => day === EVENT_DAY)
}

const withdrawals = async (phone: string) =>
  (await messagesTo(at.test, phone)).filter(({ template }) => template === 'chef-quote-withdrawn')

describe('PUT /api/chef/blocked-days', () => {
  it('takes back the quotes for the day that the chef named, and notifies their customers', async () => {
    const { id, quoteId } = await quoted()
    const second = await at.ask({ guestCount: 12 }, at.other)
    const secondQuote = await at.quote(chef(0), second, 150)
    const elsewhere = await at.quote(chef(1), second)
    const later = await at.ask({ eventDate: '2026-12-06' })
    await at.quote(chef(0), later)
    expect((await dayOfCalendar())?.quotes).toMatchObject([
      { id: secondQuote, eventId: second, guestCount: 12, time: '19:00', total: 1800 },
      { id: quoteId, eventId: id, guestCount: 10, time: '19:00', total: 2000 },
    ])
    expect(await block([quoteId, secondQuote])).toEqual(blocked)
    const first = await at.detail(id)
    expect([first.event.status, first.quotes[0]?.status]).toEqual(['pending', 'withdrawn'])
    const other = await at.detail(second, at.other)
    expect(other.event.status).toBe('quoted')
    expect(other.quotes.find((quote) => quote.id === elsewhere)?.status).toBe('sent')
    expect((await at.detail(later)).quotes[0]?.status).toBe('sent')
    expect(await withdrawals(CUSTOMER)).toHaveLength(1)
    expect(await withdrawals('+971509300002')).toHaveLength(1)
    expect(await dayOfCalendar()).toMatchObject({ isBlocked: true, quotes: [] })
  })

  it('refuses where a quote is open that was not named, and changes nothing', async () => {
    const { id, quoteId } = await quoted()
    await expect(block()).rejects.toMatchObject({
      status: 409,
      code: 'day_quoted',
      details: { quotes: [quoteId] },
    })
    expect(await dayOfCalendar()).toMatchObject({ isBlocked: false })
    expect((await at.detail(id)).quotes[0]?.status).toBe('sent')
    expect(await withdrawals(CUSTOMER)).toEqual([])
  })

  it('takes a quote as gone that lapsed after it was named', async () => {
    const { quoteId } = await quoted()
    at.test.clock.moveTo(new Date('2026-11-23T08:00:00Z'))
    expect(await block([quoteId])).toEqual(blocked)
    expect(await withdrawals(CUSTOMER)).toEqual([])
  })

  it('refuses a booked day, also while its deposit is on its way', async () => {
    const { id, quoteId } = await quoted()
    await at.accept(id, quoteId)
    const refusal = { status: 409, code: 'day_booked', details: { day: EVENT_DAY } }
    await expect(block([quoteId])).rejects.toMatchObject(refusal)
    await at.live()
    await expect(block([quoteId])).rejects.toMatchObject({
      ...refusal,
      text: 'You have an event on this day. A booked day cannot be blocked.',
    })
  })

  it('leaves nothing to stand again when another chef’s deposit is declined', async () => {
    const { id, quoteId } = await quoted()
    const other = await at.quote(chef(1), id)
    await at.accept(id, other, at.customer, ALWAYS_DECLINED)
    expect(await block()).toEqual(blocked)
    await at.live(new Date('2026-11-22T08:00:00Z'))
    const { quotes } = await at.detail(id)
    expect(quotes.map((quote) => [quote.id, quote.status])).toEqual([
      [quoteId, 'withdrawn'],
      [other, 'sent'],
    ])
  })
})

const codeOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { code: string }).code

/** Both wait for the event while someone locks it, the first one in front. */
const inOrder = async (
  eventId: number,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<string[]> =>
  (await runInOrder(at.test.app.db, (tx) => lockEvent(tx, eventId), first, second)).map(codeOf)

describe('an acceptance at the same moment', () => {
  it('wins where it came first: the day cannot be blocked', async () => {
    const { id, quoteId } = await quoted()
    const cardSetupId = await at.card()
    const accept = () => at.customer.browser.call(acceptQuote, { id, quoteId, cardSetupId })
    expect(await inOrder(id, accept, () => block([quoteId]))).toEqual(['done', 'day_booked'])
    expect((await at.detail(id)).event.status).toBe('deposit_due')
    expect(await dayOfCalendar()).toMatchObject({ isBlocked: false })
  })

  it('is refused where the day was blocked first', async () => {
    const { id, quoteId } = await quoted()
    const cardSetupId = await at.card()
    const accept = () => at.customer.browser.call(acceptQuote, { id, quoteId, cardSetupId })
    expect(await inOrder(id, () => block([quoteId]), accept)).toEqual(['done', 'quote_taken'])
    expect((await at.detail(id)).booking).toBeNull()
    expect(await dayOfCalendar()).toMatchObject({ isBlocked: true, quotes: [] })
  })
})
