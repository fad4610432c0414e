import { beforeEach, describe, expect, it } from 'vitest'
import { listDevMessages } from '#features/messages/contract.ts'
import { seedCatalogue, seedDemo } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp, type TestBrowser } from '../../../../../tools/testing/app.ts'
import { signInAdmin } from '../../../../../tools/testing/situations/orders.ts'
import * as admin from '../../admin-contract.ts'
import { createCustomQuote } from '../../contract.ts'
import { declineOffer, getOffer } from '../../offer-contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
})

let office: TestBrowser

beforeEach(async () => {
  test.clock.moveTo(TEST_NOW)
  await test.app.db.deleteFrom('custom_quotes').execute()
  await test.app.db.deleteFrom('rate_limits').execute()
  office = await signInAdmin(test)
})

/** A new shift: a session of the staff does not last so long. */
async function workAt(instant: string): Promise<void> {
  test.clock.moveTo(new Date(instant))
  office = await signInAdmin(test)
}

async function asked(name = 'Mariam Haddad', language: 'en' | 'ar' = 'en', phone = '050 555 0143') {
  await test.browser(language).call(createCustomQuote, {
    name,
    phone,
    email: 'mariam@example.com',
    peopleCount: 24,
    requirements: 'Lunch for an office of 24, five of them vegetarian.',
  })
  const { quotes } = await office.call(admin.listCustomQuotes, { search: name })
  const [quote] = quotes
  if (!quote) throw new Error('not in the inbox')
  return quote
}

const OFFER = {
  lines: [
    { text: 'Lunch for 24, five days', amount: 3600.5 },
    { text: 'Delivery', amount: 100 },
  ],
  validUntil: '2026-11-28',
  note: 'Menus change every day.',
  restaurantId: 1,
  people: 24,
  mealTimes: ['lunch' as const],
  daysPerWeek: 5,
  startsOn: '2026-12-01',
}

const tokenOf = ({ offers }: { offers: readonly { link: string }[] }) =>
  offers[0]?.link.split('/').at(-1) ?? ''

const auditsOf = (id: number) =>
  test.app.db
    .selectFrom('audit_log')
    .selectAll()
    .where('object', '=', 'custom-quote')
    .where('object_id', '=', String(id))
    .orderBy('id')
    .execute()

describe('GET /api/admin/custom-quotes', () => {
  it('shows the 24 hours run out, open requests earliest due first', async () => {
    const first = await asked('First Person')
    await workAt('2026-11-21T20:00:00Z')
    await asked('Second Person')
    await workAt('2026-11-22T08:00:01Z')
    const inbox = await office.call(admin.listCustomQuotes, { state: 'open' })
    expect(inbox).toMatchObject({
      quotes: [
        { name: 'First Person', urgency: 'overdue', dueAt: '2026-11-22T08:00:00.000Z' },
        { name: 'Second Person', urgency: 'calm' },
      ],
      counts: { open: 2, overdue: 1 },
      next: null,
    })
    const overdue = await office.call(admin.listCustomQuotes, { isOverdue: true })
    expect(overdue.quotes.map(({ id }) => id)).toEqual([first.id])
    const later = await office.call(admin.listCustomQuotes, { state: 'open', from: first.id })
    expect(later.quotes).toMatchObject([{ name: 'Second Person' }])
    for (const search of [first.number, `#${first.id}`, '0505550143', 'mariam@example']) {
      const found = await office.call(admin.listCustomQuotes, { search })
      expect(found.quotes.map(({ id }) => id)).toContain(first.id)
    }
  })

  it('is for admins', async () => {
    await expect(test.browser().call(admin.listCustomQuotes)).rejects.toMatchObject({ status: 401 })
  })
})

