import type { Allergen } from '#shared/food/food.ts'
import type { Wish, WishReading } from './wish.ts'

/** What a language model makes of the same sentence, every value checked against the closed lists. */
export interface ModelReading extends Wish {
  /** Allergies that it takes for possible. */
  perhapsAllergens: Allergen[]
}

const union = <T>(one: readonly T[], other: readonly T[]): T[] => [...new Set([...one, ...other])]

/**
 * Both readings as one. The model may refine what is wanted; what keeps something away from the
 * plate (allergies, diets, foods left out, questions) is only ever added to.
 */
export function mergeReadings(grammar: WishReading, model: ModelReading): WishReading {
  const own = grammar.wish
  const addAllergens = union(own.addAllergens, model.addAllergens)
  const unwantedIngredients = union(own.unwantedIngredients, model.unwantedIngredients)
  const unwantedDishes = union(own.unwantedDishes, model.unwantedDishes)
  const questions = union(grammar.questions, model.perhapsAllergens)
  return {
    ...grammar,
    wish: {
      addAllergens,
      unwantedIngredients,
      diets: union(own.diets, model.diets),
      wantedIngredients: union(own.wantedIngredients, model.wantedIngredients).filter(
        (food) => !unwantedIngredients.includes(food),
      ),
      wantedDishes: union(own.wantedDishes, model.wantedDishes),
      unwantedDishes,
      unwantedCuisines: union(own.unwantedCuisines, model.unwantedCuisines),
      cuisines: model.cuisines.length > 0 ? model.cuisines : own.cuisines,
      leanings: union(own.leanings, model.leanings),
      lowIn: union(own.lowIn, model.lowIn),
      mealTime: own.mealTime ?? model.mealTime,
      maxMinutes: own.maxMinutes ?? model.maxMinutes,
      maxKcal: own.maxKcal ?? model.maxKcal,
      budgetFils: own.budgetFils ?? model.budgetFils,
      maxHeat: lower(own.maxHeat, model.maxHeat),
      servings: own.servings ?? model.servings,
    },
    questions: questions.filter((allergen) => !addAllergens.includes(allergen)),
  }
}

const lower = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)
