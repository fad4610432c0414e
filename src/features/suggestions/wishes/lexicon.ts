import type { Allergen, Cuisine, Diet, MealTime } from '#shared/food/food.ts'
import { CUES, NO_ALLERGY, type Cue } from './lexicon/cues.ts'
import { DISH_WORDS, MISSING_DISHES } from './lexicon/food/dishes.ts'
import { FOOD_WORDS } from './lexicon/food/foods.ts'
import { DURATION_PHRASES, NUMBER_WORDS, UNIT_WORDS, type Unit } from './lexicon/numbers.ts'
import { SAYINGS } from './lexicon/sayings.ts'
import {
  CONDITIONS,
  CUISINE_WORDS,
  DAY_TIME_WORDS,
  DIET_WORDS,
  FILLERS,
  HEAT_WORDS,
  HEAVY_WORDS,
  LEANING_WORDS,
  LONG_WORDS,
  LOW_IN_WORDS,
  MEAL_TIME_WORDS,
  PEOPLE_PHRASES,
  QUICK_MINUTES,
  QUICK_WORDS,
  WITHOUT_WORDS,
} from './lexicon/slots.ts'
import type { FoodWord } from './lexicon/words.ts'
import { headOf, type WishDish } from './reading/dish-names.ts'
import { FOOD_GROUPS, type WishIngredient } from './reading/food-groups.ts'
import { soundsOf, type Sounds } from './reading/sound.ts'
import { normalPhrase, ungluedForms } from './reading/tokens.ts'
import type { Leaning, Limited } from './wish.ts'

/** A food with everything that is to be known of it, settled against the catalogue. */
export interface KnownFood {
  foods: readonly string[]
  avoid: readonly string[]
  names: readonly Allergen[]
  allergens: readonly Allergen[]
  alsoAsk: readonly Allergen[]
  diet: Diet | undefined
  lowIn: Limited | undefined
}

export type Meaning =
  | { kind: 'cue'; cue: Cue }
  | { kind: 'no-allergy' }
  | { kind: 'food'; food: KnownFood }
  | { kind: 'without'; foods: readonly string[] }
  | { kind: 'condition'; allergens: readonly Allergen[]; avoid: readonly string[] }
  | { kind: 'diet'; diet: Diet }
  | { kind: 'cuisine'; cuisine: Cuisine }
  | { kind: 'dish'; dish: string }
  | { kind: 'missing-dish'; cuisine: Cuisine }
  | { kind: 'meal-time'; mealTime: MealTime; isOfDay?: true }
  | { kind: 'leaning'; leaning: Leaning }
  | { kind: 'low-in'; limited: Limited }
  | { kind: 'heat'; heat: number }
  | { kind: 'quick'; minutes: number }
  /** Wishes only where they are refused. */
  | { kind: 'heavy' }
  | { kind: 'long' }
  /** Known, without a place in a wish. */
  | { kind: 'saying' }
  | { kind: 'people'; count: number }
  | { kind: 'duration'; minutes: number }
  | { kind: 'number'; value: number }
  | { kind: 'unit'; unit: Unit }
  | { kind: 'filler' }

export interface Lexicon {
  phrases: ReadonlyMap<string, Meaning>
  /** All words of all phrases, for finding the one that was meant. */
  words: ReadonlySet<string>
  /** Those that mean something alone. */
  alone: ReadonlySet<string>
  /** The Arabic ones by their sound, for Arabic in Latin letters. */
  sounds: Sounds
  /** What a slip of the pen may have meant: no illness, which many ordinary words look like. */
  slips: ReadonlySet<string>
  slipsAlone: ReadonlySet<string>
  /** Words that name an allergen. */
  allergenWords: ReadonlySet<string>
  /** Words that name a food and are long enough to be known in spite of a slip. */
  foodWords: ReadonlySet<string>
  longestPhrase: number
  ingredients: ReadonlyMap<string, WishIngredient>
  dishes: readonly WishDish[]
}

const LEAST_OF_A_FOOD = 5

const kept = new Map<string, readonly string[]>()

/** The forms of a list, read once: most lists are our own and never change. */
function formsOf(words: string): readonly string[] {
  const forms = kept.get(words) ?? words.split('|').map(normalPhrase)
  kept.set(words, forms)
  return forms
}

const HEALTH: ReadonlySet<string> = new Set(['ill', 'illness', 'bad', 'does', 'quiz'])
const isOfHealth = (meaning: Meaning): boolean => meaning.kind === 'cue' && HEALTH.has(meaning.cue)

