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
  newDiner,
  TUESDAY,
  type Diner,
} from '../../../../../tools/testing/situations/diners.ts'
import { offeringOnly } from '../../../../../tools/testing/situations/offering-only.ts'
import { newCustomer } from '../../../../../tools/testing/situations/orders.ts'
import { changeMeal, removeMeal } from '../../contract.ts'
import { pickMeals } from '../../pick-contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

const pick = (diner: Diner, date = MONDAY, isWholeWeek = false) =>
  diner.call(pickMeals, { subscriptionId: diner.subscriptionId, date, isWholeWeek })

const menuOf = (diner: Diner) => diner.call(listMealItems, { subscriptionId: diner.subscriptionId })

const saveMember = (
  diner: Diner,
  person: { allergens?: Allergen[]; diets?: Diet[]; dislikes?: string[]; avoidsTraces?: boolean },
) =>
  diner.call(createMember, {
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
    const diner = await newDiner(test)
    const foretold = (await diner.day(MONDAY)).atCutoff.meals
    const { added, left } = await pick(diner)
    expect(left).toEqual([])
    expect(added.map(({ mealTime, mealItemId }) => [mealTime, mealItemId])).toEqual(
      foretold.map(({ mealTime, mealItemId }) => [mealTime, mealItemId]),
    )
    const day = await diner.day(MONDAY)
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
    expect((await diner.day(TUESDAY)).picked).toBe(0)
  })

  it('adds nothing the second time, and once for one key', async () => {
    const diner = await newDiner(test)
    const key = { idempotencyKey: '7f0b6f0e-2b1f-4a43-9a86-2f1d2f3c4b5a' }
    const input = { subscriptionId: diner.subscriptionId, date: MONDAY }
    const first = await diner.call(pickMeals, input, key)
    expect(await diner.call(pickMeals, input, key)).toEqual(first)
    expect(await pick(diner)).toEqual({ added: [], left: [] })
    expect((await diner.day(MONDAY)).picked).toBe(2)
  })

  it('picks once where it is pressed twice at the same time', async () => {
    const diner = await newDiner(test)
    const answers = await Promise.all([pick(diner), pick(diner), pick(diner)])
    expect(answers.flatMap(({ added }) => added)).toHaveLength(2)
    expect((await diner.day(MONDAY)).picked).toBe(2)
  })

  it('fills all open days of a week and repeats no main dish', async () => {
    const diner = await newDiner(test, { fallback: 'skip' })
    const { added, left } = await pick(diner, TUESDAY, true)
    expect(left).toEqual([])
    const { week, days } = await diner.week()
    expect(week).toEqual({ picked: 10, paid: 10 })
    expect(days.every(({ extrasTotal }) => extrasTotal === 0)).toBe(true)
    const mains = added.map(({ mealItemId }) => mealItemId)
    expect(new Set(mains).size).toBe(10)
    expect(await pick(diner, MONDAY, true)).toEqual({ added: [], left: [] })
  })

  it('leaves the days of a week alone that are past their cut-off', async () => {
    const diner = await newDiner(test)
    test.clock.moveTo(new Date(MONDAYS_CUTOFF))
    const { added } = await pick(diner, MONDAY, true)
    expect(new Set(added.map(({ date }) => date))).toEqual(
      new Set([TUESDAY, '2026-12-02', '2026-12-03', '2026-12-04']),
    )
  })

  it('never changes what someone chose', async () => {
    const diner = await newDiner(test)
    const [dinner = 0] = await diner.menuAt('dinner')
    const input = {
      mealItemId: dinner,
      mealTime: 'dinner' as const,
      specialInstructions: 'no salt',
    }
    const { meal } = await diner.choose(input)
    const { added } = await pick(diner)
    expect(added).toMatchObject([{ mealTime: 'lunch', quantity: 1, total: 1 }])
    expect(added[0]?.mealItemId).not.toBe(dinner)
    expect((await diner.day(MONDAY)).meals[0]).toEqual(meal)
  })

  it('fills dinner next to two lunches, of which the second is an extra', async () => {
    const diner = await newDiner(test)
    const [lunch = 0] = await diner.menuAt('lunch')
    const extraPrice = await diner.priceOf(lunch)
    await diner.choose({ mealItemId: lunch, quantity: 2, extraPrice })
    expect(await pick(diner)).toMatchObject({ added: [{ mealTime: 'dinner' }], left: [] })
    expect(await diner.day(MONDAY)).toMatchObject({
      picked: 3,
      paidPicked: 2,
      open: [],
      extrasTotal: extraPrice,
    })
  })

  it('can be undone and changed as any choice', async () => {
    const diner = await newDiner(test)
    const { added } = await pick(diner)
    const [lunch, dinner] = added
    await diner.call(removeMeal, { id: lunch?.id ?? 0 })
    const [other = 0] = (await diner.menuAt('dinner')).filter((id) => id !== dinner?.mealItemId)
    await diner.call(changeMeal, { id: dinner?.id ?? 0, mealItemId: other })
    expect(await diner.day(MONDAY)).toMatchObject({
      picked: 1,
      meals: [{ mealItemId: other, chosenBy: 'customer' }],
    })
  })

  it('takes portions of a limited dish, and another where the last is gone', async () => {
    const diner = await newDiner(test)
    const { added } = await pick(diner)
    const [lunch] = added
    await diner.call(removeMeal, { id: lunch?.id ?? 0 })
    const limit = (daily_limit: number | null) =>
      test.app.db
        .updateTable('menu_items')
        .set({ daily_limit })
        .where('id', '=', lunch?.mealItemId ?? 0)
        .execute()
    await limit(1)
    const other = await newDiner(test)
    await other.choose({ mealItemId: lunch?.mealItemId ?? 0 })
    const again = await pick(diner)
    await limit(null)
    expect(again.added).toHaveLength(1)
    expect(again.added[0]?.mealItemId).not.toBe(lunch?.mealItemId)
  })

  it('sells the last portions once where two pick at the same time', async () => {
    const diners = [await newDiner(test), await newDiner(test)]
    const limit = (daily_limit: number | null) =>
      test.app.db.updateTable('menu_items').set({ daily_limit }).execute()
    await limit(1)
    const answers = await Promise.all(diners.map((diner) => pick(diner, MONDAY, true)))
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
    const diner = await newDiner(test)
    test.clock.moveTo(new Date(MONDAYS_CUTOFF))
    await expect(pick(diner)).rejects.toMatchObject({
      status: 409,
      code: 'cutoff_passed',
      details: { nextOpenDate: TUESDAY },
    })
    await expect(pick(diner, '2026-11-25', true)).rejects.toMatchObject({
      status: 409,
      code: 'cutoff_passed',
    })
    expect((await diner.day(MONDAY)).meals.every(({ chosenBy }) => chosenBy === 'kitchen')).toBe(
      true,
    )
  })

  it('a day or week without a delivery, and what is not the caller’s', async () => {
    const diner = await newDiner(test)
    const refused = { status: 422, code: 'no_delivery_that_day' }
    await expect(pick(diner, '2026-12-05')).rejects.toMatchObject(refused)
    await expect(pick(diner, '2027-06-01', true)).rejects.toMatchObject(refused)
    const other = await newCustomer(test)
    const input = { subscriptionId: diner.subscriptionId, date: MONDAY }
    for (const isWholeWeek of [true, false]) {
      const call = other.call(pickMeals, { ...input, isWholeWeek })
      await expect(call).rejects.toMatchObject({ status: 404, code: 'not_found' })
    }
  })
})

