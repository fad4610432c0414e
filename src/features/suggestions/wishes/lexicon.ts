import type { Allergen, Cuisine, Diet, MealTime } from '#shared/food/food.ts'
import { CUES, NO_ALLERGY, type Cue } from './lexicon/cues.ts'
import { FOOD_WORDS, type FoodWord } from './lexicon/foods.ts'
import { DURATION_PHRASES, NUMBER_WORDS, UNIT_WORDS, type Unit } from './lexicon/numbers.ts'
import {
  CONDITIONS,
  CUISINE_WORDS,
  DIET_WORDS,
  DISH_WORDS,
  FILLERS,
  HEAT_WORDS,
  LEANING_WORDS,
  MEAL_TIME_WORDS,
  PEOPLE_PHRASES,
  QUICK_MINUTES,
  QUICK_WORDS,
  WITHOUT_WORDS,
} from './lexicon/slots.ts'
import { FOOD_GROUPS, type WishIngredient } from './reading/food-groups.ts'
import { normalPhrase } from './reading/tokens.ts'
import type { Leaning } from './wish.ts'

/** A food with everything that is to be known of it, settled against the catalogue. */
export interface KnownFood {
  foods: readonly string[]
  avoid: readonly string[]
  names: readonly Allergen[]
  allergens: readonly Allergen[]
  alsoAsk: readonly Allergen[]
  diet: Diet | undefined
}

export type Meaning =
  | { kind: 'cue'; cue: Cue }
  | { kind: 'no-allergy' }
  | { kind: 'food'; food: KnownFood }
  | { kind: 'without'; foods: readonly string[] }
  | { kind: 'condition'; allergens: readonly Allergen[]; avoid: readonly string[] }
  | { kind: 'diet'; diet: Diet }
  | { kind: 'cuisine'; cuisine: Cuisine }
  | { kind: 'dish'; cuisines: readonly Cuisine[] }
  | { kind: 'meal-time'; mealTime: MealTime }
  | { kind: 'leaning'; leaning: Leaning }
  | { kind: 'heat'; heat: number }
  | { kind: 'quick'; minutes: number }
  | { kind: 'people'; count: number }
  | { kind: 'duration'; minutes: number }
  | { kind: 'number'; value: number }
  | { kind: 'unit'; unit: Unit }
  | { kind: 'filler' }

export interface Lexicon {
  phrases: ReadonlyMap<string, Meaning>
  /** All words of all phrases, for finding the one that was meant. */
  words: ReadonlySet<string>
  longestPhrase: number
  ingredients: ReadonlyMap<string, WishIngredient>
}

const formsOf = (words: string): string[] => words.split('|').map(normalPhrase)

/** Compiles what people say against the catalogue as it is now; the first meaning of a phrase counts. */
export function compileLexicon(rows: Iterable<WishIngredient>): Lexicon {
  const ingredients = new Map([...rows].map((row) => [row.id, row]))
  const phrases = new Map<string, Meaning>()
  const add = (words: string, meaning: Meaning) => {
    for (const form of formsOf(words))
      if (form !== '' && !phrases.has(form)) phrases.set(form, meaning)
  }
  addCues(add)
  addSlots(add)
  addNumbers(add)
  for (const word of FOOD_WORDS) add(word.words, { kind: 'food', food: settle(word, ingredients) })
  for (const row of ingredients.values()) {
    const food = settle({ words: '', foods: [row.id] }, ingredients)
    add(namesOf(row), { kind: 'food', food })
  }
  add(FILLERS, { kind: 'filler' })
  const words = new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' ')))
  const longestPhrase = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length))
  return { phrases, words, longestPhrase, ingredients }
}

type Add = (words: string, meaning: Meaning) => void

const entriesOf = <K extends string, V>(record: Readonly<Record<K, V>>) =>
  Object.entries(record) as [K, V][]

function addCues(add: Add): void {
  for (const { words, allergens, avoid } of CONDITIONS)
    add(words, { kind: 'condition', allergens, avoid })
  add(NO_ALLERGY, { kind: 'no-allergy' })
  for (const [cue, words] of entriesOf<Cue, string>(CUES)) add(words, { kind: 'cue', cue })
}

function addSlots(add: Add): void {
  for (const { words, foods } of WITHOUT_WORDS) add(words, { kind: 'without', foods })
  for (const [diet, words] of entriesOf(DIET_WORDS)) add(words, { kind: 'diet', diet })
  for (const [cuisine, words] of entriesOf(CUISINE_WORDS)) add(words, { kind: 'cuisine', cuisine })
  for (const { words, cuisines } of DISH_WORDS) add(words, { kind: 'dish', cuisines })
  for (const [mealTime, words] of entriesOf(MEAL_TIME_WORDS))
    add(words, { kind: 'meal-time', mealTime })
  for (const [leaning, words] of entriesOf<Leaning, string>(LEANING_WORDS))
    add(words, { kind: 'leaning', leaning })
  for (const [heat, words] of Object.entries(HEAT_WORDS))
    add(words, { kind: 'heat', heat: Number(heat) })
  add(QUICK_WORDS, { kind: 'quick', minutes: QUICK_MINUTES })
}

function addNumbers(add: Add): void {
  for (const [minutes, words] of DURATION_PHRASES) add(words, { kind: 'duration', minutes })
  for (const { words, count } of PEOPLE_PHRASES) add(words, { kind: 'people', count })
  for (const [value, words] of NUMBER_WORDS) add(words, { kind: 'number', value })
  for (const [unit, words] of entriesOf<Unit, string>(UNIT_WORDS))
    add(words, { kind: 'unit', unit })
}

/** `Dried lime (loomi)` is known by both names, `Eggs, free range` by the first. */
const namesOf = ({ name }: WishIngredient): string =>
  [name.en, name.ar]
    .flatMap((text) => [
      text.replaceAll(/\(.*?\)/g, ' '),
      text.split(',')[0] ?? text,
      ...[...text.matchAll(/\((.*?)\)/g)].map(([, inner]) => inner ?? ''),
    ])
    .map((text) => text.replaceAll('|', ' '))
    .join('|')

function settle(word: FoodWord, ingredients: ReadonlyMap<string, WishIngredient>): KnownFood {
  const isKnown = (id: string) => FOOD_GROUPS.has(id) || ingredients.has(id)
  const foods = word.foods.filter(isKnown)
  return {
    foods,
    avoid: (word.avoid ?? foods).filter(isKnown),
    names: word.names ?? [],
    allergens:
      word.allergens ??
      foods.flatMap((id) => FOOD_GROUPS.get(id)?.allergens ?? ingredients.get(id)?.allergens ?? []),
    alsoAsk: word.alsoAsk ?? [],
    diet: word.diet,
  }
}
