import type { Allergen, Cuisine, Diet, MealTime } from '#shared/food/food.ts'
import { combinationsOf } from './combinations.ts'
import { CUES, NO_ALLERGY, type Cue } from './lexicon/cues.ts'
import { DISH_WORDS, MISSING_DISHES } from './lexicon/food/dishes.ts'
import { FOOD_WORDS } from './lexicon/food/foods.ts'
import { DURATION_PHRASES, NUMBER_WORDS, UNIT_WORDS, type Unit } from './lexicon/numbers.ts'
import { GOOD_FOR_BODY, NO_TROUBLE } from './lexicon/health.ts'
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
import { MILD } from './lexicon/spice.ts'
import type { FoodWord } from './lexicon/words.ts'
import { headOf, type WishDish } from './reading/dish-names.ts'
import { FOOD_GROUPS, type WishIngredient } from './reading/food-groups.ts'
import type { Sounds } from './reading/sound.ts'
import { normalPhrase, ungluedForms } from './reading/tokens.ts'
import { phraseOf, readPhrases, type Phrase } from './phrase-forms.ts'
import { inLayers, joinLayers, layerOf, type Phrases } from './phrases.ts'
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
  phrases: Phrases
  /** The phrases among them that mean a food. */
  foods: ReadonlyMap<string, Meaning>
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

/** What means the same whatever the catalogue has: read once, because it takes a while. */
const COMMON = layerOf(inLayers([]), (add) => {
  const addList = (words: string, meaning: Meaning) => add(readPhrases(words), meaning)
  addList(SAYINGS, { kind: 'saying' })
  addCues(addList)
  addSlots(addList)
  addNumbers(addList)
  for (const [id, { words }] of Object.entries(DISH_WORDS))
    addList(words, { kind: 'dish', dish: id })
  for (const { words, cuisine } of MISSING_DISHES) addList(words, { kind: 'missing-dish', cuisine })
})

const HARMLESS = combinationsOf(NO_TROUBLE, { kind: 'cue', cue: 'harmless' })
const MILDLY_HOT = combinationsOf(MILD, { kind: 'heat', heat: 1 })
const SAID_FIRST = [COMMON, HARMLESS, MILDLY_HOT]
const firstMeanings = inLayers(SAID_FIRST.map(({ meanings }) => meanings))

const FILLING = layerOf(firstMeanings, (add) => add(readPhrases(FILLERS), { kind: 'filler' }))
const GOOD = combinationsOf(GOOD_FOR_BODY, { kind: 'filler' })

const FOODS = FOOD_WORDS.map((word) => ({ word, phrases: readPhrases(word.words) }))

/** Compiles what people say against the catalogue as it is now; the first meaning of a phrase counts. */
export function compileLexicon(
  rows: Iterable<WishIngredient>,
  dishRows: Iterable<WishDish>,
): Lexicon {
  const ingredients = new Map([...rows].map((row) => [row.id, row]))
  const dishes = [...dishRows]
  const foods = layerOf(firstMeanings, (add) => {
    for (const { word, phrases } of FOODS)
      add(phrases, { kind: 'food', food: settle(word, phrases, ingredients) })
    for (const row of ingredients.values()) {
      const phrases = namesOf(row).map(phraseOf)
      add(phrases, { kind: 'food', food: settle({ foods: [row.id] }, phrases, ingredients) })
    }
  })
  const known = inLayers([firstMeanings, foods.meanings, FILLING.meanings, GOOD.meanings])
  const named = layerOf(known, (add, soFar) => {
    for (const dish of dishes)
      add(ownNames(dish, soFar).map(phraseOf), { kind: 'dish', dish: dish.slug })
  })
  return {
    ...joinLayers([...SAID_FIRST, foods, FILLING, GOOD, named]),
    foods: foods.meanings,
    allergenWords: foodWordsIn(foods.meanings, (food) => food.names.length > 0),
    foodWords: foodWordsIn(foods.meanings, (_, word) => word.length >= LEAST_OF_A_FOOD),
    ingredients,
    dishes,
  }
}

