import type { Cuisine, MealCategory } from '#shared/food.ts'

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

/** Which cloth a dish lies on: emirati breakfasts stay on saffron, other breakfasts and sweets on lilac. */
export function clothOf(dish: { cuisine: Cuisine; category: MealCategory }): ClothRole {
  const own = CLOTH_BY_CUISINE[dish.cuisine]
  if (own === 'saffron') return own
  return dish.category === 'breakfast' || dish.category === 'sweets' ? 'lilac' : own
}
