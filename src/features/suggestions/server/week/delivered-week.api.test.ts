import { beforeEach, describe, expect, it } from 'vitest'
import { keyed, useAiApp } from '../../../../../tools/testing/ai/ai-app.ts'
import * as week from '../../week-contract.ts'

const at = useAiApp({ isDelivered: true })

const plan = () => at.customer.call(week.planMealWeek, {}, keyed())

const count = (planned: { days: readonly { meals: readonly unknown[] }[] }) =>
  planned.days.flatMap(({ meals }) => meals).length

const setDeliveries = (status: 'planned' | 'skipped') =>
  at.test.app.db
    .updateTable('delivery_days')
    .set({ status })
    .where('day', '>=', '2026-11-21')
    .execute()

beforeEach(async () => {
  await setDeliveries('planned')
})

describe('a week next to deliveries', () => {
  it('leaves their meals to them and counts what they hold', async () => {
    const { days } = await plan()
    const brought = days.filter(({ delivered }) => delivered.length > 0)
    expect(brought.length).toBeGreaterThan(2)
    for (const { meals, delivered, total } of days) {
      const times = [...meals, ...delivered].map(({ mealType }) => mealType)
      expect(times.toSorted()).toEqual(['breakfast', 'dinner', 'lunch'])
      const cooked = meals.reduce((sum, { calories }) => sum + calories, 0)
      const known = delivered.reduce((sum, { amounts }) => sum + (amounts?.calories ?? 0), 0)
      expect(total.calories).toBe(cooked + known)
    }
    const chosen = days.filter(({ meals, delivered }) => {
      return meals.length > 0 && delivered.every(({ amounts }) => amounts !== null)
    })
    for (const { total } of chosen) expect(Math.abs(total.calories - 2000)).toBeLessThan(500)
    for (const { dishes, amounts } of days.flatMap(({ delivered }) => delivered))
      expect(dishes.length > 0).toBe(amounts !== null)
    expect(days.some(({ delivered }) => delivered.some(({ amounts }) => amounts))).toBe(true)
  })

  it('replaces a meal next to one that is delivered, and one whose delivery was skipped since', async () => {
    const { days } = await plan()
    const id = days.find(({ meals, delivered }) => meals.length > 0 && delivered.length > 0)
      ?.meals[0]?.id
    if (id === undefined) throw new Error('No day with both')
    const replace = () => at.customer.call(week.replaceWeekMeal, { id }, keyed())
    const before = count({ days })
    expect(count(await replace())).toBe(before)
    await setDeliveries('skipped')
    expect(count(await replace())).toBe(before)
  })

  it('cooks where no one chose and nothing will be sent', async () => {
    const { db } = at.test.app
    await db.updateTable('subscriptions').set({ fallback: 'skip' }).execute()
    const { days } = await plan()
    await db.updateTable('subscriptions').set({ fallback: 'kitchen' }).execute()
    expect(days.flatMap(({ delivered }) => delivered).every(({ amounts }) => amounts)).toBe(true)
  })
})
