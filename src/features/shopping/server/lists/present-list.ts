import type { Output } from '#shared/wire/endpoint.ts'
import { AISLE_NAMES, type Aisle } from '#shared/food/food.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import { pictureOf } from '#features/suggestions/server/public.ts'
import type { listSummary, shoppingList } from '../../contract.ts'
import { messages } from '../../messages.ts'
import { packFils } from '../../rules.ts'
import { describeNeed, presentLine } from '../present-line.ts'
import { byAisle, itemsOf, type ListItem } from './list-items.ts'
import type { LoadedList, PlannedMeal, Shopping } from './load-lists.ts'

type Summary = Output<{ output: typeof listSummary }>
type Whole = Output<{ output: typeof shoppingList }>

export const presentSummary = (shopping: Shopping, list: LoadedList, language: Language): Summary =>
  summaryOf(shopping, list, itemsOf(shopping.catalogue, list), language)

export function presentList(shopping: Shopping, list: LoadedList, language: Language): Whole {
  const items = itemsOf(shopping.catalogue, list)
  const aisles = Map.groupBy(items, ({ ingredient }) => ingredient.aisle)
  return {
    ...summaryOf(shopping, list, items, language),
    aisles: [...aisles].map(([aisle, own]) => presentAisle(aisle, own, language)),
    pantry: presentPantry(shopping, list, language),
    leftPrice: toDirhams(leftFils(items)),
    pricedOn: items.map(({ ingredient }) => ingredient.pricedOn).toSorted()[0] ?? null,
  }
}

const leftFils = (items: readonly ListItem[]): number =>
  items.reduce((sum, { ingredient, packsLeft }) => sum + packsLeft * packFils(ingredient), 0)

/** The own name, the one dish, or how many meals. */
export function nameOf(
  { catalogue }: Pick<Shopping, 'catalogue'>,
  { name, meals }: Pick<LoadedList, 'name' | 'meals'>,
  language: Language,
): string {
  const texts = textsIn(messages, language)
  const [only, ...more] = meals
  if (name !== null) return name
  if (!only) return texts.ownList
  if (more.length > 0) return texts.meals(meals.length)
  return catalogue.dishes.get(only.dishId)?.name[language] ?? texts.ownList
}

const summaryOf = (
  shopping: Shopping,
  list: LoadedList,
  items: readonly ListItem[],
  language: Language,
): Summary => ({
  id: list.id,
  name: nameOf(shopping, list, language),
  hasOwnName: list.name !== null,
  createdAt: list.createdAt.toISOString(),
  archivedAt: list.archivedAt?.toISOString() ?? null,
  meals: list.meals.map((meal) => presentMeal(shopping, meal, language)),
  itemCount: items.length,
  leftCount: items.filter(({ packsLeft }) => packsLeft > 0).length,
  basketPrice: toDirhams(items.reduce((sum, { grossFils }) => sum + grossFils, 0)),
  totalPrice: toDirhams(totalFilsOf(list, items)),
})

/** By weight, whatever the pantry has: what the meals use and what was added by hand. */
function totalFilsOf({ meals }: LoadedList, items: readonly ListItem[]): number {
  const ofMeals = meals
    .filter(({ cookedAt }) => cookedAt === null)
    .flatMap(({ filsOf }) => [...filsOf.values()])
  const added = items.map(({ extraFils }) => extraFils)
  return [...ofMeals, ...added].reduce((sum, fils) => sum + fils, 0)
}

function presentMeal(
  { catalogue, warnOf }: Shopping,
  meal: PlannedMeal,
  language: Language,
): Summary['meals'][number] {
  const dish = catalogue.dishes.get(meal.dishId)
  const slug = dish?.slug ?? ''
  return {
    acceptedMealId: meal.id,
    dishId: meal.dishId,
    slug,
    name: dish?.name[language] ?? '',
    image: pictureOf(slug),
    date: meal.day,
    mealType: meal.mealTime,
    servings: meal.servings,
    cookedAt: meal.cookedAt?.toISOString() ?? null,
    warnings: dish ? warnOf(dish) : [],
  }
}

const presentAisle = (
  aisle: Aisle,
  items: readonly ListItem[],
  language: Language,
): Whole['aisles'][number] => ({
  aisle,
  name: AISLE_NAMES[aisle][language],
  items: items.map((item) => presentItem(item, language)),
})

const presentItem = (
  item: ListItem,
  language: Language,
): Whole['aisles'][number]['items'][number] => ({
  ...presentLine(item, language),
  priceByWeight: toDirhams(item.mealFils + item.extraFils),
  fromPantry: item.pantryMg > 0 ? describeNeed(item.pantryMg, item.ingredient, language) : null,
  extraGrams: item.extraGrams,
  mealIds: item.mealIds,
  isTicked: item.tickedPacks > 0 && item.packsLeft === 0,
  orderId: item.orderId,
  packsLeft: item.packsLeft,
  priceLeft: toDirhams(item.packsLeft * packFils(item.ingredient)),
})

/** What is at home of it; what was put back as much as it would have given. */
function presentPantry(
  { catalogue, pantry }: Shopping,
  { needs, reserved, marks }: LoadedList,
  language: Language,
): Whole['pantry'] {
  return [...needs]
    .flatMap(([id, mg]) => {
      const ingredient = catalogue.ingredients.get(id)
      const isPutBack = marks.get(id)?.isPutBack ?? false
      const amountMg = isPutBack ? Math.min(mg, pantry.get(id) ?? 0) : (reserved.get(id) ?? 0)
      return ingredient && amountMg > 0 ? [{ ingredient, isPutBack, amountMg }] : []
    })
    .toSorted((one, other) => byAisle(one.ingredient, other.ingredient))
    .map(({ ingredient, isPutBack, amountMg }) => ({
      ingredientId: ingredient.id,
      name: ingredient.name[language],
      amount: describeNeed(amountMg, ingredient, language),
      isPutBack,
    }))
}
