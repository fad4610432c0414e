import { expect, it } from 'vitest'
import { listRestaurants, listRestaurantMealItems } from '#features/restaurants/contract.ts'
import { getOwnKitchen } from '#features/kitchen-menu/kitchen-contract.ts'
import { useTestApp } from '../../../../tools/testing/app.ts'
import { refusalOf } from '../../../../tools/testing/situations/applicants.ts'
import { signInAs } from '../../../../tools/testing/situations/chefs.ts'
import {
  marina,
  newKitchen,
  readyKitchen,
  stockKitchen,
  wholeKitchen,
} from '../../../../tools/testing/situations/new-kitchens.ts'
import { seedCatalogue } from '../../../../seeds/run.ts'
import * as contract from '../contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

it('a kitchen is seen by customers once it is whole and opened, and not before', async () => {
  const { browser } = await newKitchen(test)
  const { latitude, longitude } = await marina(test)
  const customer = test.browser()
  const seen = async () =>
    (await customer.call(listRestaurants, { latitude, longitude })).filter(
      ({ name }) => name === 'Al Reem Kitchen',
    )
  const { id, area, isActive } = await browser.call(getOwnKitchen)
  expect([area, isActive]).toEqual(['', false])
  expect(await refusalOf(browser.call(contract.askForReview))).toMatchObject({
    status: 409,
    code: 'kitchen_incomplete',
  })
  const saved = await browser.call(contract.changeKitchenSetup, await wholeKitchen(test))
  const openPoints = saved.points.filter(({ isDone }) => !isDone).map(({ point }) => point)
  expect(openPoints).toEqual(['capacity', 'menu'])
  expect(saved.fields).toMatchObject({ deliveryFee: 7.5, monthlyPrice: 950, nameAr: 'مطبخ الريم' })

  await stockKitchen(browser)
  const setup = await browser.call(contract.getKitchenSetup)
  expect(setup).toMatchObject({ isOpen: false, canAskForReview: true, dishes: 7, dishesNeeded: 7 })
  expect(await seen()).toEqual([])
  const sold = () => refusalOf(customer.call(listRestaurantMealItems, { restaurantId: id }))
  expect(await sold()).not.toBe('taken')

  const asked = await browser.call(contract.askForReview)
  expect(asked).toMatchObject({ isOpen: false, canAskForReview: false, wasOpened: false })
  expect(await seen()).toEqual([])
  expect(await sold()).not.toBe('taken')
  expect(await browser.call(contract.changeKitchenSetup, { monthlyPrice: 960 })).toMatchObject({
    reviewAskedAt: asked.reviewAskedAt,
    fields: { monthlyPrice: 960 },
  })
})

it('asks once, also when it is sent twice, and takes it back', async () => {
  const { browser, id } = await readyKitchen(test)
  const [first, second] = await Promise.all([
    browser.call(contract.askForReview),
    browser.call(contract.askForReview),
  ])
  expect(first.reviewAskedAt).not.toBeNull()
  expect(second.reviewAskedAt).toBe(first.reviewAskedAt)
  const back = await browser.call(contract.withdrawReview)
  expect(back).toMatchObject({ reviewAskedAt: null, canAskForReview: true })
  expect(await browser.call(contract.withdrawReview)).toEqual(back)
  const actions = await test.app.db
    .selectFrom('audit_log')
    .select('action')
    .where('object', '=', 'restaurant')
    .where('object_id', '=', String(id))
    .where('action', 'like', '%review')
    .orderBy('id')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual([
    'ask-for-kitchen-review',
    'withdraw-kitchen-review',
  ])
})

it('an open kitchen keeps its terms, and one that was closed is opened by the team alone', async () => {
  const { browser, id } = await readyKitchen(test)
  const set = (is_active: boolean) =>
    test.app.db
      .updateTable('restaurants')
      .set({ is_active, opened_at: test.clock.now() })
      .where('id', '=', id)
      .execute()
  await set(true)
  expect(
    await refusalOf(browser.call(contract.changeKitchenSetup, { monthlyPrice: 2000 })),
  ).toMatchObject({ status: 409, code: 'kitchen_terms_fixed' })
  await browser.call(contract.changeKitchenSetup, { closingTime: '23:00', monthlyPrice: 950 })
  expect(await browser.call(contract.askForReview)).toMatchObject({ isOpen: true })
  expect(await refusalOf(browser.call(contract.withdrawReview))).toMatchObject({
    status: 409,
    code: 'kitchen_opened_meanwhile',
  })
  await set(false)
  expect(await refusalOf(browser.call(contract.askForReview))).toMatchObject({
    code: 'kitchen_closed_by_team',
  })
})

it('refuses what no kitchen can be', async () => {
  const { browser } = await newKitchen(test)
  const change = (input: object) => refusalOf(browser.call(contract.changeKitchenSetup, input))
  expect(await change({ areaId: 999_999 })).toMatchObject({
    code: 'kitchen_area_required',
    fields: { areaId: expect.any(String) },
  })
  expect(await change({ deliveryMinutesMin: 60, deliveryMinutesMax: 30 })).toMatchObject({
    code: 'delivery_minutes_reversed',
  })
  expect(await change({ openingTime: '25:00' })).toMatchObject({ status: 400 })
  expect(await change({ monthlyPrice: -1 })).toMatchObject({ status: 400 })
  expect(await change({ isActive: true, ownerId: 1, rating: 5 })).toBe('taken')
  expect(await browser.call(contract.getKitchenSetup)).toMatchObject({ isOpen: false })
})

it('the database keeps a kitchen without a place from being active', async () => {
  const { userId } = await newKitchen(test)
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
