import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { changeMeal, removeMeal } from './choosing/change-meal.ts'
import { chooseFallback } from './choosing/choose-fallback.ts'
import { chooseMeal } from './choosing/choose-meal.ts'
import { previewRepeat, repeatWeek } from './choosing/repeat-week.ts'
import { getMealSelection } from './showing/get-meal-selection.ts'
import { listDayDishes } from './showing/list-day-dishes.ts'
import { findMealSubscription, listSubscriptionMeals } from './showing/list-meals.ts'

export const mealRoutes: ServedEndpoint[] = [
  serveRead(contract.listSubscriptionMeals, listSubscriptionMeals),
  serveRead(contract.previewRepeat, previewRepeat),
  serveWrite(contract.repeatWeek, repeatWeek),
  serveWrite(contract.chooseMeal, chooseMeal),
  serveWrite(contract.changeMeal, changeMeal),
  serveWrite(contract.removeMeal, removeMeal),
  serveRead(contract.findMealSubscription, findMealSubscription),
  serveRead(contract.getMealSelection, getMealSelection),
  serveRead(contract.listDayDishes, listDayDishes),
  serveWrite(contract.chooseFallback, chooseFallback),
]
