import { expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

const meal = (id: number, date: string, mealType: 'breakfast' | 'lunch' | 'dinner') => ({
  id,
  date,
  mealType,
})

it('begins with today, goes on as meals are eaten, and ends with the past', () => {
  const meals = [
    meal(9, '2026-11-27', 'dinner'),
    meal(8, '2026-11-27', 'breakfast'),
    meal(7, '2026-11-26', 'lunch'),
    meal(6, '2026-12-01', 'lunch'),
    meal(5, '2026-11-25', 'dinner'),
    meal(4, '2026-11-24', 'dinner'),
    meal(3, '2026-11-25', 'lunch'),
  ]
  expect(inOrder(meals, '2026-11-26').map(({ id }) => id)).toEqual([7, 8, 9, 6, 5, 3, 4])
})
