import type { Ingredient } from '#shared/food/food.ts'
import { plural, type Language } from '#shared/language.ts'

/** How people count an ingredient; what they neither count nor spoon is weighed. */
export type Measure = Pick<Ingredient, 'unit' | 'unitGrams' | 'spoonGrams' | 'tags'>

const TEASPOONS_A_TABLESPOON = 3
const MOST_SPOONS = 4
const GRAMS_A_KILO = 1000
/** From one up, no one cuts anything that small in half: shrimp, spring onions. */
const SMALL_UNIT_GRAMS = 25
/** A fillet that is a little bigger or smaller is the same piece to a cook. */
const FILLET_SCATTER = 0.1

const FRACTIONS = ['', '¼', '½', '¾'] as const

/** `1½`, in quarters. */
const mixed = (quarters: number): string => {
  const whole = Math.floor(quarters / 4)
  const fraction = FRACTIONS[quarters % 4] ?? ''
  return whole === 0 ? fraction : `${whole}${fraction}`
}

type Counted = Exclude<Measure['unit'], null>

const UNITS: Record<Language, Record<Counted, Parameters<typeof plural>[2]>> = {
  en: {
    piece: { one: '# piece', other: '# pieces' },
    clove: { one: '# clove', other: '# cloves' },
    bunch: { one: '# bunch', other: '# bunches' },
    slice: { one: '# slice', other: '# slices' },
    leaf: { one: '# leaf', other: '# leaves' },
  },
  ar: {
    piece: { one: 'حبة واحدة', two: 'حبتان', few: '# حبات', many: '# حبة', other: '# حبة' },
    clove: { one: 'فص واحد', two: 'فصّان', few: '# فصوص', many: '# فصًا', other: '# فص' },
    bunch: { one: 'حزمة واحدة', two: 'حزمتان', few: '# حزم', many: '# حزمة', other: '# حزمة' },
    slice: {
      one: 'شريحة واحدة',
      two: 'شريحتان',
      few: '# شرائح',
      many: '# شريحة',
      other: '# شريحة',
    },
    leaf: { one: 'ورقة واحدة', two: 'ورقتان', few: '# أوراق', many: '# ورقة', other: '# ورقة' },
  },
}

/** A part of one unit: `½ bunch`. */
const PARTS: Record<Language, Record<Counted, string>> = {
  en: { piece: 'piece', clove: 'clove', bunch: 'bunch', slice: 'slice', leaf: 'leaf' },
  ar: { piece: 'حبة', clove: 'فص', bunch: 'حزمة', slice: 'شريحة', leaf: 'ورقة' },
}

const WORDS = {
  en: { gram: 'g', kilo: 'kg', tablespoon: 'tbsp', teaspoon: 'tsp' },
  ar: { gram: 'غ', kilo: 'كغ', tablespoon: 'ملعقة كبيرة', teaspoon: 'ملعقة صغيرة' },
} as const

/** Whole spoons where the word changes with their number. */
const ARABIC_SPOONS = {
  tablespoon: { one: 'ملعقة كبيرة', two: 'ملعقتان كبيرتان', other: '# ملاعق كبيرة' },
  teaspoon: { one: 'ملعقة صغيرة', two: 'ملعقتان صغيرتان', other: '# ملاعق صغيرة' },
} as const

function spoons(quarters: number, spoon: keyof typeof ARABIC_SPOONS, language: Language): string {
  if (language === 'en' || quarters % 4 !== 0) {
    return `${mixed(quarters)} ${WORDS[language][spoon]}`
  }
  return plural(language, quarters / 4, ARABIC_SPOONS[spoon])
}

/** Half units; undefined where a cook would rather weigh. */
function countHalves(units: number, { unit, unitGrams, tags }: Measure): number | undefined {
  const whole = 2 * Math.round(units)
  if (unit === 'leaf') return whole
  const isFillet = tags.includes('poultry') || tags.includes('fish')
  if (unit === 'piece' && isFillet && (unitGrams ?? 0) > SMALL_UNIT_GRAMS) {
    return Math.abs(units - whole / 2) <= units * FILLET_SCATTER ? whole : undefined
  }
  const isWhole = tags.includes('egg') || (unit === 'piece' && (unitGrams ?? 0) <= SMALL_UNIT_GRAMS)
  return isWhole && units >= 1 ? whole : Math.round(2 * units)
}

function describeUnits(grams: number, measure: Measure, language: Language): string | undefined {
  const { unit, unitGrams } = measure
  if (unit === null || unitGrams === null) return undefined
  const halves = countHalves(grams / unitGrams, measure)
  if (!halves) return undefined
  const count = mixed(halves * 2)
  if (halves % 2 === 0) return plural(language, halves / 2, UNITS[language][unit])
  if (halves > 2 && language === 'en') return UNITS.en[unit].other.replace('#', count)
  return `${count} ${PARTS[language][unit]}`
}

function describeSpoons(
  grams: number,
  { spoonGrams }: Measure,
  language: Language,
): string | undefined {
  if (spoonGrams === null || grams > spoonGrams * MOST_SPOONS) return undefined
  const tablespoons = Math.round((grams / spoonGrams) * 2)
  if (tablespoons >= 2) return spoons(tablespoons * 2, 'tablespoon', language)
  const teaspoons = Math.round((grams / spoonGrams) * TEASPOONS_A_TABLESPOON * 4)
  return teaspoons === 0 ? undefined : spoons(teaspoons, 'teaspoon', language)
}

/** `180 g`, `1.2 kg`; below ten grams in tenths. */
export function describeGrams(grams: number, language: Language): string {
  const words = WORDS[language]
  if (grams >= GRAMS_A_KILO) return `${Number((grams / GRAMS_A_KILO).toFixed(2))} ${words.kilo}`
  return `${grams < 10 ? Number(grams.toFixed(1)) : Math.round(grams)} ${words.gram}`
}

/** As a cook measures: counted, spooned or weighed. */
export const describeAmount = (grams: number, measure: Measure, language: Language): string =>
  describeUnits(grams, measure, language) ??
  describeSpoons(grams, measure, language) ??
  describeGrams(grams, language)
