import { beforeAll, describe, expect, it } from 'vitest'
import type { CallInput } from '#shared/wire/endpoint.ts'
import { blockDays } from '#features/chef-events/calendar-contract.ts'
import { replyToReview } from '#features/chef-events/chef-contract.ts'
import { inTransaction } from '#server/database/database.ts'
import { useTestApp } from '../../../../tools/testing/app.ts'
import {
  addFinishedEvent,
  openChef,
  signInAs,
  type SignedIn,
  type TestChef,
} from '../../../../tools/testing/situations/chefs.ts'
import { seedCatalogue } from '../../../../seeds/run.ts'
import * as contract from '../contract.ts'
import * as publicContract from '../public-contract.ts'
import { isChefFree, listMatchingChefs } from './public.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))
let hessa: TestChef
let rami: TestChef
let guest: SignedIn

beforeAll(async () => {
  hessa = await openChef(test, '+971509000001')
  rami = await openChef(test, '+971509000002', {
    nameEn: 'Rami Khoury',
    nameAr: 'رامي خوري',
    cuisines: ['italian'],
    emirates: ['Dubai', 'Sharjah'],
    guestsMax: 12,
  })
  guest = await signInAs(test, { phone: '+971509000009', name: 'Mariam Al Hashimi' })
})

const match = (input: Partial<Parameters<typeof listMatchingChefs>[1]>) =>
  listMatchingChefs(test.app.db, {
    cuisines: ['emirati', 'italian'],
    city: 'Dubai',
    guestCount: 10,
    day: '2026-12-05',
    notUserId: guest.userId,
    ...input,
  }).then((chefs) => chefs.map(({ id }) => id))

const harees = { course: 'main', title: 'Harees', dishSlug: 'harees' } as const
const karak = { course: 'drink' as const, title: 'Karak', allergens: ['milk' as const] }
const menu = {
  name: 'Emirati table',
  perGuest: 185.5,
  courses: [harees, karak],
  inclusions: ['cleaning', 'groceries'] as const,
}

describe('matching', () => {
  it.each([
    ['one of the cuisines', {}, ['hessa', 'rami']],
    ['only that cuisine', { cuisines: ['italian'] as const }, ['rami']],
    ['another emirate', { city: 'Sharjah' as const }, ['rami']],
    ['no emirate', { city: null }, ['hessa', 'rami']],
    ['more guests than one takes', { guestCount: 13 }, ['hessa']],
    ['fewer guests than any takes', { guestCount: 1 }, []],
  ])('finds chefs by %s', async (_case, input, names) => {
    const ids = { hessa: hessa.id, rami: rami.id }
    expect(await match(input)).toEqual(names.map((name) => ids[name as 'hessa']))
  })

  it('passes over the customer, who is a chef too, and those on leave', async () => {
    expect(await match({ notUserId: rami.userId })).toEqual([hessa.id])
    const profile = await hessa.browser.call(contract.getChefProfile)
    await hessa.browser.call(contract.changeChefProfile, { ...profile, takesRequests: false })
    expect(await match({})).toEqual([rami.id])
    await hessa.browser.call(contract.changeChefProfile, profile)
  })
})

const block = (days: string[], isBlocked = true) =>
  hessa.browser.call(blockDays, { days, isBlocked, note: 'Family' })
const isFree = (day: string) => inTransaction(test.app.db, (tx) => isChefFree(tx, hessa.id, day))

describe('days', () => {
  it('PUT /api/chef/blocked-days keeps days free and opens them again', async () => {
    expect(await block(['2026-12-06', '2026-12-05', '2026-12-05'])).toEqual({
      blocked: [
        { day: '2026-12-05', note: 'Family' },
        { day: '2026-12-06', note: 'Family' },
      ],
    })
    expect(await match({})).toEqual([rami.id])
    expect(await isFree('2026-12-05')).toBe(false)
    expect(await block(['2026-12-05', '2026-12-06'], false)).toEqual({ blocked: [] })
    expect(await isFree('2026-12-05')).toBe(true)
  })

  it('PUT /api/chef/blocked-days refuses a past day and a booked one', async () => {
    await expect(block(['2026-11-20'])).rejects.toMatchObject({ code: 'day_past', status: 422 })
    await addFinishedEvent(test, { chefId: hessa.id, customerId: guest.userId, day: '2026-12-09' })
    await expect(block(['2026-12-08', '2026-12-09'])).rejects.toMatchObject({
      code: 'day_booked',
      details: { day: '2026-12-09' },
    })
    expect(await isFree('2026-12-08')).toBe(true)
    expect(await isFree('2026-12-09')).toBe(false)
  })
})

