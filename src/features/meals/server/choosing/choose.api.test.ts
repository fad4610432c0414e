import { describe, expect, it } from 'vitest'
import { createAddress } from '#features/addresses/contract.ts'
import { getDeliveryWeek, skipDelivery, unskipDelivery } from '#features/deliveries/contract.ts'
import { listMealItems } from '#features/restaurants/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  MONDAY,
  MONDAYS_CUTOFF,
  newDiner,
  TUESDAY,
  type Diner,
} from '../../../../../tools/testing/situations/diners.ts'
import { newCustomer } from '../../../../../tools/testing/situations/orders.ts'
import * as contract from '../../contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

const first = async (diner: Diner, mealTime: 'lunch' | 'dinner' = 'lunch') => {
  const [id, second, third] = await diner.menuAt(mealTime)
  if (!id || !second || !third) throw new Error(`no menu at ${mealTime}`)
  return [id, second, third] as const
}

const rows = (diner: Diner, day = MONDAY) =>
  test.app.db
    .selectFrom('subscription_meals')
    .select(['menu_item_id', 'meal_time', 'quantity', 'price_fils', 'chosen_by'])
    .where('subscription_id', '=', diner.subscriptionId)
    .where('day', '=', day)
    .orderBy('id')
    .execute()

const strike = (id: number, change: { is_available: boolean } | { sold_out_until: string }) =>
  test.app.db.updateTable('menu_items').set(change).where('id', '=', id).execute()

