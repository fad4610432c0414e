import { describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import { MONDAY, newDiner, TUESDAY } from '../../../../../tools/testing/situations/diners.ts'
import { listDayDishes } from '../../selection-contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

describe('GET /api/meal-selection/dishes', () => {
  it('names what is in every dish of the kitchen, the heaviest first', async () => {
    const diner = await newDiner(test)
    const { subscriptionId } = diner
    const dishes = await diner.call(listDayDishes, { subscriptionId, day: MONDAY })
    expect(dishes.map(({ mealItemId }) => mealItemId)).toEqual(
      expect.arrayContaining(await diner.menuAt('lunch')),
    )
    expect(dishes.every(({ ingredients }) => ingredients.length > 0)).toBe(true)
    const [first] = dishes
    const lines = await test.app.db
      .selectFrom('dish_lines')
      .innerJoin('menu_items', 'menu_items.dish_id', 'dish_lines.dish_id')
      .innerJoin('ingredients', 'ingredients.id', 'dish_lines.ingredient_id')
      .select(['ingredients.id', 'ingredients.name_en as name'])
      .where('menu_items.id', '=', first?.mealItemId ?? 0)
      .orderBy('dish_lines.grams', 'desc')
      .execute()
    expect(new Set(first?.ingredients)).toEqual(new Set(lines))
    expect(first?.ingredients[0]).toEqual(lines[0])
  })

  it('says which dishes are sold out until a day', async () => {
    const diner = await newDiner(test)
    const { subscriptionId } = diner
    const [mealItemId] = await diner.menuAt('lunch')
    await test.app.db
      .updateTable('menu_items')
      .set({ sold_out_until: MONDAY })
      .where('id', '=', mealItemId ?? 0)
      .execute()
    const soldOutOn = async (day: string) =>
      (await diner.call(listDayDishes, { subscriptionId, day })).find(
        (dish) => dish.mealItemId === mealItemId,
      )?.isSoldOut
    expect(await soldOutOn(MONDAY)).toBe(true)
    expect(await soldOutOn(TUESDAY)).toBe(false)
    await test.app.db.updateTable('menu_items').set({ sold_out_until: null }).execute()
  })

  it("answers 404 for another customer's subscription", async () => {
    const { subscriptionId } = await newDiner(test)
    const stranger = await newDiner(test)
    await expect(
      stranger.call(listDayDishes, { subscriptionId, day: MONDAY }),
    ).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })
})
