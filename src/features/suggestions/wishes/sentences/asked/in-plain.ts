import type { Allergen } from '#shared/food/food.ts'
import type { Lexicon } from '../../lexicon.ts'
import { allergensOf, meantBy } from '../plain/meant.ts'
import type { PlainReading, PlainSentence } from '../plain/plain-sentences.ts'

/** A sentence as its author wrote down what it means, in free words. */
export interface AskedSentence {
  id: string
  text: string
  language: 'en' | 'ar'
  meant: {
    without?: string[]
    allergy?: Allergen[]
    ask?: Allergen[]
    want?: string[]
    dish?: string[]
    cuisine?: string[]
    diet?: string[]
    low?: string[]
    time?: string | string[]
    spice?: string
    minutes?: number
    kcal?: number
    budget?: number
    people?: number
  }
  /** What a good kitchen would serve. */
  served: string
}

const ALLERGEN_NAMES: Partial<Record<Allergen, string>> = {
  'tree-nuts': 'tree nuts',
  soybeans: 'soy',
}
const LOW: Readonly<Record<string, string>> = {
  sugar: 'low-sugar',
  salt: 'low-salt',
  fat: 'low-fat',
  carb: 'low-carb',
  calories: 'low-calorie',
}
/** `a light dish`: what it is to be like, and no food. */
const LIKENESS = /^(?:[\w-]+ )+(?:dish|food|meal)$/i
const SOFT_WORDS = ['quick', 'light', 'healthy']

const REACTIONS = /allerg|itch|rash|hives|swell|حساس|تحسس|حك[ةه]|حبوب|يتورم/iu
const DIABETES =
  /diabet|sugar (?:patient|problem|issue|is high)|a1c|glucose|تراكمي|سكري|عنده سكر|عندها سكر|sukkari|sokkari/iu

/** The same in the words that the other sentences are judged by. */
export function inPlain(asked: AskedSentence, lexicon: Lexicon): PlainSentence {
  const reading = readingOf(asked, lexicon)
  const [, ...or] = ALSO_RIGHT.reduce<PlainReading[]>(
    (readings, also) => [...readings, ...readings.flatMap((one) => also(asked, one))],
    [reading],
  )
  return { text: asked.text, reading, ...(or.length > 0 && { or }) }
}

function readingOf({ text, meant, served }: AskedSentence, lexicon: Lexicon): PlainReading {
  const { without = [], allergy = [], ask = [], low = [], want = [], dish = [] } = meant
  const allergies = allergiesOf(without, allergy, lexicon)
  const isLimit = (word: string) => low.includes(word)
  const refuses = without.filter((word) => !allergies.includes(word) && !isLimit(word))
  const isAskingRight = ask.length > 0 || (allergies.length === 0 && REACTIONS.test(text))
  const isQuick = meant.minutes === undefined && /\bquick\b/i.test(served)
  const likenesses = want.filter((word) => LIKENESS.test(word)).join(' ')
  const soft = SOFT_WORDS.filter((word) => likenesses.includes(word))
  if (isQuick && !soft.includes('quick')) soft.push('quick')
  const wants = [...want.filter((word) => !LIKENESS.test(word)), ...dish].map((word) =>
    word === 'something sweet' ? 'dessert' : word,
  )
  const diets = [...(meant.diet ?? []), ...low.flatMap((word) => LOW[word] ?? [])]
  return {
    ...filled({ allergies, refuses, wants, soft, diets }),
    ...filled({ cuisines: meant.cuisine?.map(cuisineName) ?? [] }),
    ...(isAskingRight && { note: 'asking is right' }),
    ...(meant.time !== undefined && { meals: [meant.time].flat() }),
    ...(meant.spice !== undefined && { spice: meant.spice }),
    ...(meant.minutes !== undefined && { maxMinutes: meant.minutes }),
    ...(meant.kcal !== undefined && { maxKcal: meant.kcal }),
    ...(meant.budget !== undefined && { maxAed: meant.budget }),
    ...(meant.people !== undefined && { people: meant.people }),
  }
}

const ALSO_RIGHT = [
  whereDiabetic,
  whereMeat,
  whereLeftOut,
  whereLight,
  whereNamed,
  whereOfRamadan,
  whereOfTonight,
  whereVeg,
  whereBrunch,
]

const filled = (lists: Readonly<Record<string, string[]>>) =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0))

/** The foods that the allergy is to, as they are named; allergens that none of them means. */
function allergiesOf(
  without: readonly string[],
  allergy: readonly Allergen[],
  lexicon: Lexicon,
): string[] {
  const standsFor = (word: string): Allergen[] =>
    meantBy({ allergies: [word] }, lexicon).allergies.flatMap(allergensOf)
  const own = without.filter((word) => {
    const allergens = standsFor(word)
    return allergens.length > 0 && allergens.every((allergen) => allergy.includes(allergen))
  })
  const covered = new Set(own.flatMap(standsFor))
  const others = allergy.filter((allergen) => !covered.has(allergen))
  return [...own, ...others.map((allergen) => ALLERGEN_NAMES[allergen] ?? allergen)]
}

