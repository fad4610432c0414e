import { describe, expect, it } from 'vitest'
import { getDeliveryWeek, skipDelivery } from '#features/deliveries/contract.ts'
import { createMember, replaceMember } from '#features/household/contract.ts'
import { listMealItems } from '#features/restaurants/contract.ts'
import { getSubscription } from '#features/subscriptions/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  MONDAY,
  newDiner,
  TUESDAY,
  type Diner,
} from '../../../../../tools/testing/situations/diners.ts'
import { liveUntil, newCustomer } from '../../../../../tools/testing/situations/orders.ts'
import { chooseFallback } from '../../fallback-contract.ts'
import { previewRepeat, repeatWeek } from '../../repeat-contract.ts'
import { getMealSelection, findMealSubscription } from '../../selection-contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

const NEXT_MONDAY = '2026-12-07'
const NEXT_TUESDAY = '2026-12-08'

const pick = async (diner: Diner, index: number, mealTime: 'lunch' | 'dinner' = 'lunch') => {
  const id = (await diner.menuAt(mealTime))[index]
  if (id === undefined) throw new Error('the menu is too short')
  return id
}

const find = (diner: Pick<Diner, 'call'>) => diner.call(findMealSubscription, {})

const input = (diner: Diner, week = NEXT_TUESDAY) => ({
  subscriptionId: diner.subscriptionId,
  week,
})

