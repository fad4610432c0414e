import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { markCooked, withdrawAccepted } from '#features/suggestions/accepted-contract.ts'
import { replacePantry } from '#features/suggestions/preferences-contract.ts'
import { AISLES } from '#shared/food/food.ts'
import { keyed } from '../../../../../tools/testing/ai/ai-app.ts'
import {
  acceptMeals,
  firstItem,
  itemOf,
  itemsOf,
  makeList,
  useShoppingApp,
} from '../../../../../tools/testing/ai/shopping-app.ts'
import * as contract from '../../contract.ts'

const { at, setAddOns } = useShoppingApp()

const idsOf = (meals: readonly { id: number }[]) => meals.map(({ id }) => id)

const stock = (items: { ingredientId: string; grams: number }[]) =>
  at.customer.call(replacePantry, { items })

describe('POST /api/shopping-lists', () => {
  it('sums up what accepted meals need, in whole packs and by aisle', async () => {
    const meals = await acceptMeals(at.customer, 3)
    const list = await makeList(at.customer, idsOf(meals))
    expect(list).toMatchObject({ name: '3 meals', hasOwnName: false, archivedAt: null })
    expect(list.meals.map(({ servings }) => servings)).toEqual([4, 4, 4])
    const order = list.aisles.map(({ aisle }) => AISLES.indexOf(aisle))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    for (const item of itemsOf(list)) {
      expect(item.packs * item.packGrams).toBeGreaterThanOrEqual(item.needGrams)
      expect((item.packs - 1) * item.packGrams).toBeLessThan(item.needGrams)
      expect(item.priceByWeight).toBeLessThanOrEqual(item.price + 0.02 * item.mealIds.length * 4)
      expect(item.mealIds.length).toBeGreaterThan(0)
      expect(item).toMatchObject({ isTicked: false, orderId: null, packsLeft: item.packs })
    }
    const sum = itemsOf(list).reduce((all, { price }) => all + price, 0)
    expect(list.basketPrice).toBeCloseTo(sum, 2)
    const byWeight = meals.reduce((all, { totalPrice }) => all + Number(totalPrice), 0)
    expect(list.totalPrice).toBeCloseTo(byWeight, 2)
    expect(list.pricedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(await at.customer.call(contract.getShoppingList, { id: list.id })).toEqual(list)
  })

  it('needs the add-on or Premium for more than one meal, and says what it costs', async () => {
    await setAddOns([])
    const meals = await acceptMeals(at.customer, 2)
    await expect(makeList(at.customer, idsOf(meals))).rejects.toMatchObject({
      status: 403,
      code: 'add_on_needed',
      text: expect.stringContaining('AED 49 every 4 weeks'),
    })
    const page = await at.customer.call(contract.listShoppingLists)
    expect(page).toMatchObject({ lists: [], canSumUp: false, addOnPrice: 49 })
    const one = await makeList(at.customer, [meals[0]?.id ?? 0])
    expect(one).toMatchObject({ name: meals[0]?.mealName, meals: [{ servings: 4 }] })
    const again = await at.customer.call(
      contract.createShoppingList,
      { acceptedMealIds: [meals[0]?.id ?? 0], servings: 2 },
      keyed(),
    )
    expect(again).toMatchObject({ id: one.id, meals: [{ servings: 2 }] })
  })

  it('made again of the same meals is the same list, renamed where it is given a name', async () => {
    const ids = idsOf(await acceptMeals(at.customer, 3))
    const first = await makeList(at.customer, ids)
    expect((await makeList(at.customer, ids.toReversed())).id).toBe(first.id)
    const input = { acceptedMealIds: ids, name: 'For the weekend' }
    const named = await at.customer.call(contract.createShoppingList, input, keyed())
    expect(named).toMatchObject({ id: first.id, name: 'For the weekend' })
    expect((await makeList(at.customer, ids.slice(0, 2))).id).not.toBe(first.id)
    expect((await at.customer.call(contract.listShoppingLists)).lists).toHaveLength(2)
    await at.customer.call(contract.changeShoppingList, { id: first.id, isArchived: true })
    expect((await makeList(at.customer, ids)).id).not.toBe(first.id)
  })

  it('takes only own meals that still stand, of who has a plan', async () => {
    const [meal, other] = await acceptMeals(at.customer, 2)
    await expect(makeList(at.other, [meal?.id ?? 0])).rejects.toMatchObject({
      code: 'ai_plan_needed',
    })
    await at.customer.call(withdrawAccepted, { id: other?.id ?? 0 })
    await expect(makeList(at.customer, [other?.id ?? 0])).rejects.toMatchObject({ status: 404 })
    await expect(makeList(at.customer, [])).rejects.toMatchObject({ status: 400 })
  })
})

describe('servings', () => {
  it('twice as many are twice of everything by weight, and never less in packs', async () => {
    const list = await makeList(at.customer, idsOf(await acceptMeals(at.customer, 1)))
    const mealId = list.meals[0]?.acceptedMealId ?? 0
    const serve = (servings: number) =>
      at.customer.call(contract.changeListServings, { id: list.id, mealId, servings })
    const two = await serve(2)
    const four = await serve(4)
    expect(four.totalPrice).toBeCloseTo(two.totalPrice * 2, 6)
    for (const item of itemsOf(two)) {
      const twice = itemOf(four, item.ingredientId)
      expect(Math.abs(twice.needGrams - item.needGrams * 2)).toBeLessThanOrEqual(0.002)
      expect(twice.packs).toBeGreaterThanOrEqual(item.packs)
    }
    expect(four.basketPrice).toBeGreaterThanOrEqual(two.basketPrice)
    await expect(serve(11)).rejects.toMatchObject({ status: 400 })
    await expect(
      at.customer.call(contract.changeListServings, { id: list.id, mealId: 999_999, servings: 2 }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('that need more packs than were ticked untick the item', async () => {
    const list = await makeList(at.customer, idsOf(await acceptMeals(at.customer, 1)))
    const mealId = list.meals[0]?.acceptedMealId ?? 0
    const serve = (servings: number) =>
      at.customer.call(contract.changeListServings, { id: list.id, mealId, servings })
    const most = await serve(10)
    const few = await serve(1)
    const grows = itemsOf(few).find(
      ({ ingredientId, packs }) => itemOf(most, ingredientId).packs > packs,
    )
    const ingredientId = grows?.ingredientId ?? ''
    const ticked = await at.customer.call(contract.tickListItem, {
      id: list.id,
      ingredientId,
      isTicked: true,
    })
    expect(itemOf(ticked, ingredientId)).toMatchObject({ isTicked: true, packsLeft: 0 })
    expect(ticked.leftCount).toBe(ticked.itemCount - 1)
    expect(ticked.leftPrice).toBeCloseTo(ticked.basketPrice - (grows?.price ?? 0), 2)
    const more = itemOf(await serve(10), ingredientId)
    expect(more).toMatchObject({ isTicked: false, packsLeft: more.packs - (grows?.packs ?? 0) })
    expect(itemOf(await serve(1), ingredientId).isTicked).toBe(true)
    const unticked = await at.customer.call(contract.tickListItem, {
      id: list.id,
      ingredientId,
      isTicked: false,
    })
    expect(itemOf(unticked, ingredientId).isTicked).toBe(false)
  })
})

describe('the pantry', () => {
  it('is taken off and shown, and can be put back', async () => {
    const [meal] = await acceptMeals(at.customer, 1)
    const list = await makeList(at.customer, [meal?.id ?? 0])
    const { ingredientId, needGrams } = firstItem(list)
    await stock([{ ingredientId, grams: Math.ceil(needGrams) }])
    const look = () => at.customer.call(contract.getShoppingList, { id: list.id })
    const covered = await look()
    expect(itemsOf(covered).map((item) => item.ingredientId)).not.toContain(ingredientId)
    expect(covered.pantry).toMatchObject([{ ingredientId, isPutBack: false }])
    expect(covered.basketPrice).toBeLessThan(list.basketPrice)
    expect(covered.totalPrice).toBe(list.totalPrice)
    const putBack = await at.customer.call(contract.putBackListItem, {
      id: list.id,
      ingredientId,
      isPutBack: true,
    })
    expect(putBack.pantry).toMatchObject([{ ingredientId, isPutBack: true }])
    expect(putBack.basketPrice).toBe(list.basketPrice)
    await at.customer.call(contract.putBackListItem, {
      id: list.id,
      ingredientId,
      isPutBack: false,
    })
    expect(await look()).toEqual(covered)
  })

  it('is counted once over all open lists, the first one first', async () => {
    const [one, two] = await acceptMeals(at.customer, 2)
    const first = await makeList(at.customer, [one?.id ?? 0])
    const both = await makeList(at.customer, [one?.id ?? 0, two?.id ?? 0])
    const { ingredientId, needGrams } = firstItem(first)
    await stock([{ ingredientId, grams: Math.ceil(needGrams) }])
    const look = (id: number) => at.customer.call(contract.getShoppingList, { id })
    expect((await look(first.id)).pantry).toHaveLength(1)
    const second = await look(both.id)
    const left = itemOf(both, ingredientId).needGrams - itemOf(second, ingredientId).needGrams
    expect(left).toBeLessThan(1.001)
    await at.customer.call(contract.changeShoppingList, { id: first.id, isArchived: true })
    const freed = await look(both.id)
    expect(itemsOf(freed).find((item) => item.ingredientId === ingredientId)?.needGrams ?? 0).toBe(
      Math.max(0, itemOf(both, ingredientId).needGrams - Math.ceil(needGrams)),
    )
  })
})

describe('a list', () => {
  it('takes ingredients by hand and gives them up again', async () => {
    const list = await makeList(at.customer, idsOf(await acceptMeals(at.customer, 1)))
    const add = (ingredientId: string, grams: number) =>
      at.customer.call(contract.saveListExtra, { id: list.id, ingredientId, grams })
    const used = firstItem(list)
    const more = await add(used.ingredientId, 50)
    expect(itemOf(more, used.ingredientId)).toMatchObject({
      needGrams: used.needGrams + 50,
      extraGrams: 50,
    })
    expect(more.totalPrice).toBeGreaterThan(list.totalPrice)
    await expect(add('gold', 1)).rejects.toMatchObject({ code: 'ingredient_unknown' })
    await expect(add('rice-basmati', 0)).rejects.toMatchObject({ status: 400 })
    const back = await at.customer.call(contract.removeListExtra, {
      id: list.id,
      ingredientId: used.ingredientId,
    })
    expect(back).toEqual(list)
  })

  it.each([
    ['en', 'You have 50 open lists. Please archive or delete one first.'],
    ['ar', 'لديك 50 قائمة مفتوحة. يُرجى أرشفة إحداها أو حذفها أولًا.'],
  ] as const)('is refused beyond fifty open ones (%s)', async (language, text) => {
    const browser = await at.signedIn('+971500000001', language)
    const [one, two, three] = idsOf(await acceptMeals(at.customer, 3))
    const list = await makeList(at.customer, [one ?? 0])
    await at.customer.call(contract.changeShoppingList, { id: list.id, isArchived: true })
    await at.test.app.db
      .insertInto('shopping_lists')
      .columns(['customer_id', 'created_at'])
      .expression(({ selectFrom }) =>
        selectFrom('shopping_lists')
          .innerJoin(sql<{ n: number }>`generate_series(1, 49)`.as('n'), (join) => join.onTrue())
          .select(['customer_id', 'created_at'])
          .where('id', '=', list.id),
      )
      .execute()
    const fiftieth = await makeList(at.customer, [two ?? 0])
    const refusal = { status: 422, code: 'too_many_lists', text }
    await expect(makeList(browser, [three ?? 0])).rejects.toMatchObject(refusal)
    const takeBack = { id: list.id, isArchived: false }
    await expect(browser.call(contract.changeShoppingList, takeBack)).rejects.toMatchObject(refusal)
    expect(await makeList(at.customer, [two ?? 0])).toMatchObject({ id: fiftieth.id })
    await browser.call(contract.deleteShoppingList, { id: fiftieth.id })
    await browser.call(contract.changeShoppingList, takeBack)
  })

  it('is renamed, archived, taken back and deleted', async () => {
    const list = await makeList(at.customer, idsOf(await acceptMeals(at.customer, 1)))
    const change = (input: { name?: string | null; isArchived?: boolean }) =>
      at.customer.call(contract.changeShoppingList, { id: list.id, ...input })
    expect(await change({ name: '  Weekend ' })).toMatchObject({ name: 'Weekend' })
    expect(await change({ isArchived: true })).toMatchObject({
      name: 'Weekend',
      archivedAt: expect.any(String),
    })
    const { lists } = await at.customer.call(contract.listShoppingLists)
    expect(lists).toEqual([])
    const archived = await at.customer.call(contract.listShoppingLists, { isArchived: true })
    expect(archived.lists).toMatchObject([{ id: list.id }])
    expect(await change({ name: null, isArchived: false })).toEqual(list)
    await at.customer.call(contract.deleteShoppingList, { id: list.id })
    await expect(change({})).rejects.toMatchObject({ status: 404 })
  })

  it('needs nothing more for what was cooked', async () => {
    const [one, two] = await acceptMeals(at.customer, 2)
    const both = await makeList(at.customer, [one?.id ?? 0, two?.id ?? 0])
    await at.customer.call(markCooked, { id: one?.id ?? 0 })
    const list = await at.customer.call(contract.getShoppingList, { id: both.id })
    expect(list.meals.map(({ cookedAt }) => cookedAt !== null)).toEqual([true, false])
    expect(list.totalPrice).toBeCloseTo(Number(two?.totalPrice), 2)
    expect(itemsOf(list).every(({ mealIds }) => mealIds.join() === String(two?.id))).toBe(true)
  })

  it('is a text to share, in the reader’s language, of what is left', async () => {
    const list = await makeList(at.customer, idsOf(await acceptMeals(at.customer, 2)))
    const { ingredientId, name } = firstItem(list)
    await at.customer.call(contract.tickListItem, { id: list.id, ingredientId, isTicked: true })
    const { text } = await at.customer.call(contract.getShoppingListText, { id: list.id })
    expect(text.startsWith('2 meals\n\n')).toBe(true)
    expect(text).not.toContain(`- ${name}:`)
    expect(text.match(/^- /gm)).toHaveLength(list.itemCount - 1)
    expect(text).toMatch(/\bAED\b/)
    const arabic = await at.signedIn('+971500000001', 'ar')
    const said = await arabic.call(contract.getShoppingListText, { id: list.id })
    expect(said.text.startsWith('وجبتان')).toBe(true)
    expect(said.text).not.toMatch(/[a-z]{3}/)
  })

  it('is for the owner alone, and comes page by page, the newest first', async () => {
    const [meal] = await acceptMeals(at.customer, 1)
    const list = await makeList(at.customer, [meal?.id ?? 0])
    for (const call of [
      () => at.other.call(contract.getShoppingList, { id: list.id }),
      () => at.other.call(contract.deleteShoppingList, { id: list.id }),
      () => at.other.call(contract.getShoppingListText, { id: list.id }),
      () => at.other.call(contract.changeShoppingList, { id: list.id, name: 'Mine' }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404 })
    }
    const { db } = at.test.app
    const owner = await db
      .selectFrom('shopping_lists')
      .select(['customer_id', 'created_at'])
      .executeTakeFirstOrThrow()
    await db
      .insertInto('shopping_lists')
      .values(Array.from({ length: 24 }, () => owner))
      .execute()
    const first = await at.customer.call(contract.listShoppingLists)
    expect(first.lists).toHaveLength(20)
    const rest = await at.customer.call(contract.listShoppingLists, { before: first.next ?? 0 })
    expect(rest.lists).toHaveLength(5)
    expect(rest.next).toBeNull()
    expect(rest.lists.at(-1)?.id).toBe(list.id)
  })
})