const CUISINE_NAMES: Readonly<Record<string, string>> = {
  'south asian': 'indian',
  'south indian': 'indian',
  'middle eastern': 'middle-eastern',
  arabic: 'middle-eastern',
}
const cuisineName = (name: string): string =>
  CUISINE_NAMES[name.toLowerCase()] ?? name.toLowerCase()

/** A dish for someone with diabetes has little sugar or few carbohydrates. */
function whereDiabetic({ text, meant }: AskedSentence, reading: PlainReading): PlainReading[] {
  const isOfSugar = meant.low?.includes('sugar') === true && DIABETES.test(text)
  if (!isOfSugar) return []
  const others = (reading.diets ?? []).filter((diet) => diet !== LOW.sugar)
  return [
    { ...reading, diets: [...others, 'diabetic'] },
    { ...reading, diets: [...others, 'diabetic', 'low-sugar'] },
    { ...reading, refuses: [...(reading.refuses ?? []), 'sugar'], diets: [...others, 'diabetic'] },
  ]
}

const LAMB = /\blamb\b/
const isLamb = (word: string): boolean => LAMB.test(word)
/** «لحم» is what its author calls lamb. */
function whereMeat({ text }: AskedSentence, reading: PlainReading): PlainReading[] {
  const { wants = [] } = reading
  if (!wants.some(isLamb) || !/لحم|\bmeat\b/iu.test(text)) return []
  return [
    { ...reading, wants: wants.map((word) => word.replace(LAMB, 'red meat')) },
    { ...reading, wants: wants.filter((word) => !isLamb(word)) },
  ]
}

/** `no sugar`: none and little of it are both right. */
function whereLeftOut({ meant }: AskedSentence, reading: PlainReading): PlainReading[] {
  return ['sugar', 'salt'].flatMap((word) =>
    meant.low?.includes(word) === true
      ? [
          { ...reading, refuses: [...(reading.refuses ?? []), word] },
          {
            ...reading,
            refuses: [...(reading.refuses ?? []), word],
            diets: (reading.diets ?? []).filter((diet) => diet !== LOW[word]),
          },
        ]
      : [],
  )
}

/** A dish that is said to be light leans so, whether its author wrote it down or not. */
function whereLight({ text }: AskedSentence, reading: PlainReading): PlainReading[] {
  const isSaid =
    /\b(?:light|diet|lean|fresh)\b|خفيف|دايت|رجيم/iu.test(text) &&
    !(reading.soft ?? []).includes('light')
  return isSaid ? [{ ...reading, soft: [...(reading.soft ?? []), 'light'] }] : []
}

/** The cuisine of a dish that is named need not be read. */
function whereNamed({ meant }: AskedSentence, reading: PlainReading): PlainReading[] {
  return meant.dish && meant.cuisine ? [{ ...reading, cuisines: [] }] : []
}

const OF_RAMADAN = [
  [/سحور|suh[ou]+r|saho?or|sehri/iu, 'breakfast'],
  [/تراويح|tara?we+h/iu, 'dinner'],
] as const

/** Its author knew no meal of that name. */
function whereOfRamadan({ text }: AskedSentence, reading: PlainReading): PlainReading[] {
  return OF_RAMADAN.flatMap(([words, meal]) =>
    words.test(text) && reading.meals === undefined ? [{ ...reading, meals: [meal] }] : [],
  )
}

/** «الليلة» and `tonight` are dinner, whether its author wrote it down or not. */
function whereOfTonight({ text }: AskedSentence, reading: PlainReading): PlainReading[] {
  const isSaid = /\btonight\b|الليل[هة]/iu.test(text) && reading.meals === undefined
  return isSaid ? [{ ...reading, meals: ['dinner'] }] : []
}

/** A `veg pulao` is one without meat. */
function whereVeg({ text }: AskedSentence, reading: PlainReading): PlainReading[] {
  const isSaid = /\bveg\b/i.test(text) && !(reading.diets ?? []).includes('vegetarian')
  return isSaid ? [{ ...reading, diets: [...(reading.diets ?? []), 'vegetarian'] }] : []
}

/** Brunch is a late breakfast. */
function whereBrunch({ text }: AskedSentence, reading: PlainReading): PlainReading[] {
  return /brunch|برانش/iu.test(text) && reading.meals?.includes('lunch') === true
    ? [{ ...reading, meals: ['breakfast'] }]
    : []
}
