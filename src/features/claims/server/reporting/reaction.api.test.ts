import { describe, expect, it } from 'vitest'
import { newIdempotencyKey } from '#shared/wire/idempotency-key.ts'
import { getHousehold, unblockDish } from '#features/household/contract.ts'
import { chooseMeal } from '#features/meals/contract.ts'
import { getMealSelection } from '#features/meals/selection-contract.ts'
import { listAmendments, listSubstitutes } from '#features/production/amendments-contract.ts'
import { DAY } from '../../../../../tools/testing/situations/kitchen-day.ts'
import { useClaims } from '../../../../../tools/testing/situations/claims.ts'
import { grantClaim, listFoodProblems } from '../../admin-contract.ts'

const test = useClaims()

async function dishOf(ticketId: number) {
  return test.db
    .selectFrom('kitchen_ticket_lines')
    .select(['menu_item_id as menuItemId', 'dish_id as dishId'])
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow()
}

async function reacted() {
  const { id } = await test.deliver()
  test.toLunch()
  const dish = await dishOf(id)
  const claim = await test.claim(id, { kind: 'allergen', words: 'Swollen lips' })
  return { claim, ...dish }
}

const plan = () =>
  test.customer.call(getMealSelection, { subscriptionId: test.subscriptionId, from: '2026-12-01' })

const foreseen = async () =>
  (await plan()).days.flatMap(({ atCutoff }) => atCutoff.meals.map((one) => one.mealItemId))

async function openDay(): Promise<string> {
  const { days } = await plan()
  const open = days.find(({ state }) => state === 'open')
  if (!open) throw new Error('No open day')
  return open.day
}

describe('an allergic reaction', () => {
  it('waits for an admin on top of all, who is called at once', async () => {
    const dinner = await test.deliver('dinner')
    test.toLunch()
    await test.claim(dinner.id, { kind: 'quality', words: '' })
    const { claim } = await reacted()
    expect(claim.state).toBe('open')
    const { claims, counts } = await test.people.admin.call(listFoodProblems, {})
    expect(claims[0]).toMatchObject({ id: claim.id, kind: 'allergen' })
    expect(counts).toMatchObject({ open: 2, allergens: 1 })
    await test.app.drain()
    const sent = await test.db
      .selectFrom('messages')
      .select('text')
      .where('template', '=', 'reaction-reported')
      .where('dedupe_key', 'like', `reaction-reported:${claim.id}:%`)
      .execute()
    const admins = await test.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .execute()
    expect(sent).toHaveLength(admins.length)
    expect(JSON.stringify(sent)).not.toContain('Swollen')
  })

  it('can be made of a meal whose money went back already', async () => {
    const { id } = await test.deliver()
    test.toLunch()
    const quality = await test.claim(id, { kind: 'quality', words: '' })
    const keyed = { idempotencyKey: newIdempotencyKey() }
    await test.people.admin.call(grantClaim, { id: quality.id }, keyed)
    expect(await test.claim(id, { kind: 'allergen', words: '' })).toMatchObject({ state: 'open' })
  })

  it('takes the dish off coming days, and no one can choose it until the customer allows it', async () => {
    const { id } = await test.ticketOf('lunch')
    const { menuItemId, dishId } = await dishOf(id)
    const day = await openDay()
    const input = {
      subscriptionId: test.subscriptionId,
      date: day,
      mealTime: 'lunch',
      mealItemId: menuItemId,
      quantity: 1,
    } as const
    const choose = () =>
      test.customer.call(chooseMeal, input, { idempotencyKey: newIdempotencyKey() })
    await choose()
    await reacted()
    const chosen = (await plan()).days.flatMap(({ meals }) => meals)
    expect(chosen.filter(({ mealItemId }) => mealItemId === menuItemId)).toEqual([])
    await expect(choose()).rejects.toMatchObject({ status: 422, code: 'dish_blocked' })
    const { blocked } = await test.customer.call(getHousehold)
    expect(blocked).toMatchObject([{ dishId }])
    await expect(test.people.stranger.call(unblockDish, { dishId })).rejects.toMatchObject({
      status: 404,
    })
    await test.customer.call(unblockDish, { dishId })
    expect((await test.customer.call(getHousehold)).blocked).toEqual([])
    await choose()
  })

  it('keeps the dish out of the restaurant’s choice', async () => {
    const { id } = await test.ticketOf('lunch')
    const { menuItemId } = await dishOf(id)
    const others = test.db
      .updateTable('menu_items')
      .where('restaurant_id', '=', 1)
      .where('id', '!=', menuItemId)
    await test.db.deleteFrom('subscription_meals').where('day', '>', DAY).execute()
    await others.set({ is_available: false }).execute()
    expect(await foreseen()).toContain(menuItemId)
    await reacted()
    expect(await foreseen()).not.toContain(menuItemId)
    await others.set({ is_available: true }).execute()
    expect((await foreseen()).length).toBeGreaterThan(0)
    expect(await foreseen()).not.toContain(menuItemId)
  })

  it('stops the dish on a frozen day, and no kitchen can send it instead', async () => {
    const lunch = await test.ticketOf('lunch')
    const dinner = await test.ticketOf('dinner')
    const before = await dishOf(dinner.id)
    const own = await dishOf(lunch.id)
    const offered = async () =>
      (await test.kitchen.call(listSubstitutes, { id: dinner.id, position: 1 })).map(
        (dish) => dish.menuItemId,
      )
    expect(await offered()).toContain(own.menuItemId)
    const putOnDinner = (dish: typeof own) =>
      test.db
        .updateTable('kitchen_ticket_lines')
        .set({ dish_id: dish.dishId, menu_item_id: dish.menuItemId })
        .where('ticket_id', '=', dinner.id)
        .execute()
    await putOnDinner(own)
    await reacted()
    const amendments = await test.kitchen.call(listAmendments, { day: DAY })
    expect(amendments[0]).toMatchObject({ kind: 'dish_stopped', ticketId: dinner.id })
    expect(amendments[0]?.text).toContain('send another dish')
    await putOnDinner(before)
    expect(await offered()).not.toContain(own.menuItemId)
  })
})
