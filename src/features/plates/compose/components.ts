import type { DrawableDish, Layer } from '../composition.ts'
import { polar } from '../drawing/geometry.ts'
import { findFood } from './foods.ts'
import type { Area, Food, Role, Tones } from './foods.ts'

/** What of a dish can be seen, by its part in it, the heaviest first. */
export interface Components {
  base: readonly Food[]
  protein: readonly Food[]
  vegetable: readonly Food[]
  garnish: readonly Food[]
  /** The colour of its sauce or broth. */
  hue: Tones
  has: (ingredient: RegExp) => boolean
}

const PLAIN_BROTH: Tones = ['#ffe0a0', '#dba14e', '#94602a']

export function componentsOf(dish: DrawableDish): Components {
  const heaviestFirst = dish.lines.toSorted((one, other) => other.grams - one.grams)
  const foods = heaviestFirst.flatMap((line) => findFood(line.ingredientId) ?? [])
  const inRole = (role: Role) => [...new Set(foods.filter((food) => food.role === role))]
  return {
    base: inRole('base'),
    protein: inRole('protein'),
    vegetable: inRole('vegetable'),
    garnish: inRole('garnish'),
    hue:
      foods.find((food) => food.role === 'sauce' && food.hue)?.hue ??
      foods.find((food) => food.hue)?.hue ??
      PLAIN_BROTH,
    has: (ingredient) => dish.lines.some((line) => ingredient.test(line.ingredientId)),
  }
}

/** Foods over one another in the same area. */
export function mixed(foods: readonly Food[], area: Area): Layer[] {
  return foods.flatMap((food) => food.serve(area))
}

/** Foods in groups round the middle, the first at the start angle. */
export function around(
  foods: readonly Food[],
  options: { reach: number; radius: number; startDegrees: number },
): Layer[] {
  const { reach, radius, startDegrees } = options
  return foods.flatMap((food, index) => {
    const angle = ((startDegrees + (index * 360) / Math.max(3, foods.length)) * Math.PI) / 180
    const [x, y] = polar(angle, reach)
    return food.serve({ x, y, radius })
  })
}
