import { describe, expect, it } from 'vitest'
import type { MealTime } from '#shared/food/food.ts'
import { fillSlots } from './decide-picks.ts'

const line = (mealTime: MealTime, quantity = 1) => ({
  mealTime,
  menuItemId: 7,
  quantity,
  chosenBy: 'repeat' as const,
  specialInstructions: '',
  paidAtAnyTime: 0,
  slug: 'harees',
  allergens: [],
})

describe('fillSlots', () => {
  it('takes what the cut-off would add for open meals, as the kitchen’s choice', () => {
    const { added, open } = fillSlots([line('lunch'), line('dinner')], ['lunch', 'dinner'])
    expect(added.map(({ mealTime, chosenBy }) => [mealTime, chosenBy])).toEqual([
      ['lunch', 'kitchen'],
      ['dinner', 'kitchen'],
    ])
    expect(open).toEqual([])
  })

  it('leaves a meal open instead of sending another one twice', () => {
    const { added, open } = fillSlots([line('lunch', 2)], ['lunch', 'dinner'])
    expect(added).toMatchObject([{ mealTime: 'lunch', quantity: 1 }])
    expect(open).toEqual(['dinner'])
  })

  it('adds no portion to a meal that is chosen', () => {
    expect(fillSlots([line('lunch')], ['dinner'])).toEqual({ added: [], open: ['dinner'] })
  })
})
