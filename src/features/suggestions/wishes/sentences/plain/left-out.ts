import type { Allergen, Diet } from '#shared/food/food.ts'
import { FOOD_GROUPS } from '../../reading/food-groups.ts'
import type { Wish, WishReading } from '../../wish.ts'
import { isNamed, type Named } from './meant.ts'
import type { PlainReading } from './plain-sentences.ts'

/** `nut-free` leaves out what it is named after. */
const COVERED: Partial<Record<Diet, readonly Allergen[]>> = {
  'nut-free': ['tree-nuts', 'peanuts'],
  'dairy-free': ['milk'],
  'gluten-free': ['gluten'],
}
export const coveredBy = ({
  diets,
  unwantedIngredients,
}: Pick<Wish, 'diets' | 'unwantedIngredients'>) => [
  ...diets.flatMap((diet) => COVERED[diet] ?? []),
  ...unwantedIngredients.flatMap((food) => FOOD_GROUPS.get(food)?.allergens ?? []),
]

export const isLeftOut = (named: Named, { wish }: WishReading): boolean =>
  isNamed(named) &&
  named.foods.every(
    ({ avoid, diet, names }) =>
      (diet !== undefined && wish.diets.includes(diet)) ||
      (names.length > 0 && names.every((name) => coveredBy(wish).includes(name))) ||
      // «لحم» is red meat.
      (named.name === 'meat' && wish.unwantedIngredients.includes('any-meat')) ||
      (avoid.length > 0 && avoid.every((food) => wish.unwantedIngredients.includes(food))),
  ) &&
  named.dishes.every((dish) => wish.unwantedDishes.includes(dish)) &&
  named.cuisines.every((cuisine) => wish.unwantedCuisines.includes(cuisine)) &&
  (!named.isHot || wish.maxHeat === 0 || wish.unwantedIngredients.includes('any-chili'))

const isAskingRight = ({ note = '' }: PlainReading) => /\basking\b.*\bright\b/i.test(note)

/** What may be an allergy may be asked for and left out until it is answered. */
export const mayAsk = (plain: PlainReading): boolean => plain.ask === true || isAskingRight(plain)
