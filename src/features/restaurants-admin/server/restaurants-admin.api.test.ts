import { beforeEach, describe, expect, it } from 'vitest'
import { listDevMessages } from '#features/messages/contract.ts'
import { listRestaurants } from '#features/restaurants/contract.ts'
import {
  getSubscription,
  listSubscriptions,
  quoteSubscription,
} from '#features/subscriptions/contract.ts'
import { seedCatalogue, seedDemo } from '../../../../seeds/run.ts'
import { TEST_NOW, useTestApp, type TestBrowser } from '../../../../tools/testing/app.ts'
import { liveUntil, newCustomer, signInAdmin } from '../../../../tools/testing/situations/orders.ts'
import { readyKitchen } from '../../../../tools/testing/situations/new-kitchens.ts'
import * as contract from '../contract.ts'
import { confirmKitchenPapers } from '../review-contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
})

let office: TestBrowser

beforeEach(async () => {
  test.clock.moveTo(TEST_NOW)
  office = await signInAdmin(test)
})

const IN_REVIEW = 'Open it in its review, once its owner is ready.'
const REASON = 'Agreed with the kitchen'

const auditsOf = (id: number) =>
  test.app.db
    .selectFrom('audit_log')
    .selectAll()
    .where('object', '=', 'restaurant')
    .where('object_id', '=', String(id))
    .where('actor_role', '=', 'admin')
    .orderBy('id', 'desc')
    .execute()

async function formOf(id: number) {
  const { areaId, ...fields } = await office.call(contract.getAnyRestaurant, { id })
  return { ...fields, areaId: areaId ?? 0, reason: REASON }
}

describe('GET /api/admin/restaurants', () => {
  it('lists all kitchens, finds and filters them, and writes them to a file', async () => {
    const { restaurants } = await office.call(contract.listAllRestaurants)
    expect(restaurants.length).toBeGreaterThan(3)
    const [first] = restaurants
    const found = await office.call(contract.listAllRestaurants, { search: first?.name ?? '' })
    expect(found.restaurants.map(({ id }) => id)).toContain(first?.id)
    const closed = await office.call(contract.listAllRestaurants, { isActive: false })
    expect(closed.restaurants.every(({ isActive }) => !isActive)).toBe(true)
    const file = await office.request('/api/admin/restaurants.csv?isActive=true')
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect(await file.text()).toContain(first?.name)
    const figures = await office.call(contract.getRestaurantBoard, { id: first?.id ?? 0 })
    expect(figures.day).toBe('2026-11-21')
    expect(JSON.stringify(figures)).not.toMatch(/phone|customerName|place/)
  })
})

it('GET /api/admin/restaurants counts no AI plan, which no kitchen cooks', async () => {
  const countOf = async () => {
    const { restaurants } = await office.call(contract.listAllRestaurants)
    const { stakes: impact } = await office.call(contract.getAnyRestaurant, { id: 1 })
    return { listed: restaurants.find(({ id }) => id === 1)?.subscriptions, ...impact }
  }
  const before = await countOf()
  const customer = await newCustomer(test)
  await customer.order({
    planId: 5,
    startDate: '2026-11-21',
    cardSetupId: await customer.saveCard(),
  })
  await liveUntil(test, '2026-11-22T09:00:00Z')
  office = await signInAdmin(test)
  expect(await customer.call(listSubscriptions)).toMatchObject([{ isActive: true }])
  expect(await countOf()).toMatchObject({ listed: before.listed, running: before.running })
})

describe('PUT /api/admin/restaurants/:id', () => {
  it('changes price, fee and capacity with a trail; the quote takes them at once', async () => {
    const form = await formOf(2)
    const input = { planId: 2, restaurantId: 2 }
    const before = await office.call(quoteSubscription, input)
    const changed = await office.call(contract.changeRestaurant, {
      ...form,
      monthlyPrice: form.monthlyPrice + 100,
      deliveryFee: form.deliveryFee + 5,
      capacityPerDay: form.capacityPerDay + 7,
      cutoffDays: 1,
    })
    expect(changed).toMatchObject({ capacityPerDay: form.capacityPerDay + 7, cutoffDays: 1 })
    const after = await office.call(quoteSubscription, input)
    expect(after.total).toBe(before.total + 125)
    expect(await auditsOf(2)).toMatchObject([
      {
        action: 'change-restaurant',
        before: { monthlyPrice: form.monthlyPrice, cutoffDays: 2 },
        after: { monthlyPrice: form.monthlyPrice + 100, cutoffDays: 1, reason: REASON },
      },
    ])
  })

  it('refuses what a kitchen cannot have, and everybody but admins', async () => {
    const form = await formOf(3)
    const refused = async (change: object) =>
      office.call(contract.changeRestaurant, { ...form, ...change }).then(
        () => undefined,
        (error: { code: string }) => error.code,
      )
    expect(await refused({ areaId: 99_999 })).toBe('kitchen_area_unknown')
    expect(await refused({ monthlyPrice: 0 })).toBe('kitchen_amount_invalid')
    expect(await refused({ cutoffDays: 0, cutoffTime: '23:00' })).toBe('cutoff_after_breakfast')
    expect(await refused({ reason: '' })).toBe('invalid_input')
    expect(await refused({ cuisines: [] })).toBe('invalid_input')
    expect(await auditsOf(3)).toEqual([])
    const customer = await newCustomer(test)
    await expect(customer.call(contract.changeRestaurant, form)).rejects.toMatchObject({
      status: 403,
    })
  })
})