describe('POST /api/admin/custom-quotes/:id/offers', () => {
  it('sends the offer in the language of the request, and the customer declines by its link', async () => {
    const { id } = await asked('ميرا', 'ar')
    expect(await office.call(admin.assignCustomQuote, { id, isMine: true })).toMatchObject({
      isMine: true,
    })
    const options = { idempotencyKey: 'offer-once' }
    const sent = await office.call(admin.sendOffer, { id, ...OFFER }, options)
    expect(await office.call(admin.sendOffer, { id, ...OFFER }, options)).toEqual(sent)
    expect(sent).toMatchObject({
      state: 'answered',
      urgency: null,
      offered: 3700.5,
      isReachable: true,
      offers: [{ total: 3700.5, validUntil: '2026-11-28', answer: null }],
    })
    await test.drain()
    const [message] = await office.call(listDevMessages, { to: '+971505550143' })
    expect(message?.text).toContain(sent.offers[0]?.link)
    expect(message?.text).toMatch(/عرض السعر جاهز: .* للطلب .SQ-2026-\d{6}/)
    const visitor = test.browser('ar')
    const token = tokenOf(sent)
    expect(await visitor.call(getOffer, { token })).toMatchObject({
      number: sent.number,
      total: 3700.5,
      vatIncluded: 176.21,
      terms: { people: 24, mealTimes: ['lunch'], daysPerWeek: 5, startsOn: '2026-12-01' },
      standing: 'open',
    })
    const declined = await visitor.call(declineOffer, { token })
    expect(declined.standing).toBe('declined')
    expect(await visitor.call(declineOffer, { token })).toEqual(declined)
    expect(await office.call(admin.getCustomQuote, { id })).toMatchObject({
      state: 'declined',
      offers: [{ answer: 'declined', answeredVia: 'link' }],
    })
    await expect(office.call(admin.sendOffer, { id, ...OFFER })).rejects.toMatchObject({
      code: 'quote_closed',
    })
    expect(await auditsOf(id)).toMatchObject([
      { action: 'take-custom-quote', before: { assignedTo: null } },
      { action: 'offer-custom-quote', before: { state: 'open' }, after: { offeredFils: 370_050 } },
    ])
  })

  it('replaces the offer before, and lapses with its last day', async () => {
    const { id } = await asked()
    const old = tokenOf(await office.call(admin.sendOffer, { id, ...OFFER }))
    const token = tokenOf(await office.call(admin.sendOffer, { id, ...OFFER }))
    const visitor = test.browser()
    expect(await visitor.call(getOffer, { token: old })).toMatchObject({ standing: 'replaced' })
    test.clock.moveTo(new Date('2026-11-28T19:59:00Z'))
    expect(await visitor.call(getOffer, { token })).toMatchObject({ standing: 'open' })
    test.clock.moveTo(new Date('2026-11-28T20:00:00Z'))
    expect(await visitor.call(getOffer, { token })).toMatchObject({ standing: 'expired' })
    for (const link of [old, token]) {
      await expect(visitor.call(declineOffer, { token: link })).rejects.toMatchObject({
        code: 'offer_closed',
      })
    }
    await expect(visitor.call(getOffer, { token: 'x'.repeat(32) })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('refuses empty offers, sums of nothing and days out of reach', async () => {
    const { id } = await asked()
    const refused = async (change: object) =>
      office.call(admin.sendOffer, { id, ...OFFER, ...change }).then(
        () => undefined,
        (error: { code: string }) => error.code,
      )
    expect(await refused({ lines: [] })).toBe('invalid_input')
    expect(await refused({ lines: [{ text: 'Free', amount: 0 }] })).toBe('invalid_input')
    expect(await refused({ validUntil: '2026-11-20' })).toBe('offer_valid_too_short')
    expect(await refused({ validUntil: '2027-02-20' })).toBe('offer_valid_too_long')
    expect(await refused({ restaurantId: 9999 })).toBe('restaurant_not_found')
    expect(await refused({ startsOn: '2026-11-21' })).toBe('start_date_too_early')
    expect(await refused({ startsOn: '2027-06-01' })).toBe('start_date_too_late')
    expect(await refused({ mealTimes: [] })).toBe('invalid_input')
    expect(await auditsOf(id)).toEqual([])
  })
})

describe('POST /api/admin/custom-quotes/:id/close', () => {
  it('notes what a person heard on a landline', async () => {
    const { id } = await asked('Landline', 'en', '04 555 0182')
    const sent = await office.call(admin.sendOffer, { id, ...OFFER })
    expect(sent.isReachable).toBe(false)
    const note = 'Found a caterer nearby.'
    expect(await office.call(admin.closeCustomQuote, { id, note })).toMatchObject({
      state: 'declined',
      offers: [{ answer: 'declined', answeredVia: 'admin' }],
      acts: [{ action: 'close-custom-quote', note }, {}],
    })
    const token = tokenOf(sent)
    expect(await test.browser().call(getOffer, { token })).toMatchObject({ standing: 'declined' })
  })

  it('closes one that was never offered as declined', async () => {
    const { id } = await asked()
    const note = 'Asked twice by mistake.'
    const closed = await office.call(admin.closeCustomQuote, { id, note })
    expect(closed).toMatchObject({ state: 'declined', urgency: null })
  })
})

describe('POST /api/admin/custom-quotes/decline', () => {
  it('closes each open request, and says of a decided one why not', async () => {
    const [one, two] = [await asked('First Person'), await asked('Second Person')]
    const ids = [one.id, two.id]
    const taken = await office.call(admin.assignCustomQuotes, { ids, isMine: true })
    expect(taken).toEqual({ done: ids, refused: [] })
    await office.call(admin.closeCustomQuote, { id: one.id, note: 'By phone' })
    const answer = await office.call(admin.declineCustomQuotes, { ids, note: 'Out of our area' })
    expect(answer).toMatchObject({
      done: [two.id],
      refused: [{ id: one.id, code: 'quote_closed' }],
    })
    for (const [id, note] of [
      [one.id, 'By phone'],
      [two.id, 'Out of our area'],
    ] as const) {
      const closing = (await auditsOf(id)).filter(({ action }) => action === 'close-custom-quote')
      expect(closing.map(({ after }) => after)).toEqual([{ state: 'declined', note }])
    }
  })
})
