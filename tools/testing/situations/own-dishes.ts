import type { createDish } from '../../../src/features/kitchen-menu/recipe-contract.ts'
import type { CallInput } from '../../../src/shared/wire/endpoint.ts'

export type DishForm = CallInput<typeof createDish>

/** A kitchen's own dish that holds no allergen. */
export const SOUP: DishForm = {
  nameEn: 'Village lentil soup',
  nameAr: 'شوربة عدس القرية',
  descriptionEn: 'Red lentils, slowly cooked.',
  descriptionAr: 'عدس أحمر على نار هادئة.',
  category: 'soups',
  cuisine: 'emirati',
  mealTimes: ['lunch', 'dinner'],
  minutes: 30,
  price: 24.5,
  lines: [
    { ingredientId: 'carrot', grams: 40 },
    { ingredientId: 'salt', grams: 1.5 },
  ],
}

/** As an address carries them. */
export const linesOf = ({ lines }: Pick<DishForm, 'lines'>): string =>
  lines.map(({ ingredientId, grams }) => `${ingredientId}:${grams}`).join(',')
