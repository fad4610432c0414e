import { describe, expect, it } from 'vitest'
import {
  declineRequest,
  listChefRequests,
  seeRequest,
} from '#features/chef-events/chef-contract.ts'
import { getEventAsAdmin } from '#features/chef-events/admin-contract.ts'
import { changeChefEvent } from '#features/chef-events/quotes-contract.ts'
import {
  CHEFS,
  CUSTOMER,
  useChefEvents,
} from '../../../../../tools/testing/situations/chef-events.ts'
import { openChef, type TestChef } from '../../../../../tools/testing/situations/chefs.ts'
import { messagesTo } from '../../../../../tools/testing/situations/kitchens.ts'
import { enqueue } from '#server/jobs/jobs.ts'

const at = useChefEvents()
const chef = (index: number) => at.chefs[index] as TestChef
const FIRST = '2026-11-23T08:00:00.000Z'
const SECOND = '2026-11-25T08:00:00.000Z'

const requestOf = async (index: number) => (await chef(index).browser.call(listChefRequests)).at(0)
const see = (id: number, who = chef(0)) => who.browser.call(seeRequest, { id })

const again = async (phone: string) =>
  (await messagesTo(at.test, phone)).filter(({ template }) => template === 'chef-asked-again')

const keep = async (instant = at.test.clock.now()) => {
  at.test.clock.moveTo(instant)
  await enqueue(at.test.app.db, 'keep-chef-events', {})
  await at.test.drain()
}

describe('a round of asking', () => {
  it('ends 48 hours after chefs were asked, as their message and their list say', async () => {
    const id = await at.ask()
    expect(await requestOf(0)).toMatchObject({ canQuote: true, quoteUntil: FIRST })
    expect(await at.detail(id)).toMatchObject({ quotesUntil: FIRST })
    const sent = (await messagesTo(at.test, CHEFS[0])).find(
      ({ template }) => template === 'chef-invited',
    )
    expect(sent?.parameters).toMatchObject({ until: '2026-11-23T08:00:00.000Z' })
  })

  it('ends with the event at the latest', async () => {
    await at.ask({ eventDate: '2026-11-22' })
    expect(await requestOf(0)).toMatchObject({ quoteUntil: '2026-11-22T15:00:00.000Z' })
  })

  it('takes no late quotes while one is open, and more once none does', async () => {
    const id = await at.ask()
    at.test.clock.moveTo(new Date('2026-11-22T20:00:00Z'))
    await at.quote(chef(0), id)
    at.test.clock.moveTo(new Date(FIRST))
    expect(await requestOf(1)).toMatchObject({ canQuote: false, quoteUntil: null })
    expect(await at.detail(id)).toMatchObject({ quotesUntil: null })
    await expect(at.quote(chef(1), id)).rejects.toMatchObject({ status: 409, code: 'quotes_over' })
    at.test.clock.moveTo(new Date('2026-11-24T20:00:00Z'))
    expect(await requestOf(1)).toMatchObject({ canQuote: true, quoteUntil: SECOND })
    await at.quote(chef(1), id)
    await at.quote(chef(2), id)
    expect((await at.detail(id)).event.status).toBe('quoted')
  })

  it('goes on where no one has quoted', async () => {
    const id = await at.ask()
    at.test.clock.moveTo(new Date(FIRST))
    expect(await requestOf(0)).toMatchObject({ canQuote: true, quoteUntil: SECOND })
    await at.quote(chef(0), id)
  })

  it('begins again with a change of the request', async () => {
    const id = await at.ask()
    at.test.clock.moveTo(new Date('2026-11-22T08:00:00Z'))
    await at.customer.browser.call(changeChefEvent, { id, guestCount: 12 })
    expect(await requestOf(0)).toMatchObject({ quoteUntil: '2026-11-24T08:00:00.000Z' })
  })
})

const noQuotes = async () =>
  (await messagesTo(at.test, CUSTOMER)).filter(({ template }) =>
    ['chef-event-unquoted', 'chef-quotes-expired'].includes(template),
  )

describe('a customer whose request has no quote', () => {
  it('hears once that no chef has quoted', async () => {
    await at.ask()
    await keep(new Date('2026-11-23T07:59:59Z'))
    expect(await noQuotes()).toEqual([])
    for (const instant of [FIRST, '2026-11-23T08:05:00Z', SECOND]) await keep(new Date(instant))
    expect(await noQuotes()).toMatchObject([
      { template: 'chef-event-unquoted', parameters: { until: SECOND } },
    ])
  })

  it('hears when the last quote has expired, and of each such end once', async () => {
    const id = await at.ask()
    at.test.clock.moveTo(new Date('2026-11-21T20:00:00Z'))
    await at.quote(chef(0), id)
    at.test.clock.moveTo(new Date('2026-11-22T20:00:00Z'))
    await at.quote(chef(1), id)
    await keep(new Date('2026-11-23T20:00:00Z'))
    expect(await noQuotes()).toEqual([])
    await keep(new Date('2026-11-24T20:00:00Z'))
    await keep(new Date('2026-11-24T20:05:00Z'))
    expect(await noQuotes()).toMatchObject([
      { template: 'chef-quotes-expired', parameters: { until: SECOND } },
    ])
    await at.quote(chef(2), id)
    await keep(new Date('2026-11-26T20:05:00Z'))
    expect((await noQuotes()).map(({ template }) => template)).toEqual([
      'chef-quotes-expired',
      'chef-quotes-expired',
    ])
  })
})

