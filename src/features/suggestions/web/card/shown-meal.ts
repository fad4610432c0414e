import type { AcceptedMeal, SavedMeal, Suggestion } from '../queries.ts'
import { SERVINGS_DEFAULT } from '../../rules.ts'
import type { ShownMeal } from '../use-table.ts'

export const shownMeal = (suggestion: Suggestion): ShownMeal => ({
  suggestionId: suggestion.id,
  dishId: suggestion.dishId,
  name: suggestion.name,
  servings: suggestion.servings,
  portion: suggestion.portion,
  acceptedId: suggestion.acceptedId,
  reasons: suggestion.reasons,
})

export const shownAccepted = (meal: AcceptedMeal): ShownMeal => ({
  dishId: meal.dishId,
  name: meal.mealName,
  servings: meal.servings,
  portion: meal.portion,
  acceptedId: meal.id,
  reasons: [],
})

export const shownSaved = (meal: SavedMeal): ShownMeal => ({
  dishId: meal.dishId,
  name: meal.name,
  servings: SERVINGS_DEFAULT,
  portion: meal.portion,
  acceptedId: null,
  reasons: [],
})
