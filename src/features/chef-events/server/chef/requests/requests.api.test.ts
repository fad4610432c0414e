import { beforeEach, describe, expect, it } from 'vitest'
import type { CallInput } from '#shared/wire/endpoint.ts'
import * as contract from '#features/chef-events/chef-contract.ts'
import { createChefEvent } from '#features/chef-events/contract.ts'
import { blockDays } from '#features/chef-events/calendar-contract.ts'
import { useTestApp } from '../../../../../../tools/testing/app.ts'
import {
  openChef,
  signInAs,
  type SignedIn,
  type TestChef,
} from '../../../../../../tools/testing/situations/chefs.ts'
import { messagesTo } from '../../../../../../tools/testing/situations/kitchens.ts'
import { seedCatalogue } from '../../../../../../seeds/run.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))
const GUEST = '+971509100001'
const DAY = '2026-12-05'
const quote: Omit<CallInput<typeof contract.sendQuote>, 'id'> = {
  courses: [
    { course: 'main', title: 'Harees', dishSlug: 'harees' },
    { course: 'sweet', title: 'Rice pudding', allergens: ['eggs'] },
  ],
  inclusions: ['cleaning', 'groceries'],
  perGuest: 210,
  note: 'We bring our own pans.',
}

let chefs: TestChef[]
let hessa: TestChef
let guest: SignedIn

async function ask(changes: Partial<CallInput<typeof createChefEvent>> = {}) {
  const { id } = await guest.browser.call(createChefEvent, {
    eventType: 'dinner-party',
    guestCount: 10,
    eventDate: DAY,
    cuisinePreference: 'emirati',
    eventLocation: 'Villa 18, Street 6b, Al Barsha 2',
    city: 'Abu Dhabi',
    specialRequirements: 'Call me on 050 123 4567',
    ...changes,
  })
  const { db } = test.app
  await db.deleteFrom('chef_invitations').where('event_id', '=', id).execute()
  await db
    .insertInto('chef_invitations')
    .values(chefs.map((chef) => ({ event_id: id, chef_id: chef.id, told_at: test.clock.now() })))
    .execute()
  return id
}

const send = (chef: TestChef, id: number, changes: Partial<typeof quote> = {}) =>
  chef.browser.call(contract.sendQuote, { ...quote, ...changes, id })

