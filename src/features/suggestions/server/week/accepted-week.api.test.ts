import { describe, expect, it } from 'vitest'
import { accept, keyed, today, useAiApp } from '../../../../../tools/testing/ai/ai-app.ts'
import { listAcceptedSuggestions } from '../../accepted-contract.ts'
import * as week from '../../week-contract.ts'

const at = useAiApp()

const TODAY = '2026-11-21'

async function acceptWeek() {
  const { id } = await at.customer.call(week.planMealWeek, {}, keyed())
  return at.customer.call(week.acceptMealWeek, { id }, keyed())
}

const mealsOfToday = ({ days }: Awaited<ReturnType<typeof acceptWeek>>) =>
  days.find(({ date }) => date === TODAY)?.meals ?? []

const acceptedToday = async () =>
  (await at.customer.call(listAcceptedSuggestions, {})).filter(({ date }) => date === TODAY)

describe('the suggestions of a day with an accepted week', () => {
  it('say what is accepted for today, and offer none of it again', async () => {
    const meals = mealsOfToday(await acceptWeek())
    const day = await today(at.customer)
    expect(day.planned).toEqual(
      meals.map(({ acceptedId, mealType, dishId, name, warnings }) => ({
        acceptedId,
        mealType,
        dishId,
        name,
        warnings,
      })),
    )
    const dishes = new Set(meals.map(({ dishId }) => dishId))
    expect(day.suggestions.length).toBeGreaterThan(0)
    expect(day.suggestions.filter(({ dishId }) => dishes.has(dishId))).toEqual([])
  })

  it('count a dish that is in both once', async () => {
    const { suggestions } = await today(at.customer)
    const planned = await at.customer.call(week.planMealWeek, {}, keyed())
    const slot = mealsOfToday(planned).find(({ mealType }) => mealType === 'lunch')
    const same = suggestions.find(({ mealType }) => mealType === 'lunch')
    await at.test.app.db
      .updateTable('meal_week_slots')
      .set({ dish_id: same?.dishId ?? 0 })
      .where('id', '=', slot?.id ?? 0)
      .execute()
    await at.customer.call(week.acceptMealWeek, { id: planned.id }, keyed())
    const after = await today(at.customer)
    expect(after.suggestions.find(({ id }) => id === same?.id)).toMatchObject({ accepted: true })
    expect(after.planned.map(({ dishId }) => dishId)).not.toContain(same?.dishId)
    const before = await acceptedToday()
    await accept(at.customer, same?.id ?? 0)
    expect(await acceptedToday()).toEqual(before)
  })

  it('keep the meal that was accepted before the week was', async () => {
    const { suggestions } = await today(at.customer)
    const same = suggestions.find(({ mealType }) => mealType === 'dinner')
    const taken = await accept(at.customer, same?.id ?? 0)
    const planned = await at.customer.call(week.planMealWeek, {}, keyed())
    const slot = mealsOfToday(planned).find(({ mealType }) => mealType === 'dinner')
    await at.test.app.db
      .updateTable('meal_week_slots')
      .set({ dish_id: same?.dishId ?? 0, accepted_meal_id: null })
      .where('id', '=', slot?.id ?? 0)
      .execute()
    const accepted = await at.customer.call(week.acceptMealWeek, { id: planned.id }, keyed())
    expect(mealsOfToday(accepted).map(({ acceptedId }) => acceptedId)).toContain(taken.id)
    const dinners = (await acceptedToday()).filter(({ mealType }) => mealType === 'dinner')
    expect(dinners).toHaveLength(1)
  })
})
