import { setTimeout } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chooseMeal } from '#features/meals/contract.ts'
import type { Transaction } from '#server/database/database.ts'
import type { TestBrowser } from '../../../../../tools/testing/app.ts'
import { runInOrder } from '../../../../../tools/testing/locks.ts'
import { MARIAM, signIn, useKitchens } from '../../../../../tools/testing/situations/kitchens.ts'
import { listKitchenMenu } from '../../contract.ts'
import { getRecipe, replaceRecipe } from '../../recipe-contract.ts'

const test = useKitchens()
let kitchen: TestBrowser
let customer: TestBrowser
beforeAll(async () => {
  kitchen = await signIn(test)
  customer = await signIn(test, MARIAM)
})

const ROUNDS = 20

interface Kitchen {
  menuItemId: number
  replace: (recipe: 'safe' | 'unsafe') => Promise<unknown>
  choose: () => Promise<unknown>
  listChosen: () => Promise<unknown[]>
}

/** A customer's household avoids lupin, which the unsafe recipe of a dish contains. */
async function layTable(): Promise<Kitchen> {
  const { db } = test.app
  const { id: subscriptionId, customer_id } = await db
    .selectFrom('subscriptions')
    .select(['id', 'customer_id'])
    .executeTakeFirstOrThrow()
  await db
    .updateTable('household_members')
    .set({ allergens: ['lupin'] })
    .where('customer_id', '=', customer_id)
    .execute()
  const { day } = await db
    .selectFrom('delivery_days')
    .select('day')
    .where('status', '=', 'planned')
    .where('locks_at', '>', test.clock.now())
    .orderBy('day', 'desc')
    .executeTakeFirstOrThrow()
  const [dish] = (await kitchen.call(listKitchenMenu, {})).filter(({ mealTimes }) =>
    mealTimes.includes('lunch'),
  )
  const menuItemId = dish?.id ?? 0
  const recipe = await kitchen.call(getRecipe, { id: menuItemId })
  const { lines, id: _id, slug: _slug, isOwn: _own, hasPhoto: _photo, ...form } = recipe
  const safe = lines.map(({ ingredientId, grams }) => ({ ingredientId, grams }))
  await db
    .updateTable('ingredients')
    .set({ allergens: ['lupin'] })
    .where('id', '=', 'peanut')
    .execute()
  const linesOf = { safe, unsafe: [...safe, { ingredientId: 'peanut', grams: 5 }] }
  const meal = { subscriptionId, mealItemId: menuItemId, date: day, mealTime: 'lunch' as const }
  return {
    menuItemId,
    replace: (kind) =>
      kitchen.call(replaceRecipe, { id: menuItemId, ...form, lines: linesOf[kind] }),
    choose: () => customer.call(chooseMeal, meal),
    listChosen: () =>
      db
        .selectFrom('subscription_meals')
        .select('id')
        .where('menu_item_id', '=', menuItemId)
        .where('day', '=', day)
        .execute(),
  }
}

/** Both wait for the dish, the first one in front. */
async function inOrder(
  menuItemId: number,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
) {
  const lock = (tx: Transaction) =>
    tx.selectFrom('menu_items').select('id').where('id', '=', menuItemId).forUpdate().execute()
  return (await runInOrder(test.app.db, lock, first, second)).map(({ status }) => status)
}

describe('a recipe that gets an allergen while someone chooses the dish', () => {
  let table: Kitchen

  beforeAll(async () => {
    table = await layTable()
  })
  beforeEach(() => table.replace('safe'))

  it('leaves no one with a meal that is not safe, whichever comes first', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await table.replace('safe')
      const [recipe] = await Promise.allSettled([
        setTimeout(round).then(() => table.replace('unsafe')),
        table.choose(),
      ])
      expect(recipe.status).toBe('fulfilled')
      expect(await table.listChosen()).toEqual([])
    }
  })

  it('takes the meal away again where it was chosen first', async () => {
    const replace = () => table.replace('unsafe')
    const both = await inOrder(table.menuItemId, table.choose, replace)
    expect(both).toEqual(['fulfilled', 'fulfilled'])
    expect(await table.listChosen()).toEqual([])
  })

  it('refuses the choice where the recipe came first', async () => {
    const replace = () => table.replace('unsafe')
    const both = await inOrder(table.menuItemId, replace, table.choose)
    expect(both).toEqual(['fulfilled', 'rejected'])
    expect(await table.listChosen()).toEqual([])
  })
})
