import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createMember } from '#features/household/contract.ts'
import { listMealItems } from '#features/restaurants/contract.ts'
import type { Allergen, Diet } from '#shared/food/food.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  MONDAY,
  MONDAYS_CUTOFF,
  newEater,
  TUESDAY,
  type Eater,
} from '../../../../../tools/testing/situations/eaters.ts'
import { offeringOnly } from '../../../../../tools/testing/situations/offering-only.ts'
import { newCustomer } from '../../../../../tools/testing/situations/orders.ts'
import { changeMeal, removeMeal } from '../../contract.ts'
import { pickMeals } from '../../pick-contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

const pick = (eater: Eater, date = MONDAY, isWholeWeek = false) =>
  eater.call(pickMeals, { subscriptionId: eater.subscriptionId, date, isWholeWeek })

const menuOf = (eater: Eater) => eater.call(listMealItems, { subscriptionId: eater.subscriptionId })

const saveMember = (
  eater: Eater,
  person: { allergens?: Allergen[]; diets?: Diet[]; dislikes?: string[]; avoidsTraces?: boolean },
) =>
  eater.call(createMember, {
    name: 'Salem',
    portion: 'regular',
    diets: [],
    allergens: [],
    dislikes: [],
    fastsInRamadan: false,
    ...person,
  })

