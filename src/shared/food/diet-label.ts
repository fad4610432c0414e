import type { Bilingual, Language } from '../language.ts'
import { FORBIDDEN_BY_DIET } from './dish-facts.ts'
import { DIET_NAMES, type Allergen, type Diet } from './food.ts'
import { listAllergens } from './list-allergens.ts'

const RECIPES: Partial<Record<Diet, Bilingual>> = {
  'gluten-free': { en: 'Gluten-free recipe', ar: 'وصفة خالية من الغلوتين' },
  'dairy-free': { en: 'Dairy-free recipe', ar: 'وصفة خالية من الألبان' },
  'nut-free': { en: 'Nut-free recipe', ar: 'وصفة خالية من المكسرات' },
}

/**
 * What a dish is labelled: "free of" is said of its recipe alone where packs may bring traces of the
 * very allergen. R-HOME-6
 */
export function dietLabel(
  diet: Diet,
  mayContain: readonly Allergen[],
  language: Language,
  name: string = DIET_NAMES[diet][language],
): { text: string; hasTraces: boolean } {
  const recipe = RECIPES[diet]
  const allergens = diet === 'low-carb' || diet === 'keto' ? [] : FORBIDDEN_BY_DIET[diet].allergens
  const traces = allergens.filter((one) => mayContain.includes(one))
  if (!recipe || traces.length === 0) return { text: name, hasTraces: false }
  const list = listAllergens(traces, language)
  const text =
    language === 'ar'
      ? `${recipe.ar}، قد تحتوي على آثار من ${list}`
      : `${recipe.en}, may contain traces of ${list.toLowerCase()}`
  return { text, hasTraces: true }
}
