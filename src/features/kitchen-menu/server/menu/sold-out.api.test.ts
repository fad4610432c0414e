import { beforeAll, describe, expect, it } from 'vitest'
import { listPortionsLeft } from '#features/restaurants/server/public.ts'
import type { TestBrowser } from '../../../../../tools/testing/app.ts'
import {
  MARIAM,
  messagesTo,
  signIn,
  useKitchens,
} from '../../../../../tools/testing/situations/kitchens.ts'
import * as contract from '../../contract.ts'

const test = useKitchens()
let browser: TestBrowser
beforeAll(async () => {
  browser = await signIn(test)
})

const menu = () => browser.call(contract.listKitchenMenu, {})
const chosen = () =>
  test.app.db
    .selectFrom('subscription_meals as m')
    .innerJoin('delivery_days as d', (join) =>
      join.onRef('d.subscription_id', '=', 'm.subscription_id').onRef('d.day', '=', 'm.day'),
    )
    .select(['m.menu_item_id as id', 'm.day'])
    .where('d.status', '=', 'planned')
    .where('d.locks_at', '>', test.clock.now())
    .orderBy('m.day')
    .execute()

describe('a dish that is sold out', () => {
  it('goes from the days up to the one named, and notifies the customer', async () => {
    const before = await chosen()
    const [first] = before
    if (!first) throw new Error('nothing chosen')
    const preview = await browser.call(contract.previewSoldOut, { id: first.id, until: first.day })
    expect(preview).toEqual({ customers: 1, days: 1, portions: 1, firstDay: first.day })
    expect(await chosen()).toEqual(before)

    const { dish, removed } = await browser.call(contract.setAvailability, {
      id: first.id,
      state: 'until',
      until: first.day,
      dailyLimit: null,
    })
    expect(removed).toEqual(preview)
    expect(dish).toMatchObject({ state: 'until', soldOutUntil: first.day })
    const kept = before.filter(({ id, day }) => id !== first.id || day > first.day)
    expect(await chosen()).toEqual(kept)
    expect((await messagesTo(test, MARIAM)).at(-1)).toMatchObject({
      template: 'dish-sold-out',
      parameters: { days: first.day },
    })
    await test.drain()
    const { text } = await test.app.db
      .selectFrom('messages')
      .select('text')
      .where('template', '=', 'dish-sold-out')
      .executeTakeFirstOrThrow()
    expect(text).toContain(dish.name)
  })

  it('leaves a day that the kitchen has started on as it is', async () => {
    const [first] = await chosen()
    if (!first) throw new Error('nothing chosen')
    const { db } = test.app
    const lock = (locks_at: Date) =>
      db
        .updateTable('delivery_days')
        .set({ locks_at, status: 'planned' })
        .where('day', '=', first.day)
        .execute()
    const count = async () =>
      (
        await db
          .selectFrom('subscription_meals')
          .select('id')
          .where('menu_item_id', '=', first.id)
          .where('day', '=', first.day)
          .execute()
      ).length
    await lock(test.clock.now())
    const { removed } = await browser.call(contract.setAvailability, {
      id: first.id,
      state: 'sold_out',
      dailyLimit: null,
    })
    expect(removed.customers).toBe(0)
    expect(await count()).toBe(1)
    await lock(new Date(test.clock.now().getTime() + 60_000))
    const again = await browser.call(contract.withdrawDish, { id: first.id })
    expect(again.removed.portions).toBe(1)
    expect(await count()).toBe(0)
  })

  it('is not kept for a skip that may be undone', async () => {
    const [first] = await chosen()
    if (!first) throw new Error('nothing chosen')
    const { db } = test.app
    await db
      .updateTable('delivery_days')
      .set({ status: 'skipped' })
      .where('day', '=', first.day)
      .execute()
    const sent = (await messagesTo(test, MARIAM)).length
    const { removed } = await browser.call(contract.setAvailability, {
      id: first.id,
      state: 'until',
      until: first.day,
      dailyLimit: null,
    })
    expect(removed.customers).toBe(0)
    expect(await messagesTo(test, MARIAM)).toHaveLength(sent)
    const left = await db
      .selectFrom('subscription_meals')
      .select('id')
      .where('menu_item_id', '=', first.id)
      .where('day', '=', first.day)
      .execute()
    expect(left).toEqual([])
  })

  it.each([undefined, '2026-11-20', '2027-12-01'])('refuses the last day %s', async (until) => {
    const id = (await menu())[0]?.id ?? 0
    await expect(
      browser.call(contract.setAvailability, {
        id,
        state: 'until',
        dailyLimit: null,
        ...(until && { until }),
      }),
    ).rejects.toMatchObject({ status: 422, code: 'sold_out_until_invalid' })
  })

  it('takes a limit a day, and none', async () => {
    const id = (await menu())[0]?.id ?? 0
    const limited = await browser.call(contract.setAvailability, {
      id,
      state: 'available',
      dailyLimit: 20,
    })
    expect(limited.dish).toMatchObject({ dailyLimit: 20, state: 'available' })
    await expect(
      browser.call(contract.setAvailability, { id, state: 'available', dailyLimit: 0 }),
    ).rejects.toMatchObject({ status: 400 })
  })

  it('counts what is promised already when it gets a limit', async () => {
    const [line] = await chosen()
    const id = line?.id ?? 0
    await browser.call(contract.setAvailability, { id, state: 'available', dailyLimit: 5 })
    const counts = await listPortionsLeft(test.app.db, 1, {
      from: line?.day ?? '',
      to: line?.day ?? '',
    })
    expect(counts).toContainEqual({ menuItemId: id, day: line?.day, left: 4 })
  })

  it('comes back when it is added again', async () => {
    const dish = (await menu())[0]
    const { dish_id } = await test.app.db
      .selectFrom('menu_items')
      .select('dish_id')
      .where('id', '=', dish?.id ?? 0)
      .executeTakeFirstOrThrow()
    await browser.call(contract.withdrawDish, { id: dish?.id ?? 0 })
    expect((await menu()).some(({ id }) => id === dish?.id)).toBe(false)
    const back = await browser.call(contract.addDish, { dishId: dish_id, price: 12 })
    expect(back).toMatchObject({ id: dish?.id, state: 'available', price: 12 })
  })
})
