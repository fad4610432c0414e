import type { DishLine, Ingredient, IngredientTag } from '#shared/food/food.ts'

export const PROTEIN_CLASSES = [
  'none',
  'legume',
  'egg',
  'dairy',
  'poultry',
  'meat',
  'fish',
  'shellfish',
] as const
export type ProteinClass = (typeof PROTEIN_CLASSES)[number]

const CLASS_BY_TAG: Partial<Record<IngredientTag, ProteinClass>> = {
  legume: 'legume',
  egg: 'egg',
  dairy: 'dairy',
  poultry: 'poultry',
  meat: 'meat',
  pork: 'meat',
  fish: 'fish',
  shellfish: 'shellfish',
}

/** A class must bring this share of a dish's protein to stand for it. */
const LEAST_SHARE = 0.25

/** What a dish is "of": the source of most of its protein, if one stands out. */
export const proteinClassOf = (
  lines: readonly DishLine[],
  parts: readonly Pick<Ingredient, 'nutrientsPer100g' | 'tags'>[],
): ProteinClass => {
  const grams = new Map<ProteinClass, number>()
  let total = 0
  lines.forEach((line, index) => {
    const part = parts[index]
    if (!part) return
    const proteinG = (part.nutrientsPer100g.proteinG * line.grams) / 100
    total += proteinG
    const [tag] = part.tags.filter((one) => CLASS_BY_TAG[one])
    const kind = tag && CLASS_BY_TAG[tag]
    if (kind) grams.set(kind, (grams.get(kind) ?? 0) + proteinG)
  })
  let chosen: ProteinClass = 'none'
  let most = total * LEAST_SHARE
  for (const kind of PROTEIN_CLASSES) {
    const brought = grams.get(kind) ?? 0
    if (brought > most) {
      chosen = kind
      most = brought
    }
  }
  return chosen
}