describe('what is picked suits the household', () => {
  it('obeys allergies, traces, diets and dislikes', async () => {
    const diner = await newDiner(test)
    const menu = await menuOf(diner)
    await saveMember(diner, {
      allergens: ['milk', 'tree-nuts'],
      diets: ['vegetarian'],
      avoidsTraces: true,
    })
    const { added } = await pick(diner, MONDAY, true)
    expect(added.length).toBeGreaterThan(0)
    for (const { mealItemId } of added) {
      const dish = menu.find(({ id }) => id === mealItemId)
      expect(dish?.isVegetarian).toBe(true)
      const contained = [...(dish?.allergens ?? []), ...(dish?.mayContain ?? [])]
      expect(contained.filter((one) => one === 'milk' || one === 'tree-nuts')).toEqual([])
    }
  })

  it('takes no dish with something disliked, also where there is no other', async () => {
    const diner = await newDiner(test)
    const [liked = 0, disliked = 0] = (await diner.menuAt('lunch')).filter((id) => id > 0)
    const { rows } = await sql<{ id: string }>`
      select l.ingredient_id as id from dish_lines l join menu_items i on i.dish_id = l.dish_id
       where i.id = ${disliked} and l.ingredient_id not in (
         select l2.ingredient_id from dish_lines l2 join menu_items i2 on i2.dish_id = l2.dish_id
          where i2.id = ${liked}) limit 1`.execute(test.app.db)
    await saveMember(diner, { dislikes: rows.map(({ id }) => id) })
    const { added } = await offeringOnly(test, [liked, disliked], () => pick(diner))
    expect(added.find(({ mealTime }) => mealTime === 'lunch')?.mealItemId).toBe(liked)
    for (const { id } of added) await diner.call(removeMeal, { id })
    const none = await offeringOnly(test, [disliked], () => pick(diner))
    expect(none.left[0]).toMatchObject({ mealTime: 'lunch', reason: 'diet' })
  })

  it('leaves a meal open for which no dish is safe, and says why', async () => {
    const diner = await newDiner(test)
    const menu = await menuOf(diner)
    const [lunchOnly] = menu.filter(
      ({ mealTimes, allergens }) =>
        mealTimes.includes('lunch') && !mealTimes.includes('dinner') && allergens.length === 0,
    )
    const safe = lunchOnly ?? menu.find(({ mealTimes }) => mealTimes.includes('lunch'))
    const unsafe = menu.find(
      ({ mealTimes, allergens }) => mealTimes.includes('dinner') && allergens.length > 0,
    )
    if (!safe || !unsafe) throw new Error('the menu is too short')
    await saveMember(diner, { allergens: unsafe.allergens })
    const answer = await offeringOnly(test, [safe.id, unsafe.id], () => pick(diner))
    const reasons = answer.left.map(({ mealTime, reason }) => [mealTime, reason])
    expect(answer.added.map(({ mealItemId }) => mealItemId)).not.toContain(unsafe.id)
    expect(reasons).toContainEqual(['dinner', 'allergy'])
    expect(answer.added.every(({ mealTime }) => mealTime === 'lunch')).toBe(true)
    expect((await diner.day(MONDAY)).picked).toBe(answer.added.length)
  })

  it('says where diets or an empty menu are the reason', async () => {
    const diner = await newDiner(test)
    const menu = await menuOf(diner)
    const meat = menu.find(
      ({ mealTimes, isVegetarian }) => mealTimes.includes('lunch') && !isVegetarian,
    )
    await saveMember(diner, { diets: ['vegetarian'] })
    const none = await offeringOnly(test, [], () => pick(diner))
    expect(none).toEqual({
      added: [],
      left: [
        { date: MONDAY, mealTime: 'lunch', reason: 'sold_out' },
        { date: MONDAY, mealTime: 'dinner', reason: 'sold_out' },
      ],
    })
    const wrong = await offeringOnly(test, [meat?.id ?? 0], () => pick(diner))
    expect(wrong.left[0]).toMatchObject({ mealTime: 'lunch', reason: 'diet' })
  })
})
