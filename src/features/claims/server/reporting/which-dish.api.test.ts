import { beforeEach, describe, expect, it } from 'vitest'
import { getHousehold } from '#features/household/contract.ts'
import { useClaims } from '../../../../../tools/testing/situations/claims.ts'
import { getFoodProblem } from '../../admin-contract.ts'

const test = useClaims()

let lunch = { id: 0, dishes: [0, 0] }
beforeEach(async () => {
  const dinner = await test.ticketOf('dinner')
  const { id } = await test.ticketOf('lunch')
  const { dishId, menuItemId } = await test.lineOf(dinner.id)
  const line = await test.db
    .selectFrom('kitchen_ticket_lines')
    .selectAll()
    .where('ticket_id', '=', id)
    .where('position', '=', 1)
    .executeTakeFirstOrThrow()
  await test.db
    .insertInto('kitchen_ticket_lines')
    .values({ ...line, position: 2, dish_id: dishId, menu_item_id: menuItemId })
    .onConflict((conflict) => conflict.columns(['ticket_id', 'position']).doNothing())
    .execute()
  lunch = { id, dishes: [line.dish_id, dishId] }
})

const blocked = async () =>
  (await test.customer.call(getHousehold)).blocked.map(({ dishId }) => dishId)
const report = (kind: 'allergen' | 'quality' | 'wrong_dish', position?: number | null) =>
  test.claim(lunch.id, { kind, words: '', ...(position !== undefined && { position }) })
const refused = (status: number, code: string) => expect.objectContaining({ status, code })

describe('POST /api/drops/:id/claims of one of two dishes', () => {
  it.each(['allergen', 'quality', 'wrong_dish'] as const)('takes %s once of each', async (kind) => {
    await test.deliver()
    test.toLunch()
    await expect(report(kind)).rejects.toEqual(refused(422, 'claim_dish_needed'))
    await report(kind, 1)
    await expect(report(kind, 1)).rejects.toEqual(refused(409, 'claim_made'))
    expect((await test.stop()).claimKinds).toContain(kind)
    expect((await test.stop()).dishes.map((dish) => dish.claimKinds.includes(kind))).toEqual([
      false,
      true,
    ])
    await report(kind, 2)
    expect((await test.stop()).claimKinds).not.toContain(kind)
    expect((await test.stop()).claims).toHaveLength(2)
    expect(new Set(await blocked())).toEqual(new Set(kind === 'allergen' ? lunch.dishes : []))
  })

  it('stops all of them where someone doesn’t know which dish they reacted to', async () => {
    await test.deliver()
    test.toLunch()
    const claim = await report('allergen', null)
    expect(claim).toMatchObject({ dish: null, state: 'open' })
    expect(new Set(await blocked())).toEqual(new Set(lunch.dishes))
    await expect(report('allergen', null)).rejects.toEqual(refused(409, 'claim_made'))
    expect(await test.people.admin.call(getFoodProblem, { id: claim.id })).toMatchObject({
      kind: 'allergen',
      dish: null,
      dishes: [expect.any(String), expect.any(String)],
    })
  })

  it('takes a reaction to another dish of the same meal after that', async () => {
    await test.deliver()
    test.toLunch()
    await report('allergen', null)
    await test.db.deleteFrom('household_blocked_dishes').execute()
    expect((await test.stop()).claimKinds).toContain('allergen')
    await report('allergen', 2)
    expect(await blocked()).toEqual([lunch.dishes[1]])
  })

  it('asks which dish was wrong or not good', async () => {
    await test.deliver()
    test.toLunch()
    for (const kind of ['quality', 'wrong_dish'] as const) {
      await expect(report(kind, null)).rejects.toEqual(refused(422, 'claim_dish_needed'))
    }
  })
})

describe('POST /api/drops/:id/claims of a reaction that no one saw coming', () => {
  it.each([
    ['nobody has pressed anything', () => Promise.resolve()],
    [
      'it is out',
      async () => {
        await test.bumpTo(await test.ticketOf('lunch'), 'preparing', 'ready', 'out')
      },
    ],
    [
      'it failed',
      async () => {
        await test.bump(await test.ticketOf('lunch'), 'failed', 'not_made')
      },
    ],
  ])('is taken where %s', async (_case, begin) => {
    await begin()
    test.toLunch()
    expect((await test.stop()).claimKinds).toContain('allergen')
    expect(await report('allergen', 1)).toMatchObject({ state: 'open' })
    expect(await blocked()).toEqual([lunch.dishes[0]])
  })
})