const foodWordsIn = (
  foods: ReadonlyMap<string, Meaning>,
  isOne: (food: KnownFood, word: string) => boolean,
): Set<string> =>
  new Set(
    [...foods].flatMap(([phrase, meaning]) =>
      meaning.kind === 'food' && !phrase.includes(' ') && isOne(meaning.food, phrase) ? phrase : [],
    ),
  )

type AddList = (words: string, meaning: Meaning) => void

function entriesOf<K extends string, V>(record: Readonly<Record<K, V>>) {
  return Object.entries(record) as [K, V][]
}

function addCues(add: AddList): void {
  for (const { words, allergens, avoid } of CONDITIONS)
    add(words, { kind: 'condition', allergens, avoid })
  add(NO_ALLERGY, { kind: 'no-allergy' })
  for (const [cue, words] of entriesOf<Cue, string>(CUES)) add(words, { kind: 'cue', cue })
}

function addSlots(add: AddList): void {
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

function addNumbers(add: AddList): void {
  for (const [minutes, words] of DURATION_PHRASES) add(words, { kind: 'duration', minutes })
  for (const { words, count } of PEOPLE_PHRASES) add(words, { kind: 'people', count })
  for (const [value, words] of NUMBER_WORDS) add(words, { kind: 'number', value })
  for (const [unit, words] of entriesOf<Unit, string>(UNIT_WORDS))
    add(words, { kind: 'unit', unit })
}

/** `Dried lime (loomi)` is known by both names, `Eggs, free range` by the first. */
const namesOf = ({ name }: WishIngredient): string[] =>
  [name.en, name.ar]
    .flatMap((text) => [
      text.replaceAll(/\(.*?\)/g, ' '),
      text.split(',')[0] ?? text,
      ...[...text.matchAll(/\((.*?)\)/g)].map(([, inner]) => inner ?? ''),
    ])
    .map((text) => text.replaceAll('|', ' '))

/** Shorter ones are other words, too: «أم علي» without the known name is a mother. */
const LEAST_OF_A_NAME = 4

/**
 * What only this dish is called: its name without foods, cuisines and names that are known. In
 * English its slug says which words are the name; an Arabic name is taken where there is such a one.
 */
function ownNames({ slug, name }: WishDish, phrases: Phrases): string[] {
  const isKnown = (word: string) =>
    [word, ...ungluedForms(word).map((split) => split.word)].some((form) => phrases.get(form))
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

/** The allergens that a food's name says. */
const NAMED = new Map<string, Allergen[]>()
for (const { word, phrases } of FOODS)
  for (const { form } of phrases)
    if (form !== '') NAMED.set(form, [...(NAMED.get(form) ?? []), ...(word.names ?? [])])
const LONGEST_NAME = Math.max(...[...NAMED.keys()].map((form) => form.split(' ').length))

/** `shrimp paste` and `soy sauce` name what they hold. */
function namedIn(phrases: readonly Phrase[]): Allergen[] {
  const words = phrases.flatMap((phrase) => phrase.words)
  const lengths = Array.from({ length: LONGEST_NAME }, (_, index) => index + 1)
  return words.flatMap((_, from) =>
    lengths.flatMap((length) => NAMED.get(words.slice(from, from + length).join(' ')) ?? []),
  )
}

function settle(
  word: Omit<FoodWord, 'words'>,
  phrases: readonly Phrase[],
  ingredients: ReadonlyMap<string, WishIngredient>,
): KnownFood {
  const isKnown = (id: string) => FOOD_GROUPS.has(id) || ingredients.has(id)
  const foods = word.foods.filter(isKnown)
  const allergens =
    word.allergens ??
    foods.flatMap((id) => FOOD_GROUPS.get(id)?.allergens ?? ingredients.get(id)?.allergens ?? [])
  const named = word.names === undefined ? namedIn(phrases) : []
  return {
    foods,
    avoid: (word.avoid ?? foods).filter(isKnown),
    names: word.names ?? allergens.filter((allergen) => named.includes(allergen)),
    allergens,
    alsoAsk: word.alsoAsk ?? [],
    diet: word.diet,
    lowIn: word.lowIn,
  }
}
