import { CUISINES, DIETS, type Allergen, type Cuisine, type Diet } from '#shared/food/food.ts'
import { SERVINGS_MAX } from '../../../rules.ts'
import type { KnownFood, Lexicon } from '../../lexicon.ts'
import { QUICK_MINUTES } from '../../lexicon/slots.ts'
import { isDishNamed } from '../../reading/dish-names.ts'
import { membersOf } from '../../reading/food-groups.ts'
import { markPhrases, type Mark } from '../../reading/marks.ts'
import { tokenise } from '../../reading/tokens.ts'
import type { Slots } from '../written-sentences.ts'
import type { Limited } from '../../wish.ts'
import type { PlainReading } from './plain-sentences.ts'

/** A plain name in the product's terms. */
export interface Named {
  name: string
  foods: KnownFood[]
  dishes: string[]
  cuisines: Cuisine[]
  isHot: boolean
}

/** What a sentence means in the product's terms; what it has no term for must be reported. */
export interface Meant {
  allergies: Named[]
  refuses: Named[]
  /** Little of what no figure is known of: it is left out, or asked for with less of it. */
  less: Named[]
  lowIn: Limited[]
  wants: Named[]
  fine: Named[]
  never: Named[]
  cuisines: Cuisine[]
  /** Of dishes that the catalogue lacks: the word is reported, and the cuisine is the next best. */
  nextBest: Cuisine[]
  diets: Diet[]
  leanings: string[]
  mealTime: string | null
  minutes: number | null
  heat: number | null
  /** Something must be reported as not understood. */
  isReported: boolean
}

const HEATS: Readonly<Record<string, number>> = { none: 0, mild: 1, medium: 2, hot: 3 }
const LEANING_OF: Readonly<Record<string, string>> = {
  light: 'light',
  healthy: 'light',
  'low-calorie': 'light',
  'high-protein': 'high-protein',
}
const DIET_OF: Readonly<Record<string, string>> = { diabetic: 'low-carb' }
const LOW_IN_OF: Readonly<Record<string, Limited>> = {
  'low-salt': 'salt',
  'low-fat': 'fat',
  'low-sugar': 'sugar',
}

const marksOf = (name: string, lexicon: Lexicon): Mark[] => markPhrases(tokenise(name), lexicon)

const isAbsent = ({ foods, avoid, allergens, diet, lowIn }: KnownFood): boolean =>
  diet === undefined && lowIn === undefined && foods.length + avoid.length + allergens.length === 0

const nameIn =
  (lexicon: Lexicon) =>
  (name: string): Named => {
    const marks = marksOf(name, lexicon)
    return {
      name,
      foods: marks.flatMap((mark) =>
        mark.kind === 'food' && !isAbsent(mark.food) ? mark.food : [],
      ),
      dishes: marks.flatMap((mark) => (mark.kind === 'dish' ? mark.dish : [])),
      cuisines: marks.flatMap((mark) => (mark.kind === 'cuisine' ? mark.cuisine : [])),
      isHot: marks.some(({ kind }) => kind === 'heat'),
    }
  }

export const isNamed = ({ foods, dishes, cuisines, isHot }: Named): boolean =>
  foods.length + dishes.length + cuisines.length > 0 || isHot

/** The allergens that a name means, where it means any. */
export const allergensOf = ({ foods }: Named): Allergen[] =>
  foods.flatMap(({ names, allergens }) => (names.length > 0 ? [...names] : [...allergens]))

export const avoidedOf = ({ foods }: Named): string[] => foods.flatMap(({ avoid }) => [...avoid])

