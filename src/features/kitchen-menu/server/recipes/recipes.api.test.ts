import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createPlateHandler } from '#features/plates/server/public.ts'
import type { TestBrowser } from '../../../../../tools/testing/app.ts'
import * as menuContract from '../../contract.ts'
import * as contract from '../../recipe-contract.ts'
import {
  MARIAM,
  messagesTo,
  signIn,
  signInAtOtherKitchen,
  useKitchens,
} from '../../../../../tools/testing/situations/kitchens.ts'
import { linesOf, SOUP, type DishForm } from '../../../../../tools/testing/situations/own-dishes.ts'
import { findDishPicture } from './dish-picture.ts'

const test = useKitchens()
let browser: TestBrowser
let other: TestBrowser
beforeAll(async () => {
  browser = await signIn(test)
  other = await signInAtOtherKitchen(test)
})

const create = (form: DishForm) => browser.call(contract.createDish, form)

const menu = () => browser.call(menuContract.listKitchenMenu, {})

async function firstChosen() {
  return test.app.db
    .selectFrom('subscription_meals as m')
    .innerJoin('delivery_days as d', (join) =>
      join.onRef('d.subscription_id', '=', 'm.subscription_id').onRef('d.day', '=', 'm.day'),
    )
    .select(['m.menu_item_id as id', 'm.day', 'm.meal_time as mealTime'])
    .where('d.status', '=', 'planned')
    .where('d.locks_at', '>', test.clock.now())
    .orderBy('m.day')
    .executeTakeFirstOrThrow()
}

async function recipeForm(id: number) {
  const {
    lines,
    id: _id,
    slug: _slug,
    isOwn: _own,
    hasPhoto: _photo,
    version: _version,
    answers: _answers,
    ...form
  } = await browser.call(contract.getRecipe, { id })
  return { ...form, lines: lines.map(({ ingredientId, grams }) => ({ ingredientId, grams })) }
}

describe('an own dish', () => {
  it('holds what its ingredients hold, whatever a client says', async () => {
    const lines = linesOf(SOUP)
    const {
      mentioned,
      mayContain: _traces,
      ...facts
    } = await browser.call(contract.getDishFacts, { lines })
    expect(mentioned).toEqual([])
    const dish = await create({ ...SOUP, calories: 1, allergens: [] } as never)
    expect(dish).toMatchObject({ name: SOUP.nameEn, price: 24.5, isOwn: true, facts })
    expect(facts.calories).toBeGreaterThan(5)
    expect(dish.slug).toMatch(/^own-\d+-[0-9a-f]{12}$/)
    expect((await menu()).at(-1)?.id).toBe(dish.id)
    expect(await recipeForm(dish.id)).toEqual(SOUP)
  })

  it('is stored with both languages and its lines', async () => {
    const dish = await create(SOUP)
    const arabic = await signIn(test, '+971500000002', 'ar')
    const [found] = (await arabic.call(menuContract.listKitchenMenu, {})).filter(
      ({ id }) => id === dish.id,
    )
    expect(found?.name).toBe(SOUP.nameAr)
  })

  it.each([
    ['nameEn', 'a'],
    ['descriptionAr', ''],
    ['category', 'drinks'],
    ['cuisine', 'martian'],
    ['mealTimes', []],
    ['minutes', 0],
    ['price', 0],
    ['lines', []],
    ['lines', [{ ingredientId: 'salt', grams: 0 }]],
    ['lines', [{ ingredientId: 'salt', grams: 1.23 }]],
    [
      'lines',
      [
        { ingredientId: 'salt', grams: 1 },
        { ingredientId: 'salt', grams: 2 },
      ],
    ],
  ])('is refused for its %s %j', async (field, value) => {
    await expect(create({ ...SOUP, [field]: value })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_input',
    })
  })

  it('is refused for an ingredient that no one knows', async () => {
    const lines = [{ ingredientId: 'unobtainium', grams: 5 }]
    await expect(create({ ...SOUP, lines })).rejects.toMatchObject({
      status: 422,
      code: 'ingredient_unknown',
    })
    await expect(
      browser.call(contract.getDishFacts, { lines: linesOf({ lines }) }),
    ).rejects.toMatchObject({ code: 'ingredient_unknown' })
  })

  it('belongs to one kitchen', async () => {
    const { id } = await create(SOUP)
    const refused = { status: 404, code: 'dish_not_found' }
    await expect(other.call(contract.getRecipe, { id })).rejects.toMatchObject(refused)
    await expect(other.call(contract.replaceRecipe, { id, ...SOUP })).rejects.toMatchObject(refused)
    await expect(
      other.call(contract.previewRecipe, { id, lines: '', mealTimes: '' }),
    ).rejects.toMatchObject(refused)
    await expect(other.call(contract.setDishPhoto, { id, photo: null })).rejects.toMatchObject(
      refused,
    )
    const catalogue = await other.call(menuContract.listCatalogue, {})
    expect(catalogue.some(({ name }) => name === SOUP.nameEn)).toBe(false)
  })
})

