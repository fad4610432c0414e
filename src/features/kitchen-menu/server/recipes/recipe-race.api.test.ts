import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { chooseMeal } from '#features/meals/contract.ts'
import type { TestBrowser } from '../../../../../tools/testing/app.ts'
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
/** The recipe comes later in each further round, until a choice was quick enough at least once. */
const MOST_ROUNDS = 200

describe('a recipe that gets an allergen while somebody chooses the dish', () => {
  it('leaves nobody with a meal that is not safe', async () => {
    const { db } = test.app
    const outcomes: string[] = []
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
    const unsafe = [...safe, { ingredientId: 'peanut', grams: 5 }]

    const isOver = (round: number) =>
      round >= ROUNDS && (outcomes.includes('fulfilled') || round >= MOST_ROUNDS)
    for (let round = 0; !isOver(round); round++) {
      await kitchen.call(replaceRecipe, { id: menuItemId, ...form, lines: safe })
      const [, choice] = await Promise.allSettled([
        setTimeout(round).then(() =>
          kitchen.call(replaceRecipe, { id: menuItemId, ...form, lines: unsafe }),
        ),
        customer.call(chooseMeal, {
          subscriptionId,
          mealItemId: menuItemId,
          date: day,
          mealTime: 'lunch',
        }),
      ])
      outcomes.push(choice.status)
      const left = await db
        .selectFrom('subscription_meals')
        .select('id')
        .where('menu_item_id', '=', menuItemId)
        .where('day', '=', day)
        .execute()
      expect(left).toEqual([])
    }
    expect(outcomes).toContain('fulfilled')
  })
})
