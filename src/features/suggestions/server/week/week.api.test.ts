import { describe, expect, it } from 'vitest'
import { createMember } from '#features/household/contract.ts'
import { firstOf, keyed, useAiApp } from '../../../../../tools/testing/ai/ai-app.ts'
import * as accepted from '../../accepted-contract.ts'
import * as week from '../../week-contract.ts'

const at = useAiApp()

const plan = (days = 7) => at.customer.call(week.planMealWeek, { days }, keyed())
const current = async () => (await at.customer.call(week.getMealWeek)).week
const mealsOf = ({ days }: Awaited<ReturnType<typeof plan>>) => days.flatMap(({ meals }) => meals)

describe('a week at once', () => {
  it('plans three meals a day without a dish twice, and stays', async () => {
    const planned = await plan()
    expect(planned.days.map(({ date }) => date)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ])
    expect(planned.days.every(({ meals }) => meals.length === 3)).toBe(true)
    const dishes = mealsOf(planned).map(({ dishId }) => dishId)
    expect(new Set(dishes).size).toBe(dishes.length)
    const leads = mealsOf(planned).map(({ reasons }) => reasons[0]?.kind)
    for (const kind of new Set(leads))
      expect(leads.filter((one) => one === kind).length).toBeLessThan(11)
    expect(mealsOf(planned).every(({ reasons }) => reasons.length >= 2)).toBe(true)
    expect(planned.basketPrice).toBeGreaterThan(0)
    expect(await current()).toEqual(planned)
  })

  it('is asked for without making suggestions of today', async () => {
    await plan()
    expect(await at.customer.call(week.getMealWeek)).toMatchObject({ isOffered: true })
    expect(await at.test.app.db.selectFrom('suggestion_batches').selectAll().execute()).toEqual([])
  })

  it('is over after its last day', async () => {
    await plan(2)
    at.test.clock.moveTo(new Date('2026-11-22T19:59:00Z'))
    expect(await current()).not.toBeNull()
    at.test.clock.moveTo(new Date('2026-11-22T20:00:00Z'))
    expect(await current()).toBeNull()
  })

  it('keeps what is locked and plans the rest again', async () => {
    const [kept] = mealsOf(await plan())
    await at.customer.call(week.lockWeekMeal, { id: kept?.id ?? 0, isLocked: true })
    const again = await plan()
    const [first, ...others] = mealsOf(again)
    expect(first).toMatchObject({ dishId: kept?.dishId, isLocked: true })
    expect(others.some(({ isLocked }) => isLocked)).toBe(false)
  })

  it('replaces one meal and moves only portions of its day', async () => {
    const before = await plan()
    const id = before.days[2]?.meals[1]?.id ?? 0
    const after = await at.customer.call(week.replaceWeekMeal, { id }, keyed())
    expect(after.days[2]?.meals[1]?.dishId).not.toBe(before.days[2]?.meals[1]?.dishId)
    const dishes = (planned: typeof before) => mealsOf(planned).map(({ dishId }) => dishId)
    const changed = dishes(after).filter((dish, index) => dish !== dishes(before)[index])
    expect(changed).toHaveLength(1)
    const otherDays = (planned: typeof before) => planned.days.filter((_, index) => index !== 2)
    expect(otherDays(after)).toEqual(otherDays(before))
  })

  it('accepts the week once, and what is taken back is open again', async () => {
    const planned = await plan(2)
    const done = await at.customer.call(week.acceptMealWeek, { id: planned.id }, keyed())
    expect(mealsOf(done).every(({ acceptedId }) => acceptedId !== null)).toBe(true)
    await at.customer.call(week.acceptMealWeek, { id: planned.id }, keyed())
    const meals = await at.customer.call(accepted.listAcceptedSuggestions)
    expect(meals).toHaveLength(6)
    const first = mealsOf(done)[0]
    await expect(
      at.customer.call(week.replaceWeekMeal, { id: first?.id ?? 0 }, keyed()),
    ).rejects.toMatchObject({ code: 'meal_accepted' })
    await at.customer.call(accepted.withdrawAccepted, { id: first?.acceptedId ?? 0 })
    const open = await current()
    expect(open && mealsOf(open).filter(({ acceptedId }) => acceptedId === null)).toHaveLength(1)
  })

  it('lets no one eat what a member became allergic to', async () => {
    const planned = await plan()
    const first = mealsOf(planned)[0]
    await at.customer.call(week.lockWeekMeal, { id: first?.id ?? 0, isLocked: true })
    await at.customer.call(
      createMember,
      {
        name: 'Sara',
        portion: 'small',
        diets: [],
        allergens: ['gluten', 'eggs', 'milk'],
        dislikes: [],
        fastsInRamadan: false,
      },
      keyed(),
    )
    const done = await at.customer.call(week.acceptMealWeek, { id: planned.id }, keyed())
    const dishes = await at.test.app.db.selectFrom('dishes').select(['id', 'allergens']).execute()
    const allergensOf = ({ dishId }: { dishId: number }) =>
      dishes.find(({ id }) => id === dishId)?.allergens ?? []
    const eaten = mealsOf(done).filter(({ acceptedId }) => acceptedId)
    expect(eaten.flatMap(allergensOf)).not.toContain('gluten')
    const again = mealsOf(await plan())
    expect(again).not.toEqual([])
    const unsafe = new Set(['gluten', 'eggs', 'milk'])
    expect(again.flatMap(allergensOf).filter((one) => unsafe.has(one))).toEqual([])
  })

  it('is for the owner with a plan alone', async () => {
    const planned = await plan(1)
    await expect(
      at.other.call(week.acceptMealWeek, { id: planned.id }, keyed()),
    ).rejects.toMatchObject({ status: 404 })
    await expect(at.other.call(week.planMealWeek, {}, keyed())).rejects.toMatchObject({
      code: 'plan_needed',
    })
    expect(await at.other.call(week.getMealWeek)).toEqual({
      isOffered: false,
      week: null,
    })
    expect((await firstOf(at.customer)).id).toBeGreaterThan(0)
  })
})
