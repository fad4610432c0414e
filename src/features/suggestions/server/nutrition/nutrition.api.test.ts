import { expect, it } from 'vitest'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import { MONDAY, newDiner } from '../../../../../tools/testing/situations/diners.ts'
import { getNutritionDay } from '../../nutrition-contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

it('GET /api/nutrition-days/:date counts a serving of each delivered dish, and no extra one', async () => {
  const diner = await newDiner(test)
  const [lunch = 0] = await diner.menuAt('lunch')
  const [dinner = 0] = await diner.menuAt('dinner')
  const extraPrice = await diner.priceOf(lunch)
  await diner.choose({ mealItemId: lunch, quantity: 2, extraPrice })
  await diner.choose({ mealItemId: dinner, mealTime: 'dinner' })
  const { meals, total } = await diner.call(getNutritionDay, { date: MONDAY })
  expect(meals.map(({ mealType }) => mealType)).toEqual(['lunch', 'dinner'])
  expect(total.calories).toBe(meals.reduce((sum, { calories }) => sum + calories, 0))
})