describe('POST /api/subscription-meals/pick', () => {
  it('fills the open meals of a day with what the kitchen would send', async () => {
    const eater = await newEater(test)
    const foretold = (await eater.day(MONDAY)).atCutoff.meals
    const { added, left } = await pick(eater)
    expect(left).toEqual([])
    expect(added.map(({ mealTime, mealItemId }) => [mealTime, mealItemId])).toEqual(
      foretold.map(({ mealTime, mealItemId }) => [mealTime, mealItemId]),
    )
    const day = await eater.day(MONDAY)
    expect(day).toMatchObject({
      picked: 2,
      extrasTotal: 0,
      atCutoff: { kind: 'as_chosen' },
      meals: added.map(({ id, name, mealTime, mealItemId }) => ({
        id,
        name,
        mealTime,
        mealItemId,
        quantity: 1,
        chosenBy: 'kitchen',
      })),
    })
    expect((await eater.day(TUESDAY)).picked).toBe(0)
  })

  it('adds nothing the second time, and once for one key', async () => {
    const eater = await newEater(test)
    const key = { idempotencyKey: '7f0b6f0e-2b1f-4a43-9a86-2f1d2f3c4b5a' }
    const input = { subscriptionId: eater.subscriptionId, date: MONDAY }
    const first = await eater.call(pickMeals, input, key)
    expect(await eater.call(pickMeals, input, key)).toEqual(first)
    expect(await pick(eater)).toEqual({ added: [], left: [] })
    expect((await eater.day(MONDAY)).picked).toBe(2)
  })

  it('picks once where it is pressed twice at the same time', async () => {
    const eater = await newEater(test)
    const answers = await Promise.all([pick(eater), pick(eater), pick(eater)])
    expect(answers.flatMap(({ added }) => added)).toHaveLength(2)
    expect((await eater.day(MONDAY)).picked).toBe(2)
  })

  it('fills all open days of a week and repeats no main dish', async () => {
    const eater = await newEater(test, { fallback: 'skip' })
    const { added, left } = await pick(eater, TUESDAY, true)
    expect(left).toEqual([])
    const { week, days } = await eater.week()
    expect(week).toEqual({ picked: 10, paid: 10 })
    expect(days.every(({ extrasTotal }) => extrasTotal === 0)).toBe(true)
    const mains = added.map(({ mealItemId }) => mealItemId)
    expect(new Set(mains).size).toBe(10)
    expect(await pick(eater, MONDAY, true)).toEqual({ added: [], left: [] })
  })

  it('leaves the days of a week alone that are past their cut-off', async () => {
    const eater = await newEater(test)
    test.clock.moveTo(new Date(MONDAYS_CUTOFF))
    const { added } = await pick(eater, MONDAY, true)
    expect(new Set(added.map(({ date }) => date))).toEqual(
      new Set([TUESDAY, '2026-12-02', '2026-12-03', '2026-12-04']),
    )
  })

  it('never changes what somebody chose', async () => {
    const eater = await newEater(test)
    const [dinner = 0] = await eater.menuAt('dinner')
    const input = {
      mealItemId: dinner,
      mealTime: 'dinner' as const,
      specialInstructions: 'no salt',
    }
    const { meal } = await eater.choose(input)
    const { added } = await pick(eater)
    expect(added).toMatchObject([{ mealTime: 'lunch', quantity: 1, total: 1 }])
    expect(added[0]?.mealItemId).not.toBe(dinner)
    expect((await eater.day(MONDAY)).meals[0]).toEqual(meal)
  })

  it('fills dinner next to two lunches, of which the second is an extra', async () => {
    const eater = await newEater(test)
    const [lunch = 0] = await eater.menuAt('lunch')
    const extraPrice = await eater.priceOf(lunch)
    await eater.choose({ mealItemId: lunch, quantity: 2, extraPrice })
    expect(await pick(eater)).toMatchObject({ added: [{ mealTime: 'dinner' }], left: [] })
    expect(await eater.day(MONDAY)).toMatchObject({
      picked: 3,
      paidPicked: 2,
      open: [],
      extrasTotal: extraPrice,
    })
  })

  it('can be undone and changed as any choice', async () => {
    const eater = await newEater(test)
    const { added } = await pick(eater)
    const [lunch, dinner] = added
    await eater.call(removeMeal, { id: lunch?.id ?? 0 })
    const [other = 0] = (await eater.menuAt('dinner')).filter((id) => id !== dinner?.mealItemId)
    await eater.call(changeMeal, { id: dinner?.id ?? 0, mealItemId: other })
    expect(await eater.day(MONDAY)).toMatchObject({
      picked: 1,
      meals: [{ mealItemId: other, chosenBy: 'customer' }],
    })
  })

  it('takes portions of a limited dish, and another where the last is gone', async () => {
    const eater = await newEater(test)
    const { added } = await pick(eater)
    const [lunch] = added
    await eater.call(removeMeal, { id: lunch?.id ?? 0 })
    const limit = (daily_limit: number | null) =>
      test.app.db
        .updateTable('menu_items')
        .set({ daily_limit })
        .where('id', '=', lunch?.mealItemId ?? 0)
        .execute()
    await limit(1)
    const other = await newEater(test)
    await other.choose({ mealItemId: lunch?.mealItemId ?? 0 })
    const again = await pick(eater)
    await limit(null)
    expect(again.added).toHaveLength(1)
    expect(again.added[0]?.mealItemId).not.toBe(lunch?.mealItemId)
  })

  it('sells the last portions once where two pick at the same time', async () => {
    const eaters = [await newEater(test), await newEater(test)]
    const limit = (daily_limit: number | null) =>
      test.app.db.updateTable('menu_items').set({ daily_limit }).execute()
    await limit(1)
    const answers = await Promise.all(eaters.map((eater) => pick(eater, MONDAY, true)))
    await limit(null)
    const sold = answers.flatMap(({ added }) =>
      added.map(({ date, mealItemId }) => `${date} ${mealItemId}`),
    )
    expect(answers.map(({ left }) => left)).toEqual([[], []])
    expect(new Set(sold).size).toBe(20)
  })
})

describe('POST /api/subscription-meals/pick refuses', () => {
  it('a day past its cut-off, naming the next one, and a week of such days', async () => {
    const eater = await newEater(test)
    test.clock.moveTo(new Date(MONDAYS_CUTOFF))
    await expect(pick(eater)).rejects.toMatchObject({
      status: 409,
      code: 'cutoff_passed',
      details: { nextOpenDate: TUESDAY },
    })
    await expect(pick(eater, '2026-11-25', true)).rejects.toMatchObject({
      status: 409,
      code: 'cutoff_passed',
    })
    expect((await eater.day(MONDAY)).meals.every(({ chosenBy }) => chosenBy === 'kitchen')).toBe(
      true,
    )
  })

  it('a day or week without a delivery, and what is not the caller’s', async () => {
    const eater = await newEater(test)
    const refused = { status: 422, code: 'no_delivery_that_day' }
    await expect(pick(eater, '2026-12-05')).rejects.toMatchObject(refused)
    await expect(pick(eater, '2027-06-01', true)).rejects.toMatchObject(refused)
    const other = await newCustomer(test)
    const input = { subscriptionId: eater.subscriptionId, date: MONDAY }
    for (const isWholeWeek of [true, false]) {
      const call = other.call(pickMeals, { ...input, isWholeWeek })
      await expect(call).rejects.toMatchObject({ status: 404, code: 'not_found' })
    }
  })
})