type Said = Omit<CallInput<typeof contract.createChefMenu>['courses'][number], 'course'>

describe('menus', () => {
  it('POST /api/chef/menus declares what the dishes contain, and PUT replaces it', async () => {
    const made = await hessa.browser.call(contract.createChefMenu, {
      ...menu,
      inclusions: [...menu.inclusions],
      courses: [...menu.courses],
    })
    expect(made).toMatchObject({ perGuest: 185.5, inclusions: ['groceries', 'cleaning'] })
    expect(made.courses[0]?.holds).toContain('gluten')
    expect(made.courses[1]).toEqual({
      course: 'drink',
      title: 'Karak',
      dishSlug: null,
      allergens: ['milk'],
      holds: ['milk'],
      mayContain: [],
    })
    const changed = await hessa.browser.call(contract.changeChefMenu, {
      id: made.id,
      name: 'Short table',
      perGuest: 90,
      courses: [harees],
      inclusions: [],
    })
    expect(await hessa.browser.call(contract.listChefMenus)).toEqual([changed])
  })

  const ofHarees = ['gluten', 'milk']
  it.each<[string, Said, string[] | null, string[]]>([
    ['nothing', { title: 'Green salad' }, null, []],
    ['null', { title: 'Green salad', allergens: null }, null, []],
    [
      'nothing, and the name mentions two',
      { title: 'Prawns with tahini' },
      null,
      ['crustaceans', 'sesame'],
    ],
    ['nothing, in Arabic', { title: 'حلوى بالفستق', allergens: null }, null, ['tree-nuts']],
    ['nothing, and the name takes it away', { title: 'Brownies without walnuts' }, null, []],
    [
      'none of them, next to a name that mentions one',
      { title: 'Hummus with tahini', allergens: [] },
      ['sesame'],
      ['sesame'],
    ],
    [
      'one of the two that the name mentions',
      { title: 'Lamb with pistachios and tahini', allergens: ['sesame'] },
      ['tree-nuts', 'sesame'],
      ['tree-nuts', 'sesame'],
    ],
    ['none of them', { title: 'Rice', allergens: [] }, [], []],
    ['some', { title: 'Rice', allergens: ['milk', 'fish'] }, ['fish', 'milk'], ['fish', 'milk']],
    ['the name of its dish', { title: 'Lamb harees', dishSlug: 'harees' }, ofHarees, ofHarees],
    ['its Arabic name', { title: 'هريس لحم', dishSlug: 'harees' }, ofHarees, ofHarees],
    ['other words', { title: 'Our feast', dishSlug: 'harees' }, null, ofHarees],
    [
      'none besides the dish',
      { title: 'Our feast', dishSlug: 'harees', allergens: [] },
      ofHarees,
      ofHarees,
    ],
  ])('POST /api/chef/menus takes for an answer: %s', async (_, said, allergens, contained) => {
    const made = await hessa.browser.call(contract.createChefMenu, {
      ...menu,
      inclusions: [],
      courses: [{ ...said, course: 'main' }],
    })
    expect(made.courses).toMatchObject([{ allergens, holds: contained }])
    const [read] = await hessa.browser.call(contract.listChefMenus)
    expect(read?.courses).toMatchObject([{ allergens, holds: contained }])
    await hessa.browser.call(contract.removeChefMenu, { id: made.id })
  })

  it('answers 404 for another chef’s menu, and a removed one is gone', async () => {
    const [own] = await hessa.browser.call(contract.listChefMenus)
    const input = {
      id: own?.id ?? 0,
      name: 'Mine',
      perGuest: 90,
      courses: [harees],
      inclusions: [],
    }
    const gone = { status: 404, code: 'not_found' }
    await expect(rami.browser.call(contract.changeChefMenu, input)).rejects.toMatchObject(gone)
    await expect(rami.browser.call(contract.removeChefMenu, input)).rejects.toMatchObject(gone)
    expect(await hessa.browser.call(contract.removeChefMenu, input)).toEqual({ removed: true })
    await expect(hessa.browser.call(contract.removeChefMenu, input)).rejects.toMatchObject(gone)
    expect(await hessa.browser.call(contract.listChefMenus)).toEqual([])
  })

  it.each([
    ['an unknown dish', { courses: [{ ...harees, dishSlug: 'unicorn' }] }, 'dish_unknown'],
    ['no course', { courses: [] }, 'courses_required'],
    ['a price below 20', { perGuest: 19.99 }, 'per_guest_too_small'],
    ['a third of a fils', { perGuest: 20.001 }, 'per_guest_required'],
  ])('POST /api/chef/menus refuses %s', async (_case, change, code) => {
    const input = { ...menu, inclusions: [], courses: [harees], ...change }
    const error = await hessa.browser.call(contract.createChefMenu, input).catch((e: unknown) => e)
    expect(JSON.stringify(error)).toContain(code === 'dish_unknown' ? code : 'invalid_input')
  })

  it('GET /api/chef/dishes names the catalogue in the language of the caller', async () => {
    const dishes = await hessa.browser.call(contract.listChefDishes)
    expect(dishes.length).toBeGreaterThan(50)
    expect(dishes.find(({ slug }) => slug === 'harees')).toMatchObject({ name: 'Lamb harees' })
  })
})