describe('POST /api/subscription-meals', () => {
  it('puts a dish on a day, adds portions to it, and shows both to the caller', async () => {
    const diner = await newDiner(test)
    const [dish] = await first(diner)
    const answer = await diner.choose({ mealItemId: dish, specialInstructions: ' no onions ' })
    expect(answer).toMatchObject({
      meal: {
        subscriptionId: diner.subscriptionId,
        date: MONDAY,
        mealTime: 'lunch',
        mealItemId: dish,
        quantity: 1,
        specialInstructions: 'no onions',
        deliveryAddressId: diner.addressId,
        chosenBy: 'customer',
        extraQuantity: 0,
      },
      day: { date: MONDAY, picked: 1, paid: 2, paidPicked: 1, open: ['dinner'], extrasTotal: 0 },
    })
    const extraPrice = answer.meal.price
    const again = await diner.choose({ mealItemId: dish, extraPrice })
    expect(again.meal).toMatchObject({ id: answer.meal.id, quantity: 2 })
    const listed = await diner.call(contract.listSubscriptionMeals, {
      subscriptionId: diner.subscriptionId,
    })
    expect(listed.find(({ date }) => date === MONDAY)).toEqual(again.meal)
  })

  it('is done once for one key, and a price or a person in the request is ignored', async () => {
    const diner = await newDiner(test)
    const [dish] = await first(diner)
    const unheard = { price: 1, userId: 'x', chosenBy: 'kitchen' }
    const input = { ...unheard, mealItemId: dish }
    const send = () =>
      diner.call(
        contract.chooseMeal,
        { subscriptionId: diner.subscriptionId, date: MONDAY, ...input },
        { idempotencyKey: 'f0a5a0c4-70a9-4e9e-9c3c-1e7fa0b2c3d4' },
      )
    expect(await send()).toEqual(await send())
    const menu = await diner.call(listMealItems, { subscriptionId: diner.subscriptionId })
    expect(await rows(diner)).toEqual([
      {
        menu_item_id: dish,
        meal_time: 'lunch',
        quantity: 1,
        price_fils: Math.round((menu.find(({ id }) => id === dish)?.price ?? 0) * 100),
        chosen_by: 'customer',
      },
    ])
  })

  it('is taken until the cut-off and refused from it on, naming the next open day', async () => {
    const diner = await newDiner(test)
    const [dish, other] = await first(diner)
    test.clock.moveTo(new Date(MONDAYS_CUTOFF - 2000))
    await diner.choose({ mealItemId: dish })
    test.clock.moveTo(new Date(MONDAYS_CUTOFF))
    await expect(diner.choose({ mealItemId: other })).rejects.toMatchObject({
      status: 409,
      code: 'cutoff_passed',
      details: { nextOpenDate: TUESDAY },
    })
    await expect(diner.choose({ mealItemId: other, date: '2026-11-24' })).rejects.toMatchObject({
      code: 'cutoff_passed',
    })
  })

  it('prices what is past the paid meals before it is added', async () => {
    const diner = await newDiner(test)
    const [dish, other] = await first(diner)
    const menu = await diner.call(listMealItems, { subscriptionId: diner.subscriptionId })
    const price = menu.find(({ id }) => id === other)?.price ?? 0
    await diner.choose({ mealItemId: dish })
    await diner.choose({ mealItemId: dish, mealTime: 'dinner' })
    const input = { mealItemId: other, quantity: 2 }
    for (const extraPrice of [undefined, null, 0, price]) {
      await expect(
        diner.choose({ ...input, ...(extraPrice !== undefined && { extraPrice }) }),
      ).rejects.toMatchObject({
        status: 409,
        code: 'extra_to_confirm',
        details: { extraPrice: price * 2 },
      })
    }
    const { meal, day } = await diner.choose({ ...input, extraPrice: price * 2 })
    expect(meal).toMatchObject({ extraQuantity: 2, price })
    expect(day).toMatchObject({ picked: 4, paid: 2, extrasTotal: price * 2 })
  })

  it('asks a subscription without a card for one before extras', async () => {
    const diner = await newDiner(test)
    await test.app.db
      .updateTable('card_setups')
      .set({ status: 'failed' })
      .where('customer_id', 'in', (eb) =>
        eb.selectFrom('users').select('users.id').where('phone', '=', diner.phone),
      )
      .execute()
    const [dish] = await first(diner)
    expect(await diner.week()).toMatchObject({ canBuyExtras: false })
    await expect(diner.choose({ mealItemId: dish, quantity: 2 })).rejects.toMatchObject({
      status: 422,
      code: 'extras_need_card',
    })
  })

  it('sends the whole day to another address, as far as the kitchen goes', async () => {
    const diner = await newDiner(test)
    const [dish] = await first(diner)
    const office = await diner.call(createAddress, {
      name: 'Office',
      addressLine1: 'Bay Square 4',
      city: 'Dubai',
      area: 'Business Bay',
    })
    const far = await diner.call(createAddress, {
      name: 'Farm',
      addressLine1: 'Coast road',
      city: 'Fujairah',
      area: 'Dibba',
    })
    const { meal } = await diner.choose({ mealItemId: dish, deliveryAddressId: office.id })
    expect(meal.deliveryAddressId).toBe(office.id)
    expect(await diner.day(MONDAY)).toMatchObject({ address: { name: 'Office' } })
    expect(await diner.day(TUESDAY)).toMatchObject({ address: { name: 'Home' } })
    await expect(
      diner.choose({ mealItemId: dish, deliveryAddressId: far.id }),
    ).rejects.toMatchObject({ status: 422, code: 'restaurant_out_of_reach' })
    const stranger = await newCustomer(test)
    await expect(
      diner.choose({ mealItemId: dish, deliveryAddressId: stranger.addressId }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('refuses an allergy of anybody at the table, by name and in the caller’s language', async () => {
    const diner = await newDiner(test)
    const menu = await diner.call(listMealItems, { subscriptionId: diner.subscriptionId })
    const dish = menu.find(
      ({ mealTimes, allergens }) => mealTimes.includes('lunch') && allergens.length > 0,
    )
    const [allergen] = dish?.allergens ?? []
    if (!dish || !allergen) throw new Error('no dish with an allergen')
    await diner.saveMember([allergen], 'سالم')
    await expect(diner.choose({ mealItemId: dish.id })).rejects.toMatchObject({
      status: 422,
      code: 'allergy_blocks',
      text: expect.stringContaining('سالم'),
      details: { member: 'سالم', allergen },
    })
    expect(await rows(diner)).toEqual([])
  })

  it('refuses what cannot be had', async () => {
    const diner = await newDiner(test)
    const stranger = await newDiner(test)
    const [dish, gone, later] = await first(diner)
    const menu = await diner.call(listMealItems, { subscriptionId: diner.subscriptionId })
    const never = menu.find(({ mealTimes }) => !mealTimes.includes('lunch'))
    const elsewhere = await test.app.db
      .selectFrom('menu_items')
      .select('id')
      .where('restaurant_id', '=', 2)
      .limit(1)
      .executeTakeFirstOrThrow()
    await strike(gone, { is_available: false })
    await strike(later, { sold_out_until: MONDAY })

    const refusals: [Parameters<Diner['choose']>[0], number, string][] = [
      [{ mealItemId: dish, subscriptionId: stranger.subscriptionId }, 404, 'not_found'],
      [{ mealItemId: 999_999 }, 404, 'meal_not_found'],
      [{ mealItemId: elsewhere.id }, 422, 'meal_of_other_kitchen'],
      [{ mealItemId: gone }, 409, 'dish_sold_out'],
      [{ mealItemId: later }, 409, 'dish_sold_out'],
      [{ mealItemId: never?.id ?? 0 }, never ? 422 : 400, 'dish_not_at_meal_time'],
      [{ mealItemId: dish, mealTime: 'breakfast' }, 422, 'meal_time_not_in_plan'],
      [{ mealItemId: dish, date: '2026-12-05' }, 422, 'no_delivery_that_day'],
      [{ mealItemId: dish, date: '2027-12-06' }, 422, 'no_delivery_that_day'],
    ]
    for (const [input, status, code] of refusals) {
      await expect(diner.choose(input)).rejects.toMatchObject({ status, code })
    }
    await diner.choose({ mealItemId: later, date: TUESDAY })
    await strike(gone, { is_available: true })
  })

  it('refuses malformed input with the text of the field', async () => {
    const diner = await newDiner(test)
    const [dish] = await first(diner)
    const inputs: [Record<string, unknown>, string][] = [
      [{ mealItemId: null }, 'mealItemId'],
      [{ quantity: 0 }, 'quantity'],
      [{ quantity: 11 }, 'quantity'],
      [{ quantity: 1.5 }, 'quantity'],
      [{ date: '2026-02-30' }, 'date'],
      [{ mealTime: 'brunch' }, 'mealTime'],
      [{ specialInstructions: 'x'.repeat(501) }, 'specialInstructions'],
      [{ subscriptionId: '' }, 'subscriptionId'],
    ]
    for (const [input, field] of inputs) {
      await expect(diner.choose({ mealItemId: dish, ...input })).rejects.toMatchObject({
        status: 400,
        code: 'invalid_input',
        fields: { [field]: expect.any(String) },
      })
    }
  })

  it('keeps the choices of a skipped day for the undo, and counts them no more', async () => {
    const diner = await newDiner(test)
    const [dish] = await first(diner)
    await diner.choose({ mealItemId: dish })
    const before = await diner.week()
    const { days } = await diner.call(getDeliveryWeek, { from: MONDAY })
    const id = days[0]?.deliveries[0]?.id ?? 0
    await diner.call(skipDelivery, { id })
    expect(await diner.day(MONDAY)).toMatchObject({
      state: 'skipped',
      meals: [{ mealItemId: dish }],
    })
    expect((await diner.week()).week).toEqual({
      picked: before.week.picked - 1,
      paid: before.week.paid - 2,
    })
    await expect(diner.choose({ mealItemId: dish })).rejects.toMatchObject({
      code: 'no_delivery_that_day',
    })
    await diner.call(unskipDelivery, { id })
    expect(await diner.day(MONDAY)).toMatchObject({ state: 'open', meals: [{ mealItemId: dish }] })
  })

  it('refuses who is not signed in, and a subscription that is over', async () => {
    const diner = await newDiner(test)
    const [dish] = await first(diner)
    await expect(
      test.browser().call(contract.chooseMeal, {
        subscriptionId: diner.subscriptionId,
        mealItemId: dish,
        date: MONDAY,
      }),
    ).rejects.toMatchObject({ status: 401 })
    await test.app.db
      .updateTable('subscriptions')
      .set({ status: 'ended', end_date: '2026-11-25' })
      .where('id', '=', diner.subscriptionId)
      .execute()
    await expect(diner.choose({ mealItemId: dish })).rejects.toMatchObject({
      status: 409,
      code: 'subscription_over',
    })
  })
})