describe('POST /api/admin/restaurants/:id/active', () => {
  it('closes after a look at who is concerned: what is paid comes, nothing renews', async () => {
    const customer = await newCustomer(test)
    const { id } = await customer.order({ cardSetupId: await customer.saveCard() })
    await liveUntil(test, '2026-11-25T03:00:00Z')
    office = await signInAdmin(test)
    const { stakes: impact } = await office.call(contract.getAnyRestaurant, { id: 1 })
    expect(impact.running).toBeGreaterThan(0)
    expect(impact.renewing).toBeGreaterThan(0)
    expect(impact.deliveries).toBeGreaterThanOrEqual(20)
    const shut = { id: 1, isActive: false, reason: REASON }
    expect(await office.call(contract.switchRestaurant, shut)).toMatchObject({ isActive: false })
    await office.call(contract.switchRestaurant, shut)
    expect(await auditsOf(1)).toMatchObject([
      { action: 'close-restaurant', after: { isActive: false, ...impact } },
    ])
    const shown = await customer.call(listRestaurants, { addressId: customer.addressId })
    expect(JSON.stringify(shown)).not.toContain('"id":1,')
    await liveUntil(test, '2026-12-16T06:00:00Z')
    expect(await customer.call(getSubscription, { id })).toMatchObject({
      status: 'ending',
      endDate: '2026-12-22',
    })
    const [message] = await customer.call(listDevMessages, { to: customer.phone })
    expect(message?.template).toBe('subscription-runs-out')
    office = await signInAdmin(test)
    const opened = await office.call(contract.switchRestaurant, { ...shut, isActive: true })
    expect(opened.isActive).toBe(true)
  })

  it('opens no kitchen again that has lost its price while it was closed', async () => {
    const form = await formOf(4)
    const input = { id: 4, reason: REASON }
    await office.call(contract.switchRestaurant, { ...input, isActive: false })
    await office.call(contract.changeRestaurant, { ...form, monthlyPrice: 0 })
    await expect(
      office.call(contract.switchRestaurant, { ...input, isActive: true }),
    ).rejects.toMatchObject({ code: 'kitchen_not_whole' })
    await office.call(contract.changeRestaurant, form)
    const opened = await office.call(contract.switchRestaurant, { ...input, isActive: true })
    expect(opened.isActive).toBe(true)
  })

  it('opens none again whose new owner owes papers, until they were seen (R-KIT-12)', async () => {
    const turn = { id: 4, isActive: false, reason: REASON }
    await office.call(contract.switchRestaurant, turn)
    await test.app.db
      .updateTable('restaurants')
      .set({ papers_due_at: test.clock.now() })
      .where('id', '=', turn.id)
      .execute()
    const opening = { ...turn, isActive: true }
    const due = { status: 409, code: 'kitchen_papers_due' }
    await expect(office.call(contract.switchRestaurant, opening)).rejects.toMatchObject(due)
    const several = { ids: [turn.id], isActive: true, reason: REASON }
    expect(await office.call(contract.switchRestaurants, several)).toMatchObject({
      done: [],
      refused: [{ id: turn.id, code: due.code }],
    })
    await office.call(confirmKitchenPapers, { id: turn.id, papersSeen: true })
    const opened = await office.call(contract.switchRestaurant, opening)
    expect(opened.isActive).toBe(true)
  })

  it('opens no kitchen that was never open, and goes on with the others', async () => {
    const { id } = await readyKitchen(test)
    const input = { id, isActive: true, reason: REASON }
    await expect(office.call(contract.switchRestaurant, input)).rejects.toMatchObject({
      status: 409,
      code: 'kitchen_never_open',
    })
    const { restaurants } = await office.call(contract.listAllRestaurants, { isActive: true })
    const open = restaurants.slice(0, 2).map((one) => one.id)
    const shut = { ids: open, isActive: false, reason: REASON }
    expect(await office.call(contract.switchRestaurants, shut)).toEqual({ done: open, refused: [] })
    const answer = await office.call(contract.switchRestaurants, {
      ids: [id, ...open],
      isActive: true,
      reason: REASON,
    })
    expect(answer).toEqual({
      done: open,
      refused: [{ id, code: 'kitchen_never_open', message: IN_REVIEW }],
    })
  })
})
