import { expect, it } from 'vitest'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import { MONDAY, newEater } from '../../../../../tools/testing/situations/eaters.ts'
import { getNutritionDay } from '../../nutrition-contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

it('GET /api/nutrition-days/:date counts a serving of each delivered dish, and no extra one', async () => {
  const eater = await newEater(test)
  const [lunch = 0] = await eater.menuAt('lunch')
  const [dinner = 0] = await eater.menuAt('dinner')
  const extraPrice = await eater.priceOf(lunch)
  await eater.choose({ mealItemId: lunch, quantity: 2, extraPrice })
  await eater.choose({ mealItemId: dinner, mealTime: 'dinner' })
  const { meals, total } = await eater.call(getNutritionDay, { date: MONDAY })
  expect(meals.map(({ mealType }) => mealType)).toEqual(['lunch', 'dinner'])
  expect(total.calories).toBe(meals.reduce((sum, { calories }) => sum + calories, 0))
})