describe('the thirty-first menu', () => {
  it('is refused, and says so', async () => {
    const kept = (await rami.browser.call(contract.listChefMenus)).length
    for (let count = kept; count < 30; count++) {
      await rami.browser.call(contract.createChefMenu, { ...menu, inclusions: [] })
    }
    await expect(
      rami.browser.call(contract.createChefMenu, { ...menu, inclusions: [] }),
    ).rejects.toMatchObject({
      status: 422,
      code: 'menus_too_many',
      text: 'You have 30 menus, which is as many as we keep. Remove one first.',
    })
  })
})

describe('profile and reviews', () => {
  it('PUT /api/chef/profile refuses fewer guests at most than at least', async () => {
    const profile = await hessa.browser.call(contract.getChefProfile)
    await expect(
      hessa.browser.call(contract.changeChefProfile, { ...profile, guestsMin: 9, guestsMax: 8 }),
    ).rejects.toMatchObject({ code: 'chef_guests_invalid', status: 422 })
  })

  it('GET /api/chefs/:id shows the reviews without the full name of who wrote them', async () => {
    const parties = { chefId: rami.id, customerId: guest.userId }
    await addFinishedEvent(test, {
      ...parties,
      day: '2026-10-01',
      review: { stars: 5, text: 'Wonderful' },
    })
    await addFinishedEvent(test, { ...parties, day: '2026-10-09', review: { stars: 4, text: '' } })
    expect(await test.browser('ar').call(publicContract.getChef, { id: rami.id })).toMatchObject({
      name: 'رامي خوري',
      rating: 4.5,
      reviewCount: 2,
      events: 2,
      reviews: [{ stars: 4 }, { stars: 5, name: 'Mariam H.', text: 'Wonderful' }],
    })
  })

  it('GET /api/chef-reviews answers one good word a chef, the reader’s language first', async () => {
    const parties = { chefId: hessa.id, customerId: guest.userId }
    const arabic = { stars: 5, text: 'ضيافة كريمة', language: 'ar' } as const
    await addFinishedEvent(test, { ...parties, day: '2026-09-01', review: arabic })
    await addFinishedEvent(test, {
      ...parties,
      day: '2026-10-02',
      review: { stars: 5, text: 'So kind' },
    })
    await addFinishedEvent(test, {
      ...parties,
      day: '2026-10-03',
      review: { stars: 3, text: 'Late' },
    })
    const texts = async (language: 'en' | 'ar') =>
      (await test.browser(language).call(publicContract.listTestimonials)).map(({ text }) => text)
    expect(await texts('en')).toEqual(['So kind', 'Wonderful'])
    expect(await texts('ar')).toEqual(['ضيافة كريمة', 'Wonderful'])
  })
})

it('GET /api/chefs/:id shows no contacts in names, biographies, reviews and replies', async () => {
  const profile = await rami.browser.call(contract.getChefProfile)
  await rami.browser.call(contract.changeChefProfile, {
    ...profile,
    nameEn: 'Rami 050 123 4567',
    bioEn: 'Write to rami@example.com',
  })
  const review = { stars: 5, text: 'Call him on 050 123 4567' }
  const input = { chefId: rami.id, customerId: guest.userId, day: '2026-10-20', review }
  const bookingId = await addFinishedEvent(test, input)
  await rami.browser.call(replyToReview, { id: bookingId, text: 'Book me at www.example.ae' })
  const shown = await guest.browser.call(publicContract.getChef, { id: rami.id })
  expect(shown).toMatchObject({ name: 'Rami •••', bio: 'Write to •••' })
  expect(shown.reviews[0]).toMatchObject({ text: 'Call him on •••', reply: 'Book me at •••' })
})