export function meantBy(reading: PlainReading, lexicon: Lexicon): Meant {
  const all = (names: readonly string[] = []) => names.map(nameIn(lexicon))
  const { diets = [], soft = [], meals = [], spice } = reading
  const cuisines = (reading.cuisines ?? []).map(
    (name) => CUISINES.find((id) => id === name) ?? nameIn(lexicon)(name).cuisines[0],
  )
  const leanings = [...diets, ...soft].flatMap((word) => LEANING_OF[word] ?? [])
  const known = diets.map((diet) => DIETS.find((id) => id === (DIET_OF[diet] ?? diet)))
  const isMealKnown = meals.every((meal) => ['breakfast', 'lunch', 'dinner'].includes(meal))
  const wants = all(reading.wants)
  const refuses = all(reading.refuses)
  const less = all(reading.less)
  const limits = less.flatMap(({ foods }) => foods.flatMap(({ lowIn }) => lowIn ?? []))
  return {
    wants,
    refuses,
    less: less.filter(({ foods }) => !foods.some(({ lowIn }) => lowIn)),
    lowIn: [...limits, ...diets.flatMap((diet) => LOW_IN_OF[diet] ?? [])],
    leanings,
    allergies: all(reading.allergies),
    fine: all(reading.fine),
    never: all(reading.never),
    cuisines: cuisines.flatMap((cuisine) => cuisine ?? []),
    nextBest: [...(reading.unknown ?? []), ...(reading.wants ?? [])]
      .flatMap((name) => marksOf(name, lexicon))
      .flatMap((mark) => (mark.kind === 'missing-dish' ? mark.cuisine : [])),
    diets: known.flatMap((diet) => diet ?? []),
    mealTime: meals.length === 1 && isMealKnown ? (meals[0] ?? null) : null,
    minutes: reading.maxMinutes ?? (soft.includes('quick') ? QUICK_MINUTES : null),
    heat: spice === undefined ? null : (HEATS[spice] ?? null),
    isReported:
      (reading.unknown ?? []).length > 0 ||
      reading.minKcal !== undefined ||
      !isMealKnown ||
      cuisines.includes(undefined) ||
      [...wants, ...refuses].some((named) => !isNamed(named)) ||
      diets.some(
        (diet, at) => known[at] === undefined && !(diet in LEANING_OF) && !(diet in LOW_IN_OF),
      ) ||
      soft.some((word) => word !== 'quick' && !(word in LEANING_OF)),
  }
}

/** Foods that every dish of the wanted names holds: they need not be said apart. */
export function impliedFoods(
  { dishes }: Pick<Named, 'dishes'>,
  candidates: readonly string[],
  lexicon: Lexicon,
  linesOf: (slug: string) => readonly string[],
): string[] {
  if (dishes.length === 0) return []
  const answering = lexicon.dishes.filter((dish) => dishes.every((id) => isDishNamed(dish, id)))
  return candidates.filter((food) => {
    const members = membersOf(food, lexicon.ingredients.values(), 'wanted')
    return answering.every(({ slug }) => linesOf(slug).some((line) => members.includes(line)))
  })
}

/** The same in the form of the other sentences, to judge what is served. */
export function slotsMeant(meant: Meant, reading: PlainReading): Slots {
  const { wants, allergies, refuses } = meant
  const all: [string, readonly string[]][] = [
    ['want', wants.flatMap(({ foods }) => foods.flatMap((food) => [...food.foods]))],
    ['dish', wants.flatMap(({ dishes }) => dishes)],
    [
      'no',
      [...refuses, ...allergies.filter((named) => allergensOf(named).length === 0)].flatMap(
        avoidedOf,
      ),
    ],
    ['nodish', refuses.flatMap(({ dishes }) => dishes)],
    ['nocuisine', refuses.flatMap(({ cuisines }) => cuisines)],
    ['allergy', allergies.flatMap(allergensOf)],
    ['diet', meant.diets],
    ['cuisine', meant.cuisines],
    ['time', single(meant.mealTime)],
    ['minutes', single(meant.minutes)],
    ['kcal', single(reading.maxKcal)],
    ['lean', meant.leanings],
    ['low', meant.lowIn],
    ['budget', single(reading.maxAed)],
    ['heat', single(refuses.some(({ isHot }) => isHot) ? 0 : meant.heat)],
    // For more no dish can be scaled, and that is reported.
    ['people', single((reading.people ?? 0) > SERVINGS_MAX ? undefined : reading.people)],
  ]
  return new Map(
    all.filter(([, values]) => values.length > 0).map(([slot, values]) => [slot, new Set(values)]),
  )
}

const single = (value: number | string | null | undefined): string[] =>
  value === null || value === undefined ? [] : [String(value)]
