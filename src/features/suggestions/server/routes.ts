import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as accepted from '../accepted-contract.ts'
import * as contract from '../contract.ts'
import * as nutrition from '../nutrition-contract.ts'
import * as preferences from '../preferences-contract.ts'
import * as recipe from '../recipe-contract.ts'
import * as week from '../week-contract.ts'
import {
  acceptSuggestion,
  listAcceptedSuggestions,
  markCooked,
  withdrawAccepted,
} from './accepting/accept-suggestion.ts'
import { getSuggestions, refreshSuggestions } from './choosing/get-suggestions.ts'
import { replaceSuggestion, restoreSuggestion } from './choosing/replace-suggestion.ts'
import { getNutritionDay } from './nutrition/get-nutrition-day.ts'
import { getPreferences } from './preferences/get-preferences.ts'
import {
  allowDish,
  forgetTaste,
  replacePantry,
  replacePreferences,
} from './preferences/save-preferences.ts'
import { forgetMeal, getRecipe, listSavedMeals, saveMeal } from './recipes/get-recipe.ts'
import { acceptMealWeek, lockWeekMeal, replaceWeekMeal } from './week/change-week.ts'
import { getMealWeek, planMealWeek } from './week/plan-week.ts'

export const suggestionRoutes: ServedEndpoint[] = [
  serveWrite(contract.getSuggestions, getSuggestions),
  serveWrite(contract.refreshSuggestions, refreshSuggestions),
  serveWrite(contract.replaceSuggestion, replaceSuggestion),
  serveWrite(contract.restoreSuggestion, restoreSuggestion),
  serveWrite(accepted.acceptSuggestion, acceptSuggestion),
  serveRead(accepted.listAcceptedSuggestions, listAcceptedSuggestions),
  serveWrite(accepted.withdrawAccepted, withdrawAccepted),
  serveWrite(accepted.markCooked, markCooked),
  serveRead(recipe.getRecipe, getRecipe),
  serveRead(recipe.listSavedMeals, listSavedMeals),
  serveWrite(recipe.saveMeal, saveMeal),
  serveWrite(recipe.forgetMeal, forgetMeal),
  serveRead(week.getMealWeek, getMealWeek),
  serveWrite(week.planMealWeek, planMealWeek),
  serveWrite(week.replaceWeekMeal, replaceWeekMeal),
  serveWrite(week.lockWeekMeal, lockWeekMeal),
  serveWrite(week.acceptMealWeek, acceptMealWeek),
  serveRead(nutrition.getNutritionDay, getNutritionDay),
  serveRead(preferences.getPreferences, getPreferences),
  serveWrite(preferences.replacePreferences, replacePreferences),
  serveWrite(preferences.replacePantry, replacePantry),
  serveWrite(preferences.allowDish, allowDish),
  serveWrite(preferences.forgetTaste, forgetTaste),
]
