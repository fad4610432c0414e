import { beforeEach, describe, expect, it } from 'vitest'
import { getOverview, getWaiting } from '#features/admin/contract.ts'
import { addDish, listCatalogue, priceDish } from '#features/kitchen-menu/contract.ts'
import * as setup from '#features/kitchen-setup/contract.ts'
import {
  listDishesOfTomorrow,
  listRestaurantMealItems,
  listRestaurants,
} from '#features/restaurants/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp, type TestBrowser } from '../../../../../tools/testing/app.ts'
import { admin, refusalOf } from '../../../../../tools/testing/situations/applicants.ts'
import { messagesTo } from '../../../../../tools/testing/situations/kitchens.ts'
import {
  marina,
  newKitchen,
  readyKitchen,
} from '../../../../../tools/testing/situations/new-kitchens.ts'
import { getAnyRestaurant, listAllRestaurants, switchRestaurant } from '../../contract.ts'
import * as contract from '../../review-contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

let office: TestBrowser

beforeEach(async () => {
  office = (await admin(test)).browser
})

async function asked(language: 'en' | 'ar' = 'en') {
  const kitchen = await readyKitchen(test, language)
  await kitchen.browser.call(setup.askForReview)
  return kitchen
}

const look = (id: number) => office.call(contract.getKitchenReview, { id })

const open = (id: number, version: string | undefined, papersSeen = true) =>
  office.call(contract.openReviewedKitchen, { id, papersSeen }, { version })

const stageOf = async (id: number) => (await look(id)).stage

describe('GET /api/admin/restaurants/:id/review', () => {
  it('shows menu, prices, allergens, reach, hours and cut-off as customers would get them', async () => {
    const { id, browser } = await asked()
    const [more] = await browser.call(listCatalogue)
    const added = await browser.call(addDish, { dishId: more?.dishId ?? 0, price: 42.5 })
    const review = await look(id)
    expect(review).toMatchObject({
      stage: 'review',
      missing: [],
      monthlyPrice: 950,
      deliveryFee: 7.5,
      openingTime: '07:00',
      closingTime: '22:00',
      cutoffTime: '18:00',
      cutoffDays: 2,
      deliveryRadiusKm: 15,
      capacityPerDay: 30,
      application: null,
    })
    expect(review.reach).toContain('Dubai Marina')
    expect(review.reach).not.toContain('Al Ain')
    expect(review.menu).toHaveLength(8)
    expect(review.menu.find((dish) => dish.id === added.id)).toMatchObject({
      name: added.name,
      price: 42.5,
      allergens: added.facts.allergens,
      askedAllergens: [],
      canBeHad: true,
    })
  })

  it('names what a dish mentions and its kitchen did not answer', async () => {
    const { id } = await asked()
    const [dish] = (await look(id)).menu
    await test.asOwner((db) =>
      db
        .updateTable('dishes')
        .set({ asked_allergens: ['sesame'] })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('menu_items')
            .select('dish_id')
            .where('id', '=', dish?.id ?? 0),
        )
        .execute(),
    )
    const after = (await look(id)).menu.find((one) => one.id === dish?.id)
    expect(after?.askedAllergens).toEqual(['sesame'])
  })

  it('is under "Waiting for you" since the owner was ready, and in the list', async () => {
    const before = await office.call(getOverview)
    const { id, browser } = await asked()
    const overview = await office.call(getOverview)
    expect(overview.kitchens.waiting).toBe(before.kitchens.waiting + 1)
    expect(overview.kitchens.oldestAt).not.toBeNull()
    const { restaurants: waiting } = await office.call(getWaiting)
    const listed = async () =>
      (await office.call(listAllRestaurants, { inReview: true })).restaurants.map((one) => one.id)
    expect(await listed()).toContain(id)
    await browser.call(setup.withdrawReview)
    expect(await listed()).not.toContain(id)
    expect((await office.call(getWaiting)).restaurants).toBe(waiting - 1)
  })
})

