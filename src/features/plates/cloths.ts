import type { Cuisine, MealCategory } from '#shared/food/food.ts'

/** The role of a cloth's colour; the interface knows its value in light and dark. */
export type ClothRole = 'saffron' | 'blush' | 'pistachio' | 'gulf' | 'apricot' | 'lilac'

const CLOTH_BY_CUISINE: Readonly<Record<Cuisine, ClothRole>> = {
  american: 'apricot',
  chinese: 'gulf',
  emirati: 'saffron',
  filipino: 'gulf',
  french: 'lilac',
  fusion: 'blush',
  greek: 'pistachio',
  indian: 'blush',
  italian: 'apricot',
  japanese: 'gulf',
  korean: 'gulf',
  lebanese: 'pistachio',
  mediterranean: 'pistachio',
  mexican: 'apricot',
  'middle-eastern': 'saffron',
  pakistani: 'blush',
  spanish: 'apricot',
  thai: 'gulf',
  vietnamese: 'gulf',
}

/** Cuisines without a cloth of tradition: what the dish is made of decides first. */
const OPEN_CUISINES: readonly Cuisine[] = ['american', 'french', 'fusion', 'mediterranean']

export interface ClothedDish {
  cuisine: Cuisine
  category?: MealCategory
  isFish?: boolean
  isVegan?: boolean
}

/** Which cloth a dish lies on. Emirati and Gulf dishes keep saffron; other breakfasts and sweets take lilac. */
export function clothOf(dish: ClothedDish): ClothRole {
  const own = CLOTH_BY_CUISINE[dish.cuisine]
  if (own === 'saffron') return own
  if (dish.category === 'breakfast' || dish.category === 'sweets') return 'lilac'
  if (!OPEN_CUISINES.includes(dish.cuisine)) return own
  if (dish.isFish) return 'gulf'
  return dish.isVegan ? 'pistachio' : own
}
