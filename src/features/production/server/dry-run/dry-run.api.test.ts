import { beforeAll, describe, expect, it } from 'vitest'
import { replaceMember, getHousehold } from '#features/household/contract.ts'
import type { TestBrowser } from '../../../../../tools/testing/app.ts'
import { getSheet } from '../../contract.ts'
import { getDryRun } from '../../dry-run-contract.ts'
import {
  CUTOFF,
  DAY,
  menuItemOf,
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
  const both = [lunch, { mealTime: 'dinner', dish: 'thareed' }] as const
  await settleGuest(test, both, { member: { allergens: ['fish'] } })
  const picky = await settleGuest(test, both)
  const { members } = await picky.call(getHousehold, {})
  const [self] = members
  await picky.call(replaceMember, {
    id: self?.id ?? 0,
    name: 'Layla',
    portion: 'regular',
    diets: [],
    allergens: [],
    dislikes: ['onion'],
    fastsInRamadan: false,
  })
  await settleGuest(test, [lunch], { fallback: 'kitchen' })
  await settleGuest(test, [], { fallback: 'kitchen' })
  await settleGuest(test, [], { fallback: 'skip' })
  await test.app.db
    .updateTable('menu_items')
    .set({ daily_limit: 3 })
    .where('id', '=', await menuItemOf(test, 'machboos'))
    .execute()
})

const dryRun = () => kitchen.call(getDryRun, { day: DAY })

describe('GET /api/kitchen/days/:day/dry-run', () => {
  it('counts what is chosen, what the fallbacks would add, and who has not chosen', async () => {
    const run = await dryRun()
    expect(run).toMatchObject({
      day: DAY,
      cutoffAt: CUTOFF.toISOString(),
      isPastCutoff: false,
      frozenAt: null,
      isClosed: false,
      booked: 10,
      capacity: 160,
      left: 150,
      deliveries: 4,
      portions: 8,
      givenBack: 1,
      notChosen: [
        { fallback: 'kitchen', deliveries: 2, meals: 3 },
        { fallback: 'skip', deliveries: 1, meals: 2 },
      ],
      allergies: [{ allergens: ['fish'], deliveries: 1 }],
    })
    const machboos = run.dishes.find(({ slug }) => slug === 'machboos')
    expect(machboos).toMatchObject({ chosen: 3, limit: 3, isNearLimit: true })
    expect(run.dishes.reduce((sum, { added }) => sum + added, 0)).toBe(3)
  })

  it('names dishes that hold what someone dislikes', async () => {
    const { dislikes } = await dryRun()
    expect(dislikes.length).toBeGreaterThan(0)
    for (const { ingredient, deliveries } of dislikes) {
      expect({ ingredient, deliveries }).toEqual({ ingredient: 'Onion', deliveries: 1 })
    }
  })

  it('changes nothing', async () => {
    await dryRun()
    const meals = await test.app.db.selectFrom('subscription_meals').selectAll().execute()
    expect(meals).toHaveLength(5)
  })

  it('says before the cut-off what the sheet says after it', async () => {
    const before = await dryRun()
    await moveTo(test, CUTOFF)
    const sheet = await kitchen.call(getSheet, { day: DAY })
    const cooked = sheet.sections
      .flatMap(({ dishes }) => dishes)
      .map(({ slug, portions }) => ({ slug, portions }))
    const counts = new Map<string, number>()
    for (const { slug, portions } of cooked) counts.set(slug, (counts.get(slug) ?? 0) + portions)
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries(before.dishes.map(({ slug, chosen, added }) => [slug, chosen + added])),
    )
    expect(await dryRun()).toMatchObject({ isPastCutoff: true, notChosen: [], portions: 8 })
  })

  it('shows another kitchen its own day', async () => {
    const other = await signInOtherKitchen(test)
    const run = await other.call(getDryRun, { day: DAY })
    expect(run).toMatchObject({ deliveries: 0, booked: 0, dishes: [] })
  })
})
