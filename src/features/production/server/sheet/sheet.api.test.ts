import { beforeAll, describe, expect, it } from 'vitest'
import type { TestBrowser } from '../../../../../tools/testing/app.ts'
import { newCustomer } from '../../../../../tools/testing/situations/orders.ts'
import * as contract from '../../contract.ts'
import {
  CUTOFF,
  DAY,
  moveTo,
  settleGuest,
  signInKitchen,
  signInOtherKitchen,
  useKitchenApp,
} from '../../../../../tools/testing/situations/kitchen-guests.ts'

const test = useKitchenApp()
let kitchen: TestBrowser

beforeAll(async () => {
  kitchen = await signInKitchen(test)
  const lunch = { mealTime: 'lunch', dish: 'machboos' } as const
  const dinner = { mealTime: 'dinner', dish: 'vegetable-saloona' } as const
  const nuts = await settleGuest(test, [lunch, dinner], {
    member: { allergens: ['tree-nuts', 'fish'] },
  })
  await test.app.db
    .updateTable('household_members')
    .set({ portion: 'large' })
    .where('customer_id', '=', nuts.id)
    .where('is_customer', '=', true)
    .execute()
  await settleGuest(test, [{ ...lunch, quantity: 2, instructions: 'Lemon on the side.' }])
  await settleGuest(test, [lunch, dinner])
  await moveTo(test, CUTOFF)
})

describe('GET /api/kitchen/days/:day/sheet', () => {
  it('shows totals, then each dish by portion and by what to keep apart', async () => {
    const sheet = await kitchen.call(contract.getSheet, { day: DAY })
    expect(sheet).toMatchObject({
      day: DAY,
      kitchen: { en: 'Bait Al Machboos', ar: 'بيت المجبوس' },
      version: 1,
      unseenAmendments: 0,
      deliveries: 5,
      portions: 6,
      clashes: [],
    })
    const [lunch, dinner] = sheet.sections
    expect(lunch).toMatchObject({ mealTime: 'lunch', from: '12:00', to: '14:00', portions: 4 })
    expect(lunch?.dishes).toMatchObject([
      {
        name: { en: 'Chicken machboos', ar: 'مجبوس دجاج' },
        allergens: ['milk'],
        portions: 4,
        groups: [
          {
            portion: 'regular',
            keepApart: [],
            portions: 3,
            instructions: [{ text: 'Lemon on the side.' }],
          },
          { portion: 'large', keepApart: ['fish', 'tree-nuts'], portions: 1, instructions: [] },
        ],
      },
    ])
    expect(dinner).toMatchObject({ mealTime: 'dinner', portions: 2, tickets: 2 })
  })

  it('adds the ingredients up by the size of every portion', async () => {
    const { ingredients } = await kitchen.call(contract.getSheet, { day: DAY })
    const recipe = await test.app.db
      .selectFrom('dish_lines as l')
      .innerJoin('dishes as f', 'f.id', 'l.dish_id')
      .select(['f.slug', 'l.ingredient_id as id', 'l.grams'])
      .where('f.slug', 'in', ['machboos', 'vegetable-saloona'])
      .execute()
    const servings: Record<string, number> = { machboos: 4.5, 'vegetable-saloona': 2.5 }
    for (const { id, grams } of ingredients) {
      const wanted = recipe
        .filter((line) => line.id === id)
        .reduce((sum, line) => sum + line.grams * (servings[line.slug] ?? 0), 0)
      expect(grams).toBeCloseTo(wanted, 1)
    }
    expect(new Set(ingredients.map(({ id }) => id))).toEqual(new Set(recipe.map(({ id }) => id)))
  })

  it('names the ingredients in the language of who reads', async () => {
    const arabic = await signInKitchen(test, 'ar')
    const { ingredients } = await arabic.call(contract.getSheet, { day: DAY })
    for (const { name } of ingredients) expect(name).toMatch(/[ء-ي]/)
  })

  it('shows another kitchen nothing of it, and a customer no sheet at all', async () => {
    const other = await signInOtherKitchen(test)
    const sheet = await other.call(contract.getSheet, { day: DAY })
    expect(sheet).toMatchObject({ deliveries: 0, sections: [], frozenAt: null })
    const labels = await other.call(contract.getLabels, { day: DAY })
    expect(labels.labels).toEqual([])
    const guest = await newCustomer(test)
    for (const endpoint of [contract.getSheet, contract.getLabels, contract.getRoute]) {
      await expect(guest.call(endpoint, { day: DAY })).rejects.toMatchObject({ status: 403 })
    }
  })

  it('refuses what is no day', async () => {
    const wrong = kitchen.call(contract.getSheet, { day: '2026-02-30' })
    await expect(wrong).rejects.toMatchObject({ status: 400 })
  })
})

describe('GET /api/kitchen/days/:day/labels', () => {
  it('gives every portion a label, numbered within its ticket', async () => {
    const { labels } = await kitchen.call(contract.getLabels, { day: DAY })
    expect(labels).toHaveLength(6)
    const double = labels.filter(({ boxes }) => boxes === 2)
    expect(double.map(({ box }) => box)).toEqual([1, 2])
    const [{ ticketId, ...label } = { ticketId: 0 }] = labels.filter(
      ({ portion, mealTime }) => portion === 'large' && mealTime === 'lunch',
    )
    const { kcal, protein_g: proteinG } = await test.app.db
      .selectFrom('dishes')
      .select(['kcal', 'protein_g'])
      .where('slug', '=', 'machboos')
      .executeTakeFirstOrThrow()
    expect(label).toMatchObject({
      dish: { en: 'Chicken machboos', ar: 'مجبوس دجاج' },
      customerName: 'Layla',
      area: 'Dubai Marina',
      window: { from: '12:00', to: '14:00' },
      allergens: ['milk'],
      keepApart: ['fish', 'tree-nuts'],
      calories: Math.round(kcal * 1.5),
      protein: Math.round(proteinG * 15) / 10,
      madeOn: '2026-11-24',
      useBy: '2026-11-25',
      url: `http://localhost/kitchen?day=2026-11-24&ticket=${ticketId}`,
    })
  })
})

describe('GET /api/kitchen/days/:day/route', () => {
  it('lists the stops by window and area in the order of the tickets', async () => {
    const { windows } = await kitchen.call(contract.getRoute, { day: DAY })
    expect(windows).toMatchObject([
      { mealTime: 'lunch', stops: 3, areas: [{ area: 'Dubai Marina', city: 'Dubai' }] },
      { mealTime: 'dinner', stops: 2 },
    ])
    const numbers = windows.flatMap(({ areas }) =>
      areas.flatMap(({ stops }) => stops.map(({ ticketNumber }) => ticketNumber)),
    )
    expect(numbers).toEqual([1, 2, 3, 4, 5])
    expect(windows[0]?.areas[0]?.stops[0]).toMatchObject({
      customerName: 'Layla',
      door: 'Marina Gate 1',
      notes: '',
    })
    expect(JSON.stringify(windows)).not.toMatch(/\+971|handover/)
  })
})