describe('what is picked suits the household', () => {
  it('obeys allergies, traces, diets and dislikes', async () => {
    const eater = await newEater(test)
    const menu = await menuOf(eater)
    await saveMember(eater, {
      allergens: ['milk', 'tree-nuts'],
      diets: ['vegetarian'],
      avoidsTraces: true,
    })
    const { added } = await pick(eater, MONDAY, true)
    expect(added.length).toBeGreaterThan(0)
    for (const { mealItemId } of added) {
      const dish = menu.find(({ id }) => id === mealItemId)
      expect(dish?.isVegetarian).toBe(true)
      const contained = [...(dish?.allergens ?? []), ...(dish?.mayContain ?? [])]
      expect(contained.filter((one) => one === 'milk' || one === 'tree-nuts')).toEqual([])
    }
  })

  it('takes no dish with something disliked, also where there is no other', async () => {
    const eater = await newEater(test)
    const [liked = 0, disliked = 0] = (await eater.menuAt('lunch')).filter((id) => id > 0)
    const { rows } = await sql<{ id: string }>`
      select l.ingredient_id as id from dish_lines l join menu_items i on i.dish_id = l.dish_id
       where i.id = ${disliked} and l.ingredient_id not in (
         select l2.ingredient_id from dish_lines l2 join menu_items i2 on i2.dish_id = l2.dish_id
          where i2.id = ${liked}) limit 1`.execute(test.app.db)
    await saveMember(eater, { dislikes: rows.map(({ id }) => id) })
    const { added } = await offeringOnly(test, [liked, disliked], () => pick(eater))
    expect(added.find(({ mealTime }) => mealTime === 'lunch')?.mealItemId).toBe(liked)
    for (const { id } of added) await eater.call(removeMeal, { id })
    const none = await offeringOnly(test, [disliked], () => pick(eater))
    expect(none.left[0]).toMatchObject({ mealTime: 'lunch', reason: 'diet' })
  })

  it('leaves a meal open for which no dish is safe, and says why', async () => {
    const eater = await newEater(test)
    const menu = await menuOf(eater)
    const [lunchOnly] = menu.filter(
      ({ mealTimes, allergens }) =>
        mealTimes.includes('lunch') && !mealTimes.includes('dinner') && allergens.length === 0,
    )
    const safe = lunchOnly ?? menu.find(({ mealTimes }) => mealTimes.includes('lunch'))
    const unsafe = menu.find(
      ({ mealTimes, allergens }) => mealTimes.includes('dinner') && allergens.length > 0,
    )
    if (!safe || !unsafe) throw new Error('the menu is too short')
    await saveMember(eater, { allergens: unsafe.allergens })
    const answer = await offeringOnly(test, [safe.id, unsafe.id], () => pick(eater))
    const reasons = answer.left.map(({ mealTime, reason }) => [mealTime, reason])
    expect(answer.added.map(({ mealItemId }) => mealItemId)).not.toContain(unsafe.id)
    expect(reasons).toContainEqual(['dinner', 'allergy'])
    expect(answer.added.every(({ mealTime }) => mealTime === 'lunch')).toBe(true)
    expect((await eater.day(MONDAY)).picked).toBe(answer.added.length)
  })

  it('says where diets or an empty menu are the reason', async () => {
    const eater = await newEater(test)
    const menu = await menuOf(eater)
    const meat = menu.find(
      ({ mealTimes, isVegetarian }) => mealTimes.includes('lunch') && !isVegetarian,
    )
    await saveMember(eater, { diets: ['vegetarian'] })
    const none = await offeringOnly(test, [], () => pick(eater))
    expect(none).toEqual({
      added: [],
      left: [
        { date: MONDAY, mealTime: 'lunch', reason: 'sold_out' },
        { date: MONDAY, mealTime: 'dinner', reason: 'sold_out' },
      ],
    })
    const wrong = await offeringOnly(test, [meat?.id ?? 0], () => pick(eater))
    expect(wrong.left[0]).toMatchObject({ mealTime: 'lunch', reason: 'diet' })
  })
})
