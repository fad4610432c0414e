import type { Ingredient } from '#shared/food/food.ts'

type Raw = Pick<Ingredient, 'id' | 'aisle' | 'tags'>

/** Degrees Celsius in the middle that make it safe; 0 for what needs no such care. */
export function safeCoreC({ id, aisle, tags }: Raw): number {
  if (aisle !== 'meat' && aisle !== 'fish') return 0
  if (tags.includes('poultry')) return 74
  return id.endsWith('-ground') ? 71 : 63
}

/** Minutes of heat that a food needs at least before anyone eats it; 0 where it may be raw. */
export function leastHeatMinutes({ id, aisle, tags }: Raw): number {
  if (aisle === 'meat' || aisle === 'fish') return 3
  if (aisle === 'dairy') return tags.includes('egg') ? 3 : 0
  if (aisle === 'pulses') return id.endsWith('-flour') ? 3 : 10
  if (aisle === 'frozen' || id === 'pizza-dough' || id === 'idli-batter') return 3
  if (id.startsWith('flour') || id === 'buckwheat-flour') return 3
  return aisle === 'grains' && id !== 'oats' ? 5 : 0
}

const HOT = [
  'green-chili',
  'jalapeno',
  'gochujang',
  'gochugaru',
  'harissa',
  'chili-paste',
  'chili-powder',
  'green-curry-paste',
]
const WARM = ['massaman-paste', 'curry-powder', 'kimchi', 'enchilada-sauce']

/** How hot it may be: rather said hotter than it is. */
export function heatOf(lines: readonly { ingredientId: string }[]): number {
  const has = (foods: readonly string[]) =>
    lines.some(({ ingredientId }) => foods.includes(ingredientId))
  return has(HOT) ? 3 : has(WARM) ? 2 : 0
}
