import { describe, expect, it } from 'vitest'
import { newIdempotencyKey } from '#shared/wire/idempotency-key.ts'
import { inTransaction } from '#server/database/database.ts'
import { getHousehold, unblockDish } from '#features/household/contract.ts'
import { listBlockedOf } from '#features/household/server/public.ts'
import { chooseMeal } from '#features/meals/contract.ts'
import { getMealSelection } from '#features/meals/selection-contract.ts'
import { listAmendments, listSubstitutes } from '#features/production/amendments-contract.ts'
import { DAY } from '../../../../../tools/testing/situations/kitchen-day.ts'
import { useClaims } from '../../../../../tools/testing/situations/claims.ts'
import { getItem } from '../../../kitchen-menu/server/menu/get-item.ts'
import { ownDishOf } from '../../../kitchen-menu/server/recipes/own-dish.ts'

const test = useClaims()

/** The dish of lunch in the catalogue, and what two kitchens make of it. */
async function family() {
  const { id } = await test.ticketOf('lunch')
  const { menuItemId, dishId } = await test.lineOf(id)
  const original = (await originOf(dishId)) ?? dishId
  const sister = await test.db
    .selectFrom('menu_items')
    .select(['id', 'restaurant_id as restaurantId'])
    .where('dish_id', '=', original)
    .where('restaurant_id', '!=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await serve(menuItemId, original)
  const copy = await makeOwn(1, menuItemId)
  const sibling = await makeOwn(sister.restaurantId, sister.id)
  await serve(sister.id, original)
  await serve(menuItemId, original)
  await test.putOn(id, { menuItemId, dishId: original })
  return { ticketId: id, menuItemId, dishes: { original, copy, sibling } }
}

const originOf = async (dishId: number) =>
  (
    await test.db
      .selectFrom('dishes')
      .select('copied_from')
      .where('id', '=', dishId)
      .executeTakeFirstOrThrow()
  ).copied_from

const makeOwn = (restaurantId: number, menuItemId: number): Promise<number> =>
  inTransaction(test.db, async (tx) =>
    ownDishOf(tx, restaurantId, await getItem(tx, restaurantId, menuItemId)),
  )

const serve = (menuItemId: number, dishId: number) =>
  test.db.updateTable('menu_items').set({ dish_id: dishId }).where('id', '=', menuItemId).execute()

const plan = () =>
  test.customer.call(getMealSelection, { subscriptionId: test.subscriptionId, from: '2026-12-01' })

async function choose(mealItemId: number) {
  const day = (await plan()).days.find(({ state }) => state === 'open')?.day ?? ''
  const input = { subscriptionId: test.subscriptionId, date: day, mealTime: 'lunch' } as const
  return test.customer.call(
    chooseMeal,
    { ...input, mealItemId, quantity: 1 },
    { idempotencyKey: newIdempotencyKey() },
  )
}

type Kin = keyof Awaited<ReturnType<typeof family>>['dishes']
const KIN: [Kin, Kin][] = (['original', 'copy', 'sibling'] as const).flatMap((reported) =>
  (['original', 'copy', 'sibling'] as const).map((sent): [Kin, Kin] => [reported, sent]),
)

describe('a reaction stops the dish and all that kitchens made of it', () => {
  it.each(KIN)('to the %s, so the %s is not sent either', async (reported, sent) => {
    const { ticketId, menuItemId, dishes } = await family()
    const dinner = await test.ticketOf('dinner')
    const before = await test.lineOf(dinner.id)
    await test.putOn(ticketId, { menuItemId, dishId: dishes[reported] })
    await test.putOn(dinner.id, { menuItemId, dishId: dishes[sent] })
    await serve(menuItemId, dishes[sent])
    await test.db.deleteFrom('sheet_amendments').execute()
    await test.deliver()
    test.toLunch()
    await test.claim(ticketId, { kind: 'allergen', words: '' })

    expect(await test.kitchen.call(listAmendments, { day: DAY })).toMatchObject([
      { kind: 'dish_stopped', ticketId: dinner.id },
    ])
    await test.putOn(dinner.id, before)
    const offered = await test.kitchen.call(listSubstitutes, { id: dinner.id, position: 1 })
    expect(offered.map((dish) => dish.menuItemId)).not.toContain(menuItemId)
    await expect(choose(menuItemId)).rejects.toMatchObject({ code: 'dish_blocked' })
    const customerId = await ownId()
    const slugs = await test.db
      .selectFrom('dishes')
      .select('slug')
      .where('id', 'in', Object.values(dishes))
      .execute()
    expect((await listBlockedOf(test.db, [customerId])).get(customerId)).toEqual(
      expect.arrayContaining(slugs.map(({ slug }) => slug)),
    )
    const { blocked } = await test.customer.call(getHousehold)
    expect(blocked).toMatchObject([{ dishId: dishes[reported] }])
    expect(blocked[0]?.slugs).toEqual(expect.arrayContaining(slugs.map(({ slug }) => slug)))

    await test.customer.call(unblockDish, { dishId: dishes[sent] })
    expect((await test.customer.call(getHousehold)).blocked).toEqual([])
    await choose(menuItemId)
    await test.db.deleteFrom('subscription_meals').where('day', '>', DAY).execute()
  })

  it('is named once, however many of the family were reported, and lifted at once', async () => {
    const { ticketId, menuItemId, dishes } = await family()
    await test.deliver()
    test.toLunch()
    const { id: claimId } = await test.claim(ticketId, { kind: 'allergen', words: '' })
    const customerId = await ownId()
    await test.db
      .insertInto('household_blocked_dishes')
      .values({
        customer_id: customerId,
        dish_id: dishes.copy,
        since: new Date('2026-11-25T12:00:00Z'),
        claim_id: claimId,
      })
      .execute()
    const { blocked } = await test.customer.call(getHousehold)
    expect(blocked).toMatchObject([{ dishId: dishes.original }])
    await test.customer.call(unblockDish, { dishId: dishes.original })
    expect((await test.customer.call(getHousehold)).blocked).toEqual([])
    await choose(menuItemId)
  })
})

const ownId = async (): Promise<string> =>
  (
    await test.db
      .selectFrom('users')
      .select('id')
      .where('phone', '=', test.customer.phone)
      .executeTakeFirstOrThrow()
  ).id