describe('a dish of the catalogue that a kitchen changes', () => {
  it('becomes its own, and stays what it is for all others', async () => {
    const before = (await menu()).find(({ slug }) => slug === 'machboos')
    const id = before?.id ?? 0
    const { dish } = await browser.call(contract.replaceRecipe, {
      id,
      ...(await recipeForm(id)),
      nameEn: 'Our machboos',
    })
    expect(dish).toMatchObject({ id, name: 'Our machboos', isOwn: true, facts: before?.facts })
    const catalogue = await test.app.db
      .selectFrom('dishes')
      .select('name_en')
      .where('slug', '=', 'machboos')
      .executeTakeFirstOrThrow()
    expect(catalogue.name_en).toBe('Chicken machboos')
    const offered = await browser.call(menuContract.listCatalogue, {})
    expect(offered.some(({ slug }) => slug === 'machboos')).toBe(false)
  })
})

describe('a recipe that changes', () => {
  it('ends what is chosen by a household that is allergic to it, and nothing else', async () => {
    const chosen = await firstChosen()
    const { db } = test.app
    const { customer_id } = await db
      .selectFrom('subscriptions')
      .select('customer_id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('household_members')
      .set({ allergens: ['peanuts'] })
      .where('customer_id', '=', customer_id)
      .execute()
    const form = await recipeForm(chosen.id)
    const input = {
      ...form,
      lines: [
        ...form.lines.filter((line) => line.ingredientId !== 'peanut'),
        { ingredientId: 'peanut', grams: 10 },
      ],
    }
    const harmless = {
      ...form,
      lines: [
        ...form.lines.filter((line) => line.ingredientId !== 'salt'),
        { ingredientId: 'salt', grams: 1 },
      ],
    }
    const preview = (changed: typeof form) =>
      browser.call(contract.previewRecipe, {
        id: chosen.id,
        lines: linesOf(changed),
        mealTimes: changed.mealTimes.join(','),
      })
    expect(await preview(harmless)).toMatchObject({ customers: 0, portions: 0 })
    expect(await preview(input)).toMatchObject({ customers: 1, firstDay: chosen.day })

    const { dish, removed } = await browser.call(contract.replaceRecipe, {
      id: chosen.id,
      ...input,
    })
    expect(dish.facts.allergens).toContain('peanuts')
    expect(removed.customers).toBe(1)
    expect((await messagesTo(test, MARIAM)).at(-1)?.template).toBe('dish-no-longer-safe')
    const left = await db
      .selectFrom('subscription_meals as m')
      .innerJoin('delivery_days as d', (join) =>
        join.onRef('d.subscription_id', '=', 'm.subscription_id').onRef('d.day', '=', 'm.day'),
      )
      .select('m.id')
      .where('m.menu_item_id', '=', chosen.id)
      .where('d.status', '=', 'planned')
      .execute()
    expect(left).toEqual([])
  })

  it('ends what is chosen for a time of day at which it is no longer cooked', async () => {
    const chosen = await firstChosen()
    const form = await recipeForm(chosen.id)
    const mealTimes = (['breakfast', 'lunch', 'dinner'] as const).filter(
      (mealTime) => mealTime !== chosen.mealTime,
    )
    const { removed } = await browser.call(contract.replaceRecipe, {
      id: chosen.id,
      ...form,
      mealTimes,
    })
    expect(removed.portions).toBeGreaterThanOrEqual(1)
  })
})

const photo = async () =>
  `data:image/png;base64,${(
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
  ).toString('base64')}`

describe('a photo', () => {
  it('lies on the plate, without its metadata, and can be taken off', async () => {
    const { id, slug } = await create(SOUP)
    const handler = createPlateHandler((asked) => findDishPicture(test.app.db, asked))
    const drawn = await (await handler.request(`/${slug}.svg`)).text()
    expect(drawn).toContain('aria-label="Village lentil soup"')
    expect(drawn).not.toContain('<image')

    const shown = await browser.call(contract.setDishPhoto, { id, photo: await photo() })
    expect(shown.hasPhoto).toBe(true)
    expect(shown.slug).not.toBe(slug)
    const picture = await handler.request(`/${shown.slug}.svg`)
    expect(picture.headers.get('cache-control')).toContain('immutable')
    const [, base64 = ''] = /base64,([^"]+)/.exec(await picture.text()) ?? []
    const { format, width, height } = await sharp(Buffer.from(base64, 'base64')).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 560, height: 560 })
    const small = await handler.request(`/${shown.slug}-128.webp`)
    expect(small.headers.get('content-type')).toBe('image/webp')
    const old = await handler.request(`/${slug}.svg`)
    expect(old.headers.get('cache-control')).not.toContain('immutable')
    expect((await handler.request('/own-999999-0123456789ab.svg')).status).toBe(404)

    const off = await browser.call(contract.setDishPhoto, { id, photo: null })
    expect(off).toMatchObject({ hasPhoto: false, slug })
  })

  it.each(['data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'data:image/png;base64,aGVsbG8='])(
    'that is none is refused: %s',
    async (wrong) => {
      const [dish] = await menu()
      await expect(
        browser.call(contract.setDishPhoto, { id: dish?.id ?? 0, photo: wrong }),
      ).rejects.toMatchObject({ status: 422, code: 'photo_kind_refused' })
    },
  )
})

describe('a kitchen with 499 dishes of its own', () => {
  it('takes one more, however many come at once, and says why in both languages', async () => {
    const { dishId } = await test.app.db
      .selectFrom('menu_items')
      .select('dish_id as dishId')
      .where('restaurant_id', '=', 1)
      .executeTakeFirstOrThrow()
    await test.asOwner((owner) =>
      sql`insert into dishes overriding system value
          select (jsonb_populate_record(d, jsonb_build_object(
            'id', 1000000 + n, 'slug', gen_random_uuid(), 'restaurant_id', 1))).*
            from dishes d
           cross join generate_series(1, 199 - (
             select count(*)::integer from dishes where restaurant_id = 1)) as n
           where d.id = ${dishId}`.execute(owner),
    )
    const tries = await Promise.allSettled(
      Array.from({ length: 4 }, (_, index) => create({ ...SOUP, nameEn: `Soup ${index + 1}` })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const arabic = await signIn(test, undefined, 'ar')
    await expect(create(SOUP)).rejects.toMatchObject({
      status: 422,
      code: 'too_many_own_dishes',
      text: 'A kitchen can have at most 200 dishes of its own.',
    })
    await expect(arabic.call(contract.createDish, SOUP)).rejects.toMatchObject({
      code: 'too_many_own_dishes',
      text: expect.stringContaining('200'),
    })
  })
})