/** Compiles what people say against the catalogue as it is now; the first meaning of a phrase counts. */
export function compileLexicon(
  rows: Iterable<WishIngredient>,
  dishRows: Iterable<WishDish>,
): Lexicon {
  const ingredients = new Map([...rows].map((row) => [row.id, row]))
  const dishes = [...dishRows]
  const phrases = new Map<string, Meaning>()
  const add = (words: string, meaning: Meaning) => {
    for (const form of formsOf(words))
      if (form !== '' && !phrases.has(form)) phrases.set(form, meaning)
  }
  add(SAYINGS, { kind: 'saying' })
  addCues(add)
  addSlots(add)
  addNumbers(add)
  for (const [id, { words }] of Object.entries(DISH_WORDS)) add(words, { kind: 'dish', dish: id })
  for (const { words, cuisine } of MISSING_DISHES) add(words, { kind: 'missing-dish', cuisine })
  for (const word of FOOD_WORDS) add(word.words, { kind: 'food', food: settle(word, ingredients) })
  for (const row of ingredients.values()) {
    const food = settle({ words: namesOf(row), foods: [row.id] }, ingredients)
    add(namesOf(row), { kind: 'food', food })
  }
  add(FILLERS, { kind: 'filler' })
  for (const dish of dishes)
    for (const name of ownNames(dish, phrases)) add(name, { kind: 'dish', dish: dish.slug })
  const words = new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' ')))
  const longestPhrase = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length))
  const alone = new Set([...phrases.keys()].filter((phrase) => !phrase.includes(' ')))
  const likely = [...phrases]
    .filter(([, meaning]) => !isOfHealth(meaning))
    .map(([phrase]) => phrase)
  const allergenWords = foodWordsIn(phrases, (food) => food.names.length > 0)
  const foodWords = foodWordsIn(phrases, (_, word) => word.length >= LEAST_OF_A_FOOD)
  const slips = new Set(likely.flatMap((phrase) => phrase.split(' ')))
  const slipsAlone = new Set(likely.filter((phrase) => !phrase.includes(' ')))
  return {
    phrases,
    words,
    alone,
    slips,
    slipsAlone,
    sounds: soundsOf(words),
    allergenWords,
    foodWords,
    longestPhrase,
    ingredients,
    dishes,
  }
}

const foodWordsIn = (
  phrases: ReadonlyMap<string, Meaning>,
  isOne: (food: KnownFood, word: string) => boolean,
): Set<string> =>
  new Set(
    [...phrases].flatMap(([phrase, meaning]) =>
      meaning.kind === 'food' && !phrase.includes(' ') && isOne(meaning.food, phrase) ? phrase : [],
    ),
  )

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
  for (const [mealTime, words] of entriesOf(MEAL_TIME_WORDS))
    add(words, { kind: 'meal-time', mealTime })
  for (const [mealTime, words] of entriesOf(DAY_TIME_WORDS))
    add(words, { kind: 'meal-time', mealTime, isOfDay: true })
  for (const [leaning, words] of entriesOf<Leaning, string>(LEANING_WORDS))
    add(words, { kind: 'leaning', leaning })
  for (const [limited, words] of entriesOf<Limited, string>(LOW_IN_WORDS))
    add(words, { kind: 'low-in', limited })
  for (const [heat, words] of Object.entries(HEAT_WORDS))
    add(words, { kind: 'heat', heat: Number(heat) })
  add(HEAVY_WORDS, { kind: 'heavy' })
  add(LONG_WORDS, { kind: 'long' })
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

/** Shorter ones are other words, too: «أم علي» without the known name is a mother. */
const LEAST_OF_A_NAME = 4

/**
 * What only this dish is called: its name without foods, cuisines and names that are known. In
 * English its slug says which words are the name; an Arabic name is taken where there is such a one.
 */
function ownNames({ slug, name }: WishDish, phrases: ReadonlyMap<string, Meaning>): string[] {
  const isKnown = (word: string) =>
    phrases.has(word) || ungluedForms(word).some((split) => phrases.has(split.word))
  const unknown = (text: string) =>
    normalPhrase(headOf(text))
      .split(' ')
      .filter((word) => !isKnown(word) && !/^[بو]ال/.test(word))
  const ofSlug = new Set(slug.split('-').map(normalPhrase))
  const english = unknown(name.en).filter((word) => ofSlug.has(word))
  const isOwnSlug = slug.split('-').every((word) => !isKnown(normalPhrase(word)))
  return [
    isOwnSlug ? slug.replaceAll('-', ' ') : '',
    english.join(' '),
    english.length === 0 ? '' : unknown(name.ar).join(' '),
  ].filter((own) => own.length >= LEAST_OF_A_NAME)
}

/** `shrimp paste` and `soy sauce` name what they hold. */
const isNamedIn = (words: string) => {
  const spoken = ` ${formsOf(words).join(' ')} `
  const named = FOOD_WORDS.filter(
    ({ names, words: own }) =>
      names && formsOf(own).some((form) => form !== '' && spoken.includes(` ${form} `)),
  ).flatMap(({ names = [] }) => names)
  return (allergen: Allergen) => named.includes(allergen)
}

function settle(word: FoodWord, ingredients: ReadonlyMap<string, WishIngredient>): KnownFood {
  const isKnown = (id: string) => FOOD_GROUPS.has(id) || ingredients.has(id)
  const foods = word.foods.filter(isKnown)
  const allergens =
    word.allergens ??
    foods.flatMap((id) => FOOD_GROUPS.get(id)?.allergens ?? ingredients.get(id)?.allergens ?? [])
  return {
    foods,
    avoid: (word.avoid ?? foods).filter(isKnown),
    names: word.names ?? allergens.filter(isNamedIn(word.words)),
    allergens,
    alsoAsk: word.alsoAsk ?? [],
    diet: word.diet,
    lowIn: word.lowIn,
  }
}
