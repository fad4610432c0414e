import {
  ALLERGEN_NAMES,
  CUISINE_NAMES,
  MEAL_CATEGORY_NAMES,
  MEAL_TIME_NAMES,
  type Cuisine,
  type MealCategory,
  type MealTime,
} from '#shared/food/food.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import type { ConflictFields } from '#ui/forms/conflict-notice.tsx'
import type { AnswerValue, LineValue } from './form-values.ts'
import { recipeTexts } from './recipe-texts.ts'

/** What someone else saved of a dish, as its form names it. */
export function useConflictFields(): ConflictFields {
  const { form, lines, mentions } = useTexts(recipeTexts)
  const language = useLanguage()
  return {
    nameEn: form.nameEn,
    nameAr: form.nameAr,
    descriptionEn: form.descriptionEn,
    descriptionAr: form.descriptionAr,
    category: [form.category, (one: MealCategory) => MEAL_CATEGORY_NAMES[one][language]],
    cuisine: [form.cuisine, (one: Cuisine) => CUISINE_NAMES[one][language]],
    mealTimes: [
      form.mealTimes,
      (times: MealTime[]) => times.map((one) => MEAL_TIME_NAMES[one][language]),
    ],
    minutes: form.minutes,
    price: form.price,
    answers: [
      mentions.title,
      (list: AnswerValue[]) =>
        list.map(({ allergen, holds }) => {
          const name = ALLERGEN_NAMES[allergen][language]
          return holds ? mentions.holds(name) : mentions.holdsNot(name)
        }),
    ],
    lines: [
      lines.title,
      (list: LineValue[]) => list.map(({ name, grams }) => `${name} ${grams} ${lines.unit}`),
    ],
  }
}