const statusOf = async (id: number) =>
  (
    await test.app.db
      .selectFrom('chef_events')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status

beforeEach(async () => {
  const { db } = test.app
  await db.deleteFrom('chef_quotes').execute()
  await db.deleteFrom('chef_events').execute()
  await db.deleteFrom('chef_blocked_days').execute()
  await db.deleteFrom('messages').execute()
  if (chefs === undefined) {
    chefs = []
    for (let number = 1; number <= 8; number += 1) {
      chefs.push(await openChef(test, `+97150920000${number}`))
    }
    guest = await signInAs(test, { phone: GUEST, name: 'Mariam Al Hashimi' })
  }
  hessa = chefs[0] as TestChef
})

describe('requests', () => {
  it('GET /api/chef/requests says what there is to cook, and not for whom', async () => {
    const id = await ask()
    const requests = await hessa.browser.call(contract.listChefRequests)
    expect(requests).toMatchObject([
      {
        event: {
          id,
          city: 'Abu Dhabi',
          travelMinutes: 90,
          specialRequirements: 'Call me on •••',
          startsAt: '2026-12-05T15:00:00.000Z',
        },
        quotes: 0,
        quotesMax: 7,
        quoteUntil: '2026-11-23T08:00:00.000Z',
        isSeen: false,
        quote: null,
        isDayTaken: false,
        canQuote: true,
        unread: 0,
      },
    ])
    expect(JSON.stringify(requests)).not.toMatch(/Mariam|Villa/)
  })

  it('GET /api/chef/requests puts what can be quoted first, then what waits', async () => {
    const quoted = await ask({ eventDate: '2026-12-01' })
    const open = await ask()
    await send(hessa, quoted)
    const requests = await hessa.browser.call(contract.listChefRequests)
    expect(requests.map(({ event }) => event.id)).toEqual([open, quoted])
  })

  it('POST /api/chef/requests/:id/decline takes it off the list for good', async () => {
    const id = await ask()
    expect(await hessa.browser.call(contract.declineRequest, { id })).toEqual({ declined: true })
    expect(await hessa.browser.call(contract.listChefRequests)).toEqual([])
    await expect(send(hessa, id)).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })

  it('answers 404 to a chef who was not notified', async () => {
    const stranger = await openChef(test, '+971509200009')
    const id = await ask()
    const gone = { status: 404, code: 'not_found' }
    await expect(stranger.browser.call(contract.declineRequest, { id })).rejects.toMatchObject(gone)
    await expect(send(stranger, id)).rejects.toMatchObject(gone)
  })
})

describe('quoting', () => {
  it('POST /api/chef/requests/:id/quotes is open for 48 hours and notifies the customer', async () => {
    const id = await ask()
    expect((await send(hessa, id)).quote).toMatchObject({
      status: 'sent',
      guestCount: 10,
      perGuest: 210,
      total: 2100,
      deposit: 630,
      fee: 315,
      net: 1785,
      inclusions: ['groceries', 'cleaning'],
      expiresAt: '2026-11-23T08:00:00.000Z',
    })
    expect(await statusOf(id)).toBe('quoted')
    expect(await messagesTo(test, GUEST)).toMatchObject([
      { template: 'chef-quoted', parameters: { chef: 'Hessa Al Marri', total: 210_000 } },
    ])
  })

  it('is open no longer than until the event', async () => {
    const id = await ask({ eventDate: '2026-11-22' })
    expect((await send(hessa, id)).quote?.expiresAt).toBe('2026-11-22T15:00:00.000Z')
  })

  it('refuses a course that someone at the table must not eat', async () => {
    const id = await ask()
    await test.app.db
      .updateTable('chef_events')
      .set({ allergens: ['eggs'] })
      .execute()
    await expect(send(hessa, id)).rejects.toMatchObject({
      status: 422,
      code: 'quote_allergen',
      text: '“Rice pudding” contains eggs, which somebody at this table must not eat. Please change the course.',
      details: { clashes: [{ course: 'Rice pudding', allergen: 'eggs' }] },
    })
    await test.app.db
      .updateTable('chef_events')
      .set({ allergens: ['gluten'] })
      .execute()
    await expect(send(hessa, id)).rejects.toMatchObject({
      details: { clashes: [{ course: 'Harees', allergen: 'gluten' }] },
    })
  })

  it('refuses while an own quote is open, and again takes one when it lapsed', async () => {
    const id = await ask()
    await send(hessa, id)
    await expect(send(hessa, id)).rejects.toMatchObject({ status: 409, code: 'quote_sent' })
    await test.app.db
      .updateTable('chef_quotes')
      .set({ expires_at: new Date('2026-11-21T07:00:00Z') })
      .execute()
    expect((await send(hessa, id, { perGuest: 190 })).quote).toMatchObject({ total: 1900 })
  })

  it('refuses a day that is taken, an event that is over or not open', async () => {
    const id = await ask()
    await hessa.browser.call(blockDays, { days: [DAY], isBlocked: true })
    const [request] = await hessa.browser.call(contract.listChefRequests)
    expect(request).toMatchObject({ isDayTaken: true, canQuote: false })
    await expect(send(hessa, id)).rejects.toMatchObject({ status: 409, code: 'chef_not_free' })
    await test.app.db.updateTable('chef_events').set({ status: 'cancelled' }).execute()
    await expect(send(hessa, id)).rejects.toMatchObject({ code: 'chef_event_closed' })
  })

  it('DELETE /api/chef/quotes/:id takes back what was not accepted', async () => {
    const id = await ask()
    const { quote: sent } = await send(hessa, id)
    const input = { id: sent?.id ?? 0 }
    await expect(
      (chefs[1] as TestChef).browser.call(contract.withdrawQuote, input),
    ).rejects.toMatchObject({ status: 404 })
    expect(await hessa.browser.call(contract.withdrawQuote, input)).toMatchObject({
      quote: { status: 'withdrawn' },
      canQuote: true,
    })
    expect(await statusOf(id)).toBe('pending')
    await expect(hessa.browser.call(contract.withdrawQuote, input)).rejects.toMatchObject({
      status: 409,
      code: 'quote_decided',
    })
  })
})

const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) =>
    result.status === 'fulfilled' ? 'sent' : (result.reason as { code: string }).code,
  )

describe('races', () => {
  it('lets at most seven of eight quotes stand that come at once', async () => {
    const id = await ask()
    const outcomes = codes(await Promise.allSettled(chefs.map((chef) => send(chef, id))))
    expect(outcomes.filter((code) => code === 'sent').length).toBeLessThanOrEqual(7)
    // Anyone whom a busy machine turned away tries again.
    for (const chef of chefs) await send(chef, id).catch(() => undefined)
    const rows = await test.app.db.selectFrom('chef_quotes').select('status').execute()
    expect(rows.map(({ status }) => status)).toEqual(Array(7).fill('sent'))
  })

  it('lets one of a chef’s quotes stand that come at once', async () => {
    const id = await ask()
    const twice = await Promise.allSettled([1, 2, 3].map(() => send(hessa, id)))
    expect(codes(twice).toSorted()).toEqual(['quote_sent', 'quote_sent', 'sent'])
  })
})