describe('POST /api/admin/restaurants/:id/opening', () => {
  it('puts a kitchen on sale that was seen, notifies its owner, and not before', async () => {
    const { id, phone } = await asked()
    await test.app.db.updateTable('restaurants').set({ is_active: false }).execute()
    const point = await marina(test)
    const sold = async () => ({
      listed: (await test.browser().call(listRestaurants, point)).some((one) => one.id === id),
      tomorrow: (await test.browser().call(listDishesOfTomorrow, {})).dishCount > 0,
      menu:
        (await refusalOf(test.browser().call(listRestaurantMealItems, { restaurantId: id }))) ===
        'taken',
    })
    expect(await sold()).toEqual({ listed: false, tomorrow: false, menu: false })
    const { version } = await look(id)
    expect(await open(id, version)).toMatchObject({ stage: 'open', askedAt: null })
    expect(await sold()).toMatchObject({ listed: true, menu: true })
    expect((await messagesTo(test, phone)).at(-1)).toMatchObject({
      template: 'kitchen-opened',
      parameters: { kitchen: 'Al Reem Kitchen' },
    })
    const audit = await test.app.db
      .selectFrom('audit_log')
      .select(['action', 'actor_role', 'after'])
      .where('object_id', '=', String(id))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(audit).toMatchObject({
      action: 'open-kitchen',
      actor_role: 'admin',
      after: { isActive: true, papersSeen: true, monthlyPrice: 950 },
    })
  })

  it('refuses without the version that was seen, and without the papers', async () => {
    const { id } = await asked()
    const { version } = await look(id)
    expect(await refusalOf(open(id, undefined))).toMatchObject({
      status: 409,
      code: 'kitchen_not_seen',
    })
    expect(await refusalOf(open(id, version, false))).toMatchObject({
      code: 'kitchen_papers_not_seen',
    })
    const any = await office.request(`/api/admin/restaurants/${id}/opening`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'if-match': '*' },
      body: JSON.stringify({ papersSeen: true }),
    })
    expect(any.status).toBe(409)
    expect(await stageOf(id)).toBe('review')
  })

  it.each([
    ['a price', { monthlyPrice: 9500 }],
    ['the distance', { deliveryRadiusKm: 50 }],
    ['the fee', { deliveryFee: 99 }],
    ['the name', { nameEn: 'Another Kitchen' }],
    ['the hours', { openingTime: '09:00' }],
  ])('refuses what was seen before its owner changed %s', async (_, change) => {
    const { id, browser } = await asked()
    const { version } = await look(id)
    await browser.call(setup.changeKitchenSetup, change)
    expect(await refusalOf(open(id, version))).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    })
    expect(await open(id, (await look(id)).version)).toMatchObject({ stage: 'open' })
  })

  it('refuses a menu that changed since, in dishes, price and allergens', async () => {
    const { id, browser } = await asked()
    const first = await look(id)
    const [dish] = first.menu
    await browser.call(priceDish, { id: dish?.id ?? 0, price: 300 })
    expect(await refusalOf(open(id, first.version))).toMatchObject({ code: 'changed_meanwhile' })
    const second = await look(id)
    const [more] = await browser.call(listCatalogue)
    await browser.call(addDish, { dishId: more?.dishId ?? 0, price: 20 })
    expect(await refusalOf(open(id, second.version))).toMatchObject({ code: 'changed_meanwhile' })
    const third = await look(id)
    await test.asOwner((db) =>
      db
        .updateTable('dishes')
        .set({ asked_allergens: ['fish'] })
        .where('id', '=', more?.dishId ?? 0)
        .execute(),
    )
    expect(await refusalOf(open(id, third.version))).toMatchObject({ code: 'changed_meanwhile' })
  })

  it('opens nothing that is in setup, was taken back, sent back, or is open already', async () => {
    const fresh = await newKitchen(test)
    const { restaurants } = await office.call(listAllRestaurants, { sort: 'newest' })
    const bare = restaurants[0]?.id ?? 0
    expect(await look(bare)).toMatchObject({ stage: 'setup', reach: [], menu: [] })
    expect(await refusalOf(open(bare, (await look(bare)).version))).toMatchObject({
      code: 'kitchen_not_in_review',
    })
    expect(await refusalOf(fresh.browser.call(setup.askForReview))).toMatchObject({
      code: 'kitchen_incomplete',
    })
    const { id, browser } = await asked()
    const { version } = await look(id)
    await browser.call(setup.withdrawReview)
    expect(await refusalOf(open(id, version))).toMatchObject({ code: 'kitchen_not_in_review' })
    await browser.call(setup.askForReview)
    await office.call(contract.sendKitchenBack, { id, reason: 'The fee is too high.' })
    expect(await refusalOf(open(id, version))).toMatchObject({ code: 'kitchen_not_in_review' })
    await browser.call(setup.askForReview)
    await open(id, version)
    expect(await refusalOf(open(id, version))).toMatchObject({ code: 'kitchen_not_in_review' })
    expect(
      await refusalOf(office.call(contract.sendKitchenBack, { id, reason: 'Too late.' })),
    ).toMatchObject({ code: 'kitchen_not_in_review' })
  })

  it('opens nothing that became incomplete while it waited', async () => {
    const { id, browser } = await asked()
    const [dish] = (await look(id)).menu
    await test.app.db
      .updateTable('menu_items')
      .set({ is_available: false })
      .where('id', '=', dish?.id ?? 0)
      .execute()
    const review = await look(id)
    expect(review.missing).toEqual(['menu'])
    expect(await refusalOf(open(id, review.version))).toMatchObject({ code: 'kitchen_not_whole' })
    expect(await browser.call(setup.getKitchenSetup)).toMatchObject({ isOpen: false })
  })

  it('has one outcome where an admin opens it and another sends it back at once', async () => {
    const { id } = await asked()
    const { version } = await look(id)
    const other = (await admin(test)).browser
    const answers = await Promise.all([
      refusalOf(open(id, version)),
      refusalOf(other.call(contract.sendKitchenBack, { id, reason: 'The photo is missing.' })),
    ])
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1)
    expect(answers.find((answer) => answer !== 'taken')).toMatchObject({
      status: 409,
      code: 'kitchen_not_in_review',
    })
  })

  it('needs no second look where the team closes and opens it', async () => {
    const { id } = await asked()
    await open(id, (await look(id)).version)
    const action = { id, reason: 'Holiday of the kitchen' }
    await office.call(switchRestaurant, { ...action, isActive: false })
    expect(await stageOf(id)).toBe('closed')
    await office.call(switchRestaurant, { ...action, isActive: true })
    expect(await office.call(getAnyRestaurant, { id })).toMatchObject({ stage: 'open' })
  })
})