describe('the next round of asking', () => {
  it('is sent to chefs once, but not to those who declined', async () => {
    const id = await at.ask()
    await chef(2).browser.call(declineRequest, { id })
    await keep(new Date('2026-11-23T07:59:59Z'))
    expect(await again(CHEFS[0])).toEqual([])
    await keep(new Date(FIRST))
    await keep(new Date('2026-11-23T08:05:00Z'))
    const [sent, ...others] = await again(CHEFS[0])
    expect(others).toEqual([])
    expect(sent?.parameters).toMatchObject({ until: '2026-11-25T08:00:00.000Z' })
    expect(await again(CHEFS[1])).toHaveLength(1)
    expect(await again(CHEFS[2])).toEqual([])
    await keep(new Date(SECOND))
    expect(await again(CHEFS[0])).toHaveLength(2)
    expect((await messagesTo(at.test, CHEFS[0])).map(({ template: name }) => name)).toEqual([
      'chef-invited',
      'chef-asked-again',
      'chef-asked-again',
    ])
  })

  it('waits for the quotes that stand', async () => {
    const id = await at.ask()
    at.test.clock.moveTo(new Date('2026-11-22T20:00:00Z'))
    await at.quote(chef(0), id)
    await keep(new Date(FIRST))
    expect(await again(CHEFS[1])).toEqual([])
    await keep(new Date('2026-11-24T20:00:00Z'))
    expect(await again(CHEFS[1])).toHaveLength(1)
    expect(await again(CHEFS[0])).toHaveLength(1)
  })

  it('is sent once an hour, however often the request changes', async () => {
    const id = await at.ask()
    const change = async (instant: string, guestCount: number) => {
      at.test.clock.moveTo(new Date(instant))
      await at.customer.browser.call(changeChefEvent, { id, guestCount })
    }
    await change('2026-11-21T08:10:00Z', 12)
    await change('2026-11-21T08:20:00Z', 14)
    await keep()
    expect(await again(CHEFS[0])).toEqual([])
    await keep(new Date('2026-11-21T09:00:00Z'))
    expect(await again(CHEFS[0])).toMatchObject([{ parameters: { guests: 14 } }])
    await change('2026-11-21T11:00:00Z', 16)
    expect(await again(CHEFS[0])).toHaveLength(2)
    await keep()
    expect(await again(CHEFS[0])).toHaveLength(2)
  })
})

describe('PUT /api/chef/requests/:id/seen', () => {
  it('keeps when a chef first opened a request, and says so to those who wait', async () => {
    const id = await at.ask()
    expect(await requestOf(0)).toMatchObject({ isSeen: false })
    expect(await see(id)).toEqual({ seen: true })
    at.test.clock.moveTo(new Date('2026-11-21T09:00:00Z'))
    await see(id)
    const rows = await at.test.app.db
      .selectFrom('chef_invitations')
      .select(['chef_id', 'seen_at'])
      .where('event_id', '=', id)
      .where('seen_at', 'is not', null)
      .execute()
    expect(rows).toEqual([{ chef_id: chef(0).id, seen_at: new Date('2026-11-21T08:00:00Z') }])
    expect(await requestOf(0)).toMatchObject({ isSeen: true })
    expect(await requestOf(1)).toMatchObject({ isSeen: false })
    expect(await at.detail(id)).toMatchObject({ invited: 3, seen: 1 })
    expect((await at.admin.call(getEventAsAdmin, { id })).row).toMatchObject({
      invited: 3,
      seen: 1,
    })
  })

  it('counts from the beginning when the request changes', async () => {
    const id = await at.ask()
    await see(id)
    await at.customer.browser.call(changeChefEvent, { id, guestCount: 12 })
    expect(await requestOf(0)).toMatchObject({ isSeen: false })
    expect(await at.detail(id)).toMatchObject({ seen: 0 })
  })

  it('answers 404 to a chef who was not notified', async () => {
    const id = await at.ask()
    const stranger = await openChef(at.test, '+971509400009', { cuisines: ['thai'] })
    await expect(see(id, stranger)).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })
})
