import { expect, it } from 'vitest'
import { listRestaurants, listRestaurantMealItems } from '#features/restaurants/contract.ts'
import { getOwnKitchen } from '#features/kitchen-menu/kitchen-contract.ts'
import { addDish, listCatalogue } from '#features/kitchen-menu/contract.ts'
import { getKitchenSettings, replaceKitchenSettings } from '#features/kitchen-menu/days-contract.ts'
import { inTransaction } from '#server/database/database.ts'
import { useTestApp } from '../../../../tools/testing/app.ts'
import { refusalOf } from '../../../../tools/testing/situations/applicants.ts'
import { signInAs } from '../../../../tools/testing/situations/chefs.ts'
import { seedCatalogue } from '../../../../seeds/run.ts'
import * as contract from '../contract.ts'
import { createKitchen } from './create-kitchen.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

let owners = 0
async function opened() {
  owners += 1
  const phone = `+97158900000${owners}`
  const owner = await signInAs(test, { phone, role: 'restaurant' })
  await inTransaction(test.app.db, (tx) =>
    createKitchen(tx, {
      ownerId: owner.userId,
      name: 'Al Reem Kitchen',
      description: { en: '', ar: '' },
      cuisines: ['emirati'],
    }),
  )
  return owner
}

const marina = () =>
  test.app.db
    .selectFrom('areas')
    .select(['id', 'latitude', 'longitude'])
    .where('slug', '=', 'dubai-marina')
    .executeTakeFirstOrThrow()

const whole = async () => ({
  nameEn: 'Al Reem Kitchen',
  nameAr: 'مطبخ الريم',
  descriptionEn: 'Emirati home cooking, every day of the week.',
  descriptionAr: 'طبخ إماراتي منزلي في كل يوم من الأسبوع.',
  cuisines: ['emirati' as const],
  addressLine: 'Marina Gate 1, Al Marsa Street',
  areaId: (await marina()).id,
  openingTime: '07:00',
  closingTime: '22:00',
  deliveryMinutesMin: 30,
  deliveryMinutesMax: 50,
  deliveryFee: 7.5,
  deliveryRadiusKm: 15,
  monthlyPrice: 950,
})

it('a kitchen is seen by customers once it is whole and its owner opens it, and not before', async () => {
  const { browser } = await opened()
  const { latitude, longitude } = await marina()
  const customer = test.browser()
  const seen = async () =>
    (await customer.call(listRestaurants, { latitude, longitude })).filter(
      ({ name }) => name === 'Al Reem Kitchen',
    )
  const { id, area, isActive } = await browser.call(getOwnKitchen)
  expect([area, isActive]).toEqual(['', false])
  expect(await refusalOf(browser.call(contract.openKitchen))).toMatchObject({
    status: 409,
    code: 'kitchen_incomplete',
  })
  const told = await browser.call(contract.changeKitchenSetup, await whole())
  const openPoints = told.points.filter(({ isDone }) => !isDone).map(({ point }) => point)
  expect(openPoints).toEqual(['capacity', 'menu'])
  expect(told.fields).toMatchObject({ deliveryFee: 7.5, monthlyPrice: 950, nameAr: 'مطبخ الريم' })

  const settings = await browser.call(getKitchenSettings)
  await browser.call(replaceKitchenSettings, { ...settings, capacityPerDay: 30 })
  const catalogue = await browser.call(listCatalogue)
  for (const { dishId } of catalogue.slice(0, 7)) {
    await browser.call(addDish, { dishId, price: 30 })
  }
  const setup = await browser.call(contract.getKitchenSetup)
  expect(setup).toMatchObject({ isOpen: false, canOpen: true, dishes: 7, dishesNeeded: 7 })
  expect(await seen()).toEqual([])
  expect(await refusalOf(customer.call(listRestaurantMealItems, { restaurantId: id }))).not.toBe(
    'taken',
  )
  expect(await browser.call(contract.openKitchen)).toMatchObject({ isOpen: true, canOpen: false })
  expect(await seen()).toMatchObject([{ id, averagePrice: 950, deliveryFee: '7.5' }])

  expect(
    await refusalOf(browser.call(contract.changeKitchenSetup, { monthlyPrice: 2000 })),
  ).toMatchObject({ status: 409, code: 'kitchen_terms_fixed' })
  await browser.call(contract.changeKitchenSetup, { closingTime: '23:00', monthlyPrice: 950 })
  await test.app.db
    .updateTable('restaurants')
    .set({ is_active: false })
    .where('id', '=', id)
    .execute()
  expect(await refusalOf(browser.call(contract.openKitchen))).toMatchObject({
    code: 'kitchen_closed_by_team',
  })
})

it('refuses what no kitchen can be', async () => {
  const { browser } = await opened()
  const tell = (wish: object) => refusalOf(browser.call(contract.changeKitchenSetup, wish))
  expect(await tell({ areaId: 999_999 })).toMatchObject({
    code: 'kitchen_area_required',
    fields: { areaId: expect.any(String) },
  })
  expect(await tell({ deliveryMinutesMin: 60, deliveryMinutesMax: 30 })).toMatchObject({
    code: 'delivery_minutes_reversed',
  })
  expect(await tell({ openingTime: '25:00' })).toMatchObject({ status: 400 })
  expect(await tell({ monthlyPrice: -1 })).toMatchObject({ status: 400 })
  expect(await tell({ isActive: true, ownerId: 1, rating: 5 })).toBe('taken')
  expect(await browser.call(contract.getKitchenSetup)).toMatchObject({ isOpen: false })
})

it('the database keeps a kitchen without a place from being active', async () => {
  const { userId } = await opened()
  await expect(
    test.app.db
      .updateTable('restaurants')
      .set({ is_active: true })
      .where('owner_id', '=', userId)
      .execute(),
  ).rejects.toThrow('restaurants_whole_when_active')
})

it('is for the owner of a kitchen alone', async () => {
  const { browser } = await signInAs(test, { phone: '+971589000099' })
  expect(await refusalOf(browser.call(contract.getKitchenSetup))).toMatchObject({ status: 403 })
  const bare = await signInAs(test, { phone: '+971589000098', role: 'restaurant' })
  expect(await refusalOf(bare.browser.call(contract.getKitchenSetup))).toMatchObject({
    status: 404,
    code: 'kitchen_not_found',
  })
})
