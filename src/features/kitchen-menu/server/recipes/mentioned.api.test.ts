import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/database/database.ts'
import type { TestBrowser } from '../../../../../tools/testing/app.ts'
import { countQueries } from '../../../../../tools/testing/count-queries.ts'
import { signIn, useKitchens } from '../../../../../tools/testing/situations/kitchens.ts'
import { linesOf, SOUP, type DishForm } from '../../../../../tools/testing/situations/own-dishes.ts'
import * as menuContract from '../../contract.ts'
import * as contract from '../../recipe-contract.ts'
import { readOwnDishes } from './read-own-dishes.ts'

const test = useKitchens()
let browser: TestBrowser
beforeAll(async () => {
  browser = await signIn(test)
})

const create = (form: DishForm) => browser.call(contract.createDish, form)
const menu = () => browser.call(menuContract.listKitchenMenu, {})

const tahini = { ...SOUP, nameEn: 'Tahini carrots', nameAr: 'جزر بالطحينة' }
const answer = (isContained: boolean) => ({
  answers: [{ allergen: 'sesame' as const, holds: isContained }],
})
const answersOf = async (id: number) => (await browser.call(contract.getRecipe, { id })).answers

/** The queries of reading so many of the dishes that were written before. */
async function countFor(dishes: number): Promise<number> {
  await test.asOwner((owner) =>
    sql`update dishes set are_texts_read = false
         where id in (select id from dishes where name_en like '% of before' order by id
                       limit ${dishes})`.execute(owner),
  )
  return inTransaction(test.app.db, (tx) => countQueries(tx, readOwnDishes))
}

describe('an own dish whose texts mention an allergen', () => {
  it('counts as containing it until its kitchen has answered, and is not nut-free by its text', async () => {
    const dish = await create({ ...tahini, descriptionEn: 'With crushed cashews.' })
    expect(dish.askedAllergens).toEqual(['tree-nuts', 'sesame'])
    expect(dish.facts.allergens).toEqual(['sesame', 'tree-nuts'])
    expect(dish.facts.diets).not.toContain('nut-free')
    const { mentioned } = await browser.call(contract.getDishFacts, {
      lines: linesOf(SOUP),
      text: [tahini.nameEn, tahini.nameAr].join('\n'),
    })
    expect(mentioned).toMatchObject([{ allergen: 'sesame', written: ['Tahini', 'بالطحينة'] }])
  })

  it.each([
    [true, ['sesame']],
    [false, []],
  ])(
    'follows the answer %s, and asks again when another word mentions it',
    async (isContained, allergens) => {
      const dish = await create({ ...tahini, ...answer(isContained) })
      expect([dish.askedAllergens, dish.facts.allergens]).toEqual([[], allergens])
      const replace = async (changes: object) =>
        (await browser.call(contract.replaceRecipe, { id: dish.id, ...tahini, ...changes })).dish
      expect((await replace({ minutes: 31 })).facts.allergens).toEqual(allergens)
      expect(await replace({ descriptionEn: 'With sesame seeds.' })).toMatchObject({
        askedAllergens: ['sesame'],
        facts: { allergens: ['sesame'] },
      })
      const left = { nameEn: 'Carrots', nameAr: 'جزر' }
      expect((await replace(left)).facts.allergens).toEqual(allergens)
      expect((await answersOf(dish.id)).map((one) => one.holds)).toEqual(isContained ? [true] : [])
      expect((await replace({})).askedAllergens).toEqual(isContained ? [] : ['sesame'])
    },
  )

  it.each([true, false])(
    'takes the form’s answer %s to older words for one to newer ones only if it is yes',
    async (isContained) => {
      const dish = await create({ ...tahini, ...answer(isContained) })
      const answers = await answersOf(dish.id)
      const input = { id: dish.id, ...tahini, descriptionEn: 'With sesame seeds.', answers }
      expect((await browser.call(contract.replaceRecipe, input)).dish).toMatchObject({
        askedAllergens: isContained ? [] : ['sesame'],
        facts: { allergens: ['sesame'] },
      })
    },
  )

  it('keeps who answered, and when', async () => {
    const dish = await create({ ...tahini, ...answer(false) })
    const stored = await test.app.db
      .selectFrom('dish_allergen_answers as a')
      .innerJoin('menu_items as i', 'i.dish_id', 'a.dish_id')
      .innerJoin('users as u', 'u.id', 'a.answered_by')
      .select(['u.phone', 'a.answered_at as at', 'a.words'])
      .where('i.id', '=', dish.id)
      .execute()
    expect(stored).toHaveLength(1)
    expect(stored[0]?.at).toEqual(test.clock.now())
    expect(stored[0]?.words).toHaveLength(2)
  })

  it('may contain what its text says that it may', async () => {
    const dish = await create({ ...SOUP, descriptionEn: 'May contain traces of peanuts.' })
    expect([dish.askedAllergens, dish.facts.allergens]).toEqual([[], []])
    const stored = await test.app.db
      .selectFrom('dishes as d')
      .innerJoin('menu_items as i', 'i.dish_id', 'd.id')
      .select('d.text_traces as traces')
      .where('i.id', '=', dish.id)
      .executeTakeFirstOrThrow()
    expect(stored.traces).toEqual(['peanuts'])
  })

  it('is read at the start where it was written before', async () => {
    const dish = await create({ ...SOUP, nameEn: 'Walnut carrots' })
    await test.asOwner((owner) =>
      owner
        .updateTable('dishes')
        .set({ allergens: [], asked_allergens: [], are_texts_read: false })
        .where('slug', '=', dish.slug)
        .execute(),
    )
    await inTransaction(test.app.db, readOwnDishes)
    const [found] = (await menu()).filter(({ id }) => id === dish.id)
    expect(found).toMatchObject({
      askedAllergens: ['tree-nuts'],
      facts: { allergens: ['tree-nuts'] },
    })
  })

  it('is read together with the others: each costs one query, to write what it holds', async () => {
    for (const name of ['Walnut', 'Tahini', 'Cashew']) {
      await create({ ...SOUP, nameEn: `${name} carrots of before` })
    }
    expect((await countFor(3)) - (await countFor(1))).toBe(2)
  })
})