describe('POST /api/admin/restaurants/:id/sending-back', () => {
  it.each([
    ['en', 'Al Reem Kitchen'],
    ['ar', 'مطبخ الريم'],
  ] as const)('says to the owner why, in %s, who sends it again', async (language, kitchen) => {
    const { id, browser, phone } = await asked(language)
    const reason = 'The lentil soup costs AED 300.'
    expect(await office.call(contract.sendKitchenBack, { id, reason })).toMatchObject({
      stage: 'sent_back',
      askedAt: null,
      sentBack: { reason },
    })
    expect((await messagesTo(test, phone)).at(-1)).toMatchObject({
      template: 'kitchen-sent-back',
      language,
      parameters: { kitchen, reason },
    })
    expect(await browser.call(setup.getKitchenSetup)).toMatchObject({
      canAskForReview: true,
      sentBack: { reason },
    })
    const again = await browser.call(setup.askForReview)
    expect(again.sentBack).toBeNull()
    expect(again.reviewAskedAt).not.toBeNull()
    expect(await stageOf(id)).toBe('review')
  })

  it('refuses without a reason', async () => {
    const { id } = await asked()
    expect(
      await refusalOf(office.call(contract.sendKitchenBack, { id, reason: ' ' })),
    ).toMatchObject({ status: 400 })
  })
})
