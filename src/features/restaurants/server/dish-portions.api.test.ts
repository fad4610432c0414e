import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction, type Transaction } from '#server/database/database.ts'
import { seedDemoSubscriptions } from '../../../../seeds/demo-subscriptions.ts'
import { seedCatalogue, seedDemo } from '../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../tools/testing/app.ts'
import {
  ensureDishAvailable,
  listPortionsLeft,
  releaseDishPortions,
  takeDishPortions,
} from './dish-portions.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
  await seedDemoSubscriptions(db, TEST_NOW)
  await db.deleteFrom('subscription_meals').execute()
})
const day = '2026-11-25'
const menuItemId = 1

const limit = (daily_limit: number | null, more: Record<string, unknown> = {}) =>
  test.app.db
    .updateTable('menu_items')
    .set({
      daily_limit,
      is_available: true,
      sold_out_until: null,
      withdrawn_at: null,
      ...more,
    })
    .where('id', '=', menuItemId)
    .execute()

const within = <T>(work: (tx: Transaction) => Promise<T>) => inTransaction(test.app.db, work)
/** As a customer chooses: takes portions and writes them down. */
const take = (portions = 1) =>
  within(async (tx) => {
    const dish = await takeDishPortions(tx, { menuItemId, day, portions })
    const { id } = await tx.selectFrom('subscriptions').select('id').executeTakeFirstOrThrow()
    await tx
      .insertInto('subscription_meals')
      .values({
        subscription_id: id,
        day,
        meal_time: 'lunch',
        menu_item_id: menuItemId,
        quantity: portions,
        created_at: TEST_NOW,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['subscription_id', 'day', 'meal_time', 'menu_item_id'])
          .doUpdateSet((eb) => ({ quantity: eb('subscription_meals.quantity', '+', portions) })),
      )
      .execute()
    return dish
  })
const setDayStatus = (status: 'planned' | 'skipped') =>
  test.app.db.updateTable('delivery_days').set({ status }).where('day', '=', day).execute()
const soldOut = { code: 'dish_sold_out', status: 409 }

beforeEach(async () => {
  await test.app.db.deleteFrom('menu_item_days').execute()
  await test.app.db.deleteFrom('subscription_meals').execute()
  await setDayStatus('planned')
  await limit(null)
})

describe('portions of a dish', () => {
  it('sells the last portion once', async () => {
    await limit(1)
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => take()))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue
      expect(outcome.reason).toMatchObject({ ...soldOut, details: { menuItemId, day, left: 0 } })
    }
  })

  it('counts what one change takes by itself', async () => {
    await limit(3)
    await expect(
      within(async (tx) => {
        await takeDishPortions(tx, { menuItemId, day, portions: 2 })
        await takeDishPortions(tx, { menuItemId, day, portions: 2 })
      }),
    ).rejects.toMatchObject({ ...soldOut, details: { left: 1 } })
    await take(3)
  })

  it('sells again what came back', async () => {
    await limit(2)
    await take(2)
    await expect(take()).rejects.toMatchObject(soldOut)
    await within(async (tx) => {
      await tx.updateTable('subscription_meals').set({ quantity: 1 }).execute()
      await releaseDishPortions(tx, { menuItemId, day, portions: 1 })
    })
    expect(await listPortionsLeft(test.app.db, 1, { from: day, to: day })).toEqual([
      { menuItemId, day, left: 1 },
    ])
    await take()
    await expect(take()).rejects.toMatchObject(soldOut)
  })

  it('sells again what is on a day that was given back', async () => {
    await limit(2)
    await take(2)
    await setDayStatus('skipped')
    const again = within((tx) => takeDishPortions(tx, { menuItemId, day, portions: 2 }))
    await expect(again).resolves.toMatchObject({ dailyLimit: 2 })
  })

  it('does not count a dish without a limit', async () => {
    await take(10)
    const { rows } = await sql`select * from menu_item_days`.execute(test.app.db)
    expect(rows).toEqual([])
  })

  it('sells nothing of a dish that is sold out or withdrawn', async () => {
    await limit(null, { is_available: false })
    await expect(take()).rejects.toMatchObject(soldOut)
    await limit(null, { sold_out_until: day })
    await expect(take()).rejects.toMatchObject(soldOut)
    await limit(null, { is_available: false, withdrawn_at: TEST_NOW })
    await expect(
      within((tx) => ensureDishAvailable(tx, { menuItemId, day })),
    ).rejects.toMatchObject(soldOut)
    await limit(null, { sold_out_until: '2026-11-24' })
    expect(await take()).toMatchObject({ restaurantId: 1, dailyLimit: null })
    await expect(
      within((tx) => ensureDishAvailable(tx, { menuItemId: 999_999, day })),
    ).rejects.toMatchObject(soldOut)
  })
})
