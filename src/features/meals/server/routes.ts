import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import * as fallback from '../fallback-contract.ts'
import * as onBehalf from '../on-behalf-contract.ts'
import * as pick from '../pick-contract.ts'
import * as repeat from '../repeat-contract.ts'
import * as selection from '../selection-contract.ts'
import * as behalf from './admin/choose-for-customer.ts'
import { changeMeal, removeMeal } from './choosing/change-meal.ts'
import { chooseFallback } from './choosing/choose-fallback.ts'
import { chooseMeal } from './choosing/choose-meal.ts'
import { previewRepeat, repeatWeek } from './choosing/repeat-week.ts'
import { pickMeals } from './picking/pick-meals.ts'
import { getMealSelection } from './views/get-meal-selection.ts'
import { listDayDishes } from './views/list-day-dishes.ts'
import { findMealSubscription, listSubscriptionMeals } from './views/list-meals.ts'

/** What admins choose for customers. */
export const mealAdminRoutes: ServedEndpoint[] = [
  serveRead(onBehalf.getDishesFor, behalf.getDishesFor),
  serveWrite(onBehalf.chooseMealFor, behalf.chooseMealFor),
  serveWrite(onBehalf.changeMealFor, behalf.changeMealFor),
  serveWrite(onBehalf.removeMealFor, behalf.removeMealFor),
]

export const mealRoutes: ServedEndpoint[] = [
  serveRead(contract.listSubscriptionMeals, listSubscriptionMeals),
  serveRead(repeat.previewRepeat, previewRepeat),
  serveWrite(repeat.repeatWeek, repeatWeek),
  serveWrite(pick.pickMeals, pickMeals),
  serveWrite(contract.chooseMeal, chooseMeal),
  serveWrite(contract.changeMeal, changeMeal),
  serveWrite(contract.removeMeal, removeMeal),
  serveRead(selection.findMealSubscription, findMealSubscription),
  serveRead(selection.getMealSelection, getMealSelection),
  serveRead(selection.listDayDishes, listDayDishes),
  serveWrite(fallback.chooseFallback, chooseFallback),
]
