import { beforeEach, describe, expect, it } from 'vitest'
import { createAddress } from '#features/addresses/contract.ts'
import { createMember } from '#features/household/contract.ts'
import { getMealSelection } from '#features/meals/selection-contract.ts'
import * as dishes from '#features/meals/on-behalf-contract.ts'
import { listMealItems } from '#features/restaurants/contract.ts'
import { listDevMessages } from '#features/messages/contract.ts'
import { seedCatalogue, seedDemo } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import {
  liveUntil,
  newCustomer,
  signInAdmin,
  type Customer,
} from '../../../../../tools/testing/situations/orders.ts'
import * as admin from '../../admin-contract.ts'
import * as contract from '../../on-behalf-contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
})

beforeEach(() => test.clock.moveTo(TEST_NOW))

const REASON = 'The customer asked on the phone'
const MONDAY = '2026-11-30'

async function running(language: 'en' | 'ar' = 'en') {
  test.clock.moveTo(TEST_NOW)
  const customer = await newCustomer(test, language)
  const { id } = await customer.order({ cardSetupId: await customer.saveCard() })
  await liveUntil(test, '2026-11-25T06:00:00Z')
  const office = await signInAdmin(test)
  const { days } = await office.call(admin.getAnySubscription, { id })
  const dayId = days.find(({ day }) => day === MONDAY)?.id ?? 0
  return { customer, id, dayId, office }
}

const work = (
  customer: Customer,
  area = 'Jumeirah Lake Towers',
  city: 'Dubai' | 'Abu Dhabi' = 'Dubai',
) => customer.call(createAddress, { name: 'Work', addressLine1: 'Cluster Q', city, area })

const auditsOf = (id: number) =>
  test.app.db
    .selectFrom('audit_log as a')
    .innerJoin('users as u', 'u.id', 'a.actor_id')
    .select(['a.action', 'a.before', 'a.after', 'u.phone', 'a.actor_role as role'])
    .where('a.object', '=', 'subscription')
    .where('a.object_id', '=', String(id))
    .orderBy('a.id')
    .execute()

const messagesTo = async (customer: Customer) => {
  await test.drain()
  return customer.call(listDevMessages, { to: customer.phone })
}

describe('PUT /api/admin/subscriptions/:id/days/:dayId/address', () => {
  it('sends one delivery elsewhere, notifies the customer and keeps the admin as the actor', async () => {
    const { customer, id, dayId, office } = await running('ar')
    const { id: addressId } = await work(customer)
    const input = { id, dayId, addressId }
    const preview = await office.call(contract.previewDayAddressFor, input)
    expect(preview).toMatchObject({ day: MONDAY, addressName: 'Work', amount: 0 })
    const done = await office.call(contract.setDayAddressFor, { ...input, reason: REASON })
    expect(done).toMatchObject(preview)
    const { days, addresses, acts } = await office.call(admin.getAnySubscription, { id })
    expect(addresses.map((one) => one.id)).toEqual([customer.addressId, addressId])
    expect(days.filter((day) => day.addressId === addressId).map(({ day }) => day)).toEqual([
      MONDAY,
    ])
    expect(acts).toMatchObject([{ action: 'change-delivery-address', reason: REASON }])
    expect(await auditsOf(id)).toMatchObject([
      {
        role: 'admin',
        phone: '+971500000003',
        before: { otherAddresses: [] },
        after: { otherAddresses: [`${MONDAY} ${addressId}`], receipt: done.receiptNumber },
      },
    ])
    const [message] = await messagesTo(customer)
    expect(message?.text).toContain(done.receiptNumber)
    expect(message?.text).toMatch(/[\u0600-\u06FF]/)
  })

  it('refuses an address of someone else, one out of reach, and a day of another plan', async () => {
    const { customer, id, dayId, office } = await running()
    const other = await running()
    const foreign = await work(other.customer)
    const far = await work(customer, 'Al Reem Island', 'Abu Dhabi')
    const send = (addressId: number, day = dayId) =>
      office.call(contract.setDayAddressFor, { id, dayId: day, addressId, reason: REASON })
    await expect(send(foreign.id)).rejects.toMatchObject({ status: 404 })
    await expect(send(far.id)).rejects.toMatchObject({ code: 'restaurant_out_of_reach' })
    await expect(send(customer.addressId, other.dayId)).rejects.toMatchObject({ status: 404 })
    expect(await auditsOf(id)).toEqual([])
  })
})

describe('POST /api/admin/subscriptions/:id/address-spells', () => {
  it('sends a week elsewhere as previewed', async () => {
    const { customer, id, office } = await running()
    const { id: addressId } = await work(customer)
    const input = { id, addressId, from: MONDAY, to: '2026-12-04' }
    const preview = await office.call(contract.previewTemporaryAddressFor, input)
    expect(preview).toMatchObject({ deliveries: 5, revertsOn: '2026-12-05' })
    const done = await office.call(contract.addTemporaryAddressFor, { ...input, reason: REASON })
    expect(done).toMatchObject(preview)
    expect(await auditsOf(id)).toMatchObject([
      {
        action: 'change-address-for-days',
        before: { addressSpells: [] },
        after: { addressSpells: [`${MONDAY} 2026-12-04 ${addressId}`] },
      },
    ])
  })
})