describe('GET /api/meal-selection', () => {
  it('shows the week of the first open day with all that the page needs', async () => {
    const diner = await newDiner(test)
    const mealItemId = await pick(diner, 0)
    await diner.choose({ mealItemId })
    const week = await diner.call(getMealSelection, {
      subscriptionId: diner.subscriptionId,
    })
    expect(week).toMatchObject({
      planName: 'Full Day',
      mealTimes: ['lunch', 'dinner'],
      fallback: 'kitchen',
      canBuyExtras: true,
      firstOpenDate: '2026-11-27',
      from: '2026-11-23',
      to: '2026-11-29',
    })
    expect(week.days.map(({ state }) => state)).toEqual([
      'none',
      'none',
      'locked',
      'locked',
      'open',
      'none',
      'none',
    ])
    const next = await diner.week(MONDAY)
    expect(next.days[0]).toMatchObject({
      state: 'open',
      status: 'planned',
      cutoffAt: '2026-11-28T14:00:00.000Z',
      paid: 2,
      picked: 1,
      address: { name: 'Home', line: 'Marina Gate 1, Dubai Marina' },
      meals: [{ mealItemId, mealTime: 'lunch' }],
      atCutoff: { kind: 'filled', meals: [{ mealTime: 'dinner', chosenBy: 'kitchen' }] },
    })
    expect(next.week).toEqual({ picked: 1, paid: 10 })
  })

  it('foretells what the cut-off then brings', async () => {
    const diner = await newDiner(test)
    const foretold = (await diner.week()).days.map(({ day, atCutoff }) => [
      day,
      atCutoff.meals.map(({ mealTime, mealItemId }) => [mealTime, mealItemId]),
    ])
    await liveUntil(test, '2026-12-03T00:00:00Z')
    const came = (await diner.week()).days.map(({ day, meals }) => [
      day,
      meals.map(({ mealTime, mealItemId }) => [mealTime, mealItemId]),
    ])
    expect(came).toEqual(foretold)
    const dishes = (await diner.week()).days.flatMap(({ meals }) =>
      meals.map(({ mealItemId }) => mealItemId),
    )
    expect(dishes).toHaveLength(10)
    expect(new Set(dishes).size).toBe(10)
  })

  it('says that an empty day goes back where the fallback is to skip', async () => {
    const diner = await newDiner(test, { fallback: 'skip' })
    expect((await diner.day(MONDAY)).atCutoff).toEqual({
      kind: 'given_back',
      why: 'nothing_chosen',
      missing: 2,
      meals: [],
    })
  })

  it('is not for others', async () => {
    const diner = await newDiner(test)
    const stranger = await newCustomer(test)
    await expect(
      stranger.call(getMealSelection, { subscriptionId: diner.subscriptionId }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

describe('GET /api/meal-selection/subscription', () => {
  it('names the only subscription, and none where there are several or none', async () => {
    const diner = await newDiner(test)
    expect(await find(diner)).toEqual({ subscriptionId: diner.subscriptionId })
    await diner.order({ startDate: '2026-12-10', cardSetupId: await diner.saveCard() })
    await liveUntil(test, '2026-12-11T03:00:00Z')
    expect(await find(diner)).toEqual({ subscriptionId: null })
    expect(await find(await newCustomer(test))).toEqual({ subscriptionId: null })
  })
})

describe('repeating last week', () => {
  it('puts the dishes of the latest week with choices on the open days, as foretold', async () => {
    const diner = await newDiner(test)
    const lunch = await pick(diner, 0)
    const dinner = await pick(diner, 1, 'dinner')
    await diner.choose({ mealItemId: lunch, specialInstructions: 'no salt' })
    await diner.choose({ mealItemId: dinner, mealTime: 'dinner' })
    await diner.choose({ mealItemId: lunch, date: TUESDAY })
    const foretold = await diner.call(previewRepeat, input(diner))
    expect(foretold).toMatchObject({ week: NEXT_MONDAY, repeatedWeek: MONDAY, left: [] })
    expect(foretold.added).toMatchObject([
      { date: NEXT_MONDAY, mealTime: 'lunch', mealItemId: lunch, quantity: 1 },
      { date: NEXT_MONDAY, mealTime: 'dinner', mealItemId: dinner, quantity: 1 },
      { date: NEXT_TUESDAY, mealTime: 'lunch', mealItemId: lunch, quantity: 1 },
    ])
    expect((await diner.day(NEXT_MONDAY)).picked).toBe(0)
    const done = await diner.call(repeatWeek, input(diner))
    expect(done).toEqual(foretold)
    expect(await diner.day(NEXT_MONDAY)).toMatchObject({
      picked: 2,
      meals: [
        { mealItemId: lunch, specialInstructions: 'no salt', chosenBy: 'customer' },
        { mealItemId: dinner },
      ],
    })
    await expect(diner.call(repeatWeek, input(diner))).rejects.toMatchObject({
      status: 409,
      code: 'nothing_to_repeat',
    })
  })

  it('leaves what is unsafe, sold out or too much, and says why', async () => {
    const diner = await newDiner(test)
    const [one, two, three] = await diner.menuAt('lunch')
    if (!one || !two || !three) throw new Error('the menu is too short')
    await diner.choose({ mealItemId: one })
    await diner.choose({ mealItemId: two, extraPrice: await diner.priceOf(two) })
    await diner.choose({ mealItemId: three, date: TUESDAY })
    await diner.choose({ mealItemId: three, date: NEXT_MONDAY, quantity: 1 })
    await test.app.db
      .updateTable('menu_items')
      .set({ sold_out_until: NEXT_TUESDAY })
      .where('id', '=', three)
      .execute()
    const { added, left } = await diner.call(previewRepeat, input(diner))
    await test.app.db
      .updateTable('menu_items')
      .set({ sold_out_until: null })
      .where('id', '=', three)
      .execute()
    expect(added).toEqual([])
    expect(left.map(({ mealItemId, reason }) => [mealItemId, reason])).toEqual([
      [one, 'day_full'],
      [two, 'day_full'],
      [three, 'sold_out'],
    ])
  })

  it('leaves what someone dislikes by now, what is not within a diet, and a second lunch', async () => {
    const diner = await newDiner(test)
    const menu = await diner.call(listMealItems, { subscriptionId: diner.subscriptionId })
    const lunches = menu.filter(({ mealTimes }) => mealTimes.includes('lunch'))
    const meaty = lunches.find(({ isVegan }) => !isVegan)
    const vegan = lunches.find(({ isVegan }) => isVegan)
    if (!meaty || !vegan) throw new Error('the menu is too short')
    await diner.choose({ mealItemId: vegan.id })
    await diner.choose({ mealItemId: meaty.id, extraPrice: meaty.price })
    const reasons = async () => {
      const { added, left } = await diner.call(previewRepeat, input(diner))
      return [added.map(({ mealItemId }) => mealItemId), left.map(({ reason }) => reason)]
    }
    expect(await reasons()).toEqual([[vegan.id], ['day_full']])
    const { ingredient_id } = await test.app.db
      .selectFrom('dish_lines as l')
      .innerJoin('menu_items as i', 'i.dish_id', 'l.dish_id')
      .select('l.ingredient_id')
      .where('i.id', '=', vegan.id)
      .limit(1)
      .executeTakeFirstOrThrow()
    const sara = {
      name: 'Sara',
      portion: 'regular' as const,
      allergens: [],
      fastsInRamadan: false,
    }
    const { id } = await diner.call(createMember, {
      ...sara,
      diets: [],
      dislikes: [ingredient_id],
    })
    expect((await reasons())[1]).toContain('dislike')
    await diner.call(replaceMember, { id, ...sara, diets: ['vegan'], dislikes: [] })
    expect(await reasons()).toEqual([[vegan.id], ['diet']])
  })

  it('does not look at days that were skipped, or at other people’s', async () => {
    const diner = await newDiner(test)
    await diner.choose({ mealItemId: await pick(diner, 0) })
    const { days } = await diner.call(getDeliveryWeek, { from: MONDAY })
    await diner.call(skipDelivery, { id: days[0]?.deliveries[0]?.id ?? 0 })
    expect(await diner.call(previewRepeat, input(diner))).toMatchObject({
      repeatedWeek: null,
      added: [],
    })
    const stranger = await newCustomer(test)
    for (const endpoint of [previewRepeat, repeatWeek]) {
      await expect(stranger.call(endpoint, input(diner))).rejects.toMatchObject({ status: 404 })
    }
  })
})

describe('PUT /api/subscriptions/:id/fallback', () => {
  it('is kept with a receipt, for the owner alone', async () => {
    const diner = await newDiner(test)
    const { subscriptionId: id } = diner
    const answer = await diner.call(chooseFallback, { id, fallback: 'repeat' })
    expect(answer).toEqual({
      subscriptionId: id,
      fallback: 'repeat',
      receiptNumber: expect.stringMatching(/^SR-\d{6}$/),
    })
    expect((await diner.week()).fallback).toBe('repeat')
    await expect(
      diner.call(chooseFallback, { id, fallback: 'surprise' as 'skip' }),
    ).rejects.toMatchObject({ status: 400 })
    const stranger = await newCustomer(test)
    await expect(stranger.call(chooseFallback, { id, fallback: 'skip' })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('is asked once of anyone who ordered before the order asked', async () => {
    const diner = await newDiner(test, { fallback: 'skip' })
    const { subscriptionId: id } = diner
    expect((await diner.week()).asksFallback).toBe(false)
    await test.app.db
      .updateTable('subscriptions')
      .set({ asks_fallback: true })
      .where('id', '=', id)
      .execute()
    expect((await diner.week()).asksFallback).toBe(true)
    expect(await diner.call(getSubscription, { id })).toMatchObject({ asksFallback: true })
    await diner.call(chooseFallback, { id, fallback: 'skip' })
    expect(await diner.week()).toMatchObject({ asksFallback: false, fallback: 'skip' })
  })
})
