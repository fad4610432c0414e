import {
  ALLERGEN_NAMES,
  CUISINE_NAMES,
  DIET_NAMES,
  MEAL_TIME_NAMES,
  type Allergen,
} from '#shared/food/food.ts'
import { defineTexts, plural, textsIn, type Bilingual, type Language } from '#shared/language.ts'
import { formatDirhams } from '#shared/money.ts'
import { dishNameOf, type WishDish } from './reading/dish-names.ts'
import { FOOD_GROUPS, type WishIngredient } from './reading/food-groups.ts'
import type { Wish } from './wish.ts'

export interface Chip {
  slot: keyof Wish
  value: string
  label: string
}

const texts = defineTexts(
  {
    wanted: (food: string) => food,
    unwanted: (food: string) => `No ${food}`,
    otherCuisine: (cuisine: string) => `Not ${cuisine}`,
    allergy: (allergen: string) => `Allergy: ${allergen}`,
    minutes: (count: number) =>
      plural('en', count, { one: 'Up to # minute', other: 'Up to # minutes' }),
    kcal: (count: number) => `Up to ${count} kcal a serving`,
    budget: (amount: string) => `Up to AED ${amount} in all`,
    servings: (count: number) =>
      plural('en', count, { one: 'For # person', other: 'For # people' }),
    light: 'Light',
    highProtein: 'High in protein',
    lowIn: { sugar: 'Low in sugar', salt: 'Low in salt', fat: 'Low in fat' },
    heat: ['Not spicy', 'Mild', 'Medium hot', 'Spicy'].join('|'),
    question: (allergen: string) => `Is there an allergy to ${allergen.toLowerCase()}?`,
  },
  {
    wanted: (food) => food,
    unwanted: (food) => `بدون ${food}`,
    otherCuisine: (cuisine) => `غير ${cuisine}`,
    allergy: (allergen) => `حساسية: ${allergen}`,
    minutes: (count) =>
      plural('ar', count, {
        one: 'حتى دقيقة',
        two: 'حتى دقيقتين',
        few: 'حتى # دقائق',
        other: 'حتى # دقيقة',
      }),
    kcal: (count) => `حتى ${count} سعرة للحصة`,
    budget: (amount) => `حتى ${amount} درهم للوجبة كلها`,
    servings: (count) =>
      plural('ar', count, {
        one: 'لشخص واحد',
        two: 'لشخصين',
        few: 'لـ# أشخاص',
        other: 'لـ# شخصًا',
      }),
    light: 'خفيف',
    highProtein: 'غني بالبروتين',
    lowIn: { sugar: 'قليل السكر', salt: 'قليل الملح', fat: 'قليل الدهون' },
    heat: ['غير حار', 'قليل الحرارة', 'متوسط الحرارة', 'حار'].join('|'),
    question: (allergen) => `هل هناك حساسية من ${allergen}؟`,
  },
)

type Texts = ReturnType<typeof textsIn<(typeof texts)['en']>>

const many = <T extends string>(
  slot: keyof Wish,
  values: readonly T[],
  label: (value: T) => string,
): Chip[] => values.map((value) => ({ slot, value, label: label(value) }))

const one = <T extends string | number>(
  slot: keyof Wish,
  value: T | null,
  label: (value: T) => string,
): Chip[] => (value === null ? [] : [{ slot, value: String(value), label: label(value) }])

interface Named {
  ingredients: ReadonlyMap<string, WishIngredient>
  dishes: Iterable<WishDish>
}

/** What was understood, in the words of the page. */
export function chipsOf(wish: Wish, language: Language, { ingredients, dishes }: Named): Chip[] {
  const say: Texts = textsIn(texts, language)
  const nameOf = (food: string): string =>
    (FOOD_GROUPS.get(food) ?? ingredients.get(food))?.name[language] ?? ''
  const dishName = (id: string): string => dishNameOf(id, dishes)?.[language] ?? ''
  const inSentence = (name: string) => (language === 'en' ? name.toLowerCase() : name)
  const named =
    <T extends string>(names: Readonly<Record<T, Bilingual>>) =>
    (value: T) =>
      names[value][language]
  return [
    ...many('addAllergens', wish.addAllergens, (value) =>
      say.allergy(named(ALLERGEN_NAMES)(value)),
    ),
    ...many('diets', wish.diets, named(DIET_NAMES)),
    ...many('wantedDishes', wish.wantedDishes, dishName),
    ...many('unwantedDishes', wish.unwantedDishes, (id) => say.unwanted(inSentence(dishName(id)))),
    ...many('wantedIngredients', wish.wantedIngredients, (food) => say.wanted(nameOf(food))),
    ...many('unwantedIngredients', wish.unwantedIngredients, (food) =>
      say.unwanted(inSentence(nameOf(food))),
    ),
    ...many('cuisines', wish.cuisines, named(CUISINE_NAMES)),
    ...many('unwantedCuisines', wish.unwantedCuisines, (cuisine) =>
      say.otherCuisine(named(CUISINE_NAMES)(cuisine)),
    ),
    ...one('mealTime', wish.mealTime, named(MEAL_TIME_NAMES)),
    ...many('leanings', wish.leanings, (value) =>
      value === 'light' ? say.light : say.highProtein,
    ),
    ...many('lowIn', wish.lowIn, (value) => say.lowIn[value]),
    ...one('maxHeat', wish.maxHeat, (heat) => say.heat.split('|')[heat] ?? ''),
    ...one('maxMinutes', wish.maxMinutes, say.minutes),
    ...one('maxKcal', wish.maxKcal, say.kcal),
    ...one('budgetFils', wish.budgetFils, (fils) => say.budget(formatDirhams(fils, language))),
    ...one('servings', wish.servings, say.servings),
  ]
}

export const questionText = (allergen: Allergen, language: Language): string =>
  textsIn(texts, language).question(ALLERGEN_NAMES[allergen][language])

export const allergyLabel = (allergen: Allergen, language: Language): string =>
  textsIn(texts, language).allergy(ALLERGEN_NAMES[allergen][language])