describe('PUT /api/admin/subscriptions/:id/next-restaurant', () => {
  it('takes another restaurant that delivers there, in the admin’s words beforehand', async () => {
    const { customer, id, office } = await running('ar')
    const kitchens = await office.call(contract.listKitchensFor, { id })
    const other = kitchens.find((kitchen) => kitchen.id !== 1)
    const input = { id, restaurantId: other?.id ?? 0 }
    const preview = await office.call(contract.previewRestaurantFor, input)
    expect(preview.restaurant).toEqual(other)
    const done = await office.call(contract.setRestaurantFor, { ...input, reason: REASON })
    expect(done.startsOn).toBe(preview.startsOn)
    const { subscription } = await office.call(admin.getAnySubscription, { id })
    expect(subscription.nextCycle?.restaurant.id).toBe(input.restaurantId)
    expect(await auditsOf(id)).toMatchObject([
      { action: 'change-next-restaurant', after: { nextRestaurantId: input.restaurantId } },
    ])
    const [message] = await messagesTo(customer)
    expect(message?.text).toContain(done.receiptNumber)
    await expect(
      office.call(contract.setRestaurantFor, { ...input, reason: REASON }),
    ).rejects.toMatchObject({ code: 'next_cycle_unchanged' })
  })
})

describe('/api/admin/subscriptions/:id/meals', () => {
  it('puts a dish on a day, swaps it and takes it off, as the customer could', async () => {
    const { customer, id, office } = await running()
    const offered = await office.call(dishes.getDishesFor, { id, day: MONDAY })
    expect(offered.day).toMatchObject({ state: 'open', picked: 0, paid: 2 })
    const [first, second] = offered.dishes.filter(({ mealTimes }) => mealTimes.includes('lunch'))
    const action = { id, reason: REASON }
    const added = await office.call(dishes.chooseMealFor, {
      ...action,
      date: MONDAY,
      mealTime: 'lunch',
      mealItemId: first?.id ?? 0,
    })
    const mealId = added.meal.id
    await office.call(dishes.changeMealFor, { ...action, mealId, mealItemId: second?.id ?? 0 })
    const { days } = await customer.call(getMealSelection, { subscriptionId: id, from: MONDAY })
    expect(days[0]?.meals).toMatchObject([{ mealItemId: second?.id, chosenBy: 'customer' }])
    await office.call(dishes.removeMealFor, { ...action, mealId })
    expect(await auditsOf(id)).toMatchObject([
      { action: 'choose-meal', role: 'admin', before: { meals: [] }, after: { reason: REASON } },
      {
        action: 'change-meal',
        after: { day: MONDAY, meals: [expect.stringMatching(/^lunch .+ ×1$/)] },
      },
      { action: 'remove-meal', after: { meals: [] } },
    ])
  })

  it('buys no extra, and touches no meal of another plan', async () => {
    const { id, office } = await running()
    const other = await running()
    const { dishes: menu } = await office.call(dishes.getDishesFor, { id, day: MONDAY })
    const choose = (index: number, of = id, mealTime: 'lunch' | 'dinner' = 'lunch') =>
      office.call(dishes.chooseMealFor, {
        id: of,
        date: MONDAY,
        mealTime,
        mealItemId: menu.filter(({ mealTimes }) => mealTimes.includes(mealTime))[index]?.id ?? 0,
        reason: REASON,
      })
    await choose(0)
    await expect(choose(1)).rejects.toMatchObject({ code: 'extra_to_confirm' })
    await choose(0, id, 'dinner')
    const { day } = await office.call(dishes.getDishesFor, { id, day: MONDAY })
    expect(day).toMatchObject({ paidPicked: 2, open: [], extrasTotal: 0 })
    const { meal } = await choose(0, other.id)
    await expect(
      office.call(dishes.removeMealFor, { id, mealId: meal.id, reason: REASON }),
    ).rejects.toMatchObject({ status: 404 })
    expect(await auditsOf(id)).toHaveLength(2)
  })
  it('names traces of what someone of the household is allergic to, as customers read it', async () => {
    const { customer, id, office } = await running()
    const menu = await customer.call(listMealItems, { subscriptionId: id })
    const traced = menu.find(({ mayContain }) => mayContain.length > 0)
    const [allergen] = traced?.mayContain ?? []
    if (!traced || !allergen) throw new Error('Nothing with traces')
    await customer.call(createMember, {
      name: 'Salem',
      portion: 'regular',
      diets: [],
      allergens: [allergen],
      dislikes: [],
      fastsInRamadan: false,
    })
    const offered = await office.call(dishes.getDishesFor, { id, day: MONDAY })
    const warnings = [{ allergen, isTrace: true, names: ['Salem'] }]
    expect(offered.dishes.find((dish) => dish.id === traced.id)).toMatchObject({ warnings })
  })
})
