import type { Allergen } from '#shared/food/food.ts'
import { toLatinDigits } from '#shared/text/digits.ts'
import type { Lexicon } from '../../lexicon.ts'
import { FOOD_GROUPS } from '../../reading/food-groups.ts'
import type { Wish, WishReading } from '../../wish.ts'
import { allergensOf, impliedFoods, isNamed, meantBy, type Meant, type Named } from './meant.ts'
import { slotErrors } from './judge-slots.ts'
import { coveredBy, isLeftOut, mayAsk } from './left-out.ts'
import type { PlainReading, PlainSentence } from './plain-sentences.ts'

export interface Verdict {
  /** What was read otherwise than it is meant; none: the sentence was read exactly. */
  errors: string[]
  isAllergyMissed: boolean
  /** An allergy was taken or asked for that no one spoke of. */
  isFalseAlarm: boolean
  /** What is to be left out, or little of, was read as a wish. */
  isRefusedWished: boolean
}

export interface Judges {
  lexicon: Lexicon
  /** Ingredients of a dish of the catalogue. */
  linesOf: (slug: string) => readonly string[]
}

/** By the reading that comes nearest to what was read, of those that are right. */
export function judgeSentence(
  { reading: usual, or = [] }: Omit<PlainSentence, 'text'>,
  reading: WishReading,
  judges: Judges,
): { verdict: Verdict; plain: PlainReading } {
  const judged = [usual, ...or].map((plain) => ({ plain, verdict: judge(plain, reading, judges) }))
  const [best = { plain: usual, verdict: judge(usual, reading, judges) }] = judged.toSorted(
    (one, other) => one.verdict.errors.length - other.verdict.errors.length,
  )
  return best
}

function judge(plain: PlainReading, reading: WishReading, judges: Judges): Verdict {
  const meant = meantBy(plain, judges.lexicon)
  const missed = missedOf(meant, plain, reading)
  const alarms = alarmsOf(meant, plain, reading)
  return {
    isAllergyMissed: missed.length > 0,
    isFalseAlarm: alarms.length > 0,
    isRefusedWished: isRefusedWished(meant, reading),
    errors: [
      ...missed.map((name) => `missed: ${name}`),
      ...alarms.map((name) => `false alarm: ${name}`),
      ...questionError(meant, plain, reading),
      ...refusedErrors(meant, plain, reading, judges),
      ...wantedErrors(meant, reading, judges),
      ...slotErrors(meant, plain, reading),
      ...neverErrors(meant, reading),
      ...reportErrors(meant, plain, reading),
    ],
  }
}

const caughtBy = ({ wish, questions }: WishReading): ReadonlySet<Allergen> =>
  new Set([...wish.addAllergens, ...questions])

function missedOf({ allergies }: Meant, plain: PlainReading, reading: WishReading): string[] {
  const caught = caughtBy(reading)
  if (plain.ask && allergies.length === 0)
    return reading.isAllergyUnclear || caught.size > 0 ? [] : ['a question']
  return allergies
    .filter((named) => {
      const allergens = allergensOf(named)
      if (allergens.length > 0) return !allergens.every((allergen) => caught.has(allergen))
      return !reading.isAllergyUnclear && !isLeftOut(named, reading)
    })
    .map(({ name }) => name)
}

/** Clear or not, the customer confirms it; what is unclear must not be taken without asking. */
function questionError(
  { allergies }: Meant,
  plain: PlainReading,
  { questions, isAllergyUnclear }: WishReading,
): string[] {
  const canAsk = allergies.some((named) => allergensOf(named).length > 0)
  return plain.ask && canAsk && questions.length === 0 && !isAllergyUnclear ? ['not asked'] : []
}

function isRefusedWished(
  { refuses, less, allergies, wants, fine }: Meant,
  { wish }: WishReading,
): boolean {
  const wanted = [...wants, ...fine].flatMap(idsOf)
  return [...refuses, ...less, ...allergies]
    .flatMap(idsOf)
    .some(
      (id) =>
        !wanted.includes(id) &&
        (wish.wantedIngredients.includes(id) || wish.wantedDishes.includes(id)),
    )
}

/** Anyone who refuses a food that is an allergen by name is asked, too. */
function alarmsOf(
  { allergies, refuses, less, diets }: Meant,
  plain: PlainReading,
  reading: WishReading,
): string[] {
  const spokenOf = new Set([
    ...coveredBy({ diets, unwantedIngredients: [] }),
    ...[...allergies, ...refuses, ...less].flatMap(({ foods }) =>
      foods.flatMap(({ names, allergens, alsoAsk }) => [...names, ...allergens, ...alsoAsk]),
    ),
  ])
  const isSpokenOf = allergies.length > 0 || mayAsk(plain)
  return [
    ...reading.wish.addAllergens.filter((allergen) => !spokenOf.has(allergen)),
    ...reading.questions.filter((allergen) => !mayAsk(plain) && !spokenOf.has(allergen)),
    ...reading.wish.addAllergens.filter(() => allergies.length === 0),
    ...(reading.isAllergyUnclear && !isSpokenOf ? ['unclear'] : []),
  ]
}

function refusedErrors(
  { refuses, less, allergies, wants }: Meant,
  plain: PlainReading,
  reading: WishReading,
  { lexicon, linesOf }: Judges,
): string[] {
  const { unwantedIngredients, unwantedDishes, unwantedCuisines } = reading.wish
  const allowed = new Set([
    ...[...refuses, ...less, ...allergies].flatMap(idsOf),
    ...(plain.spice === 'none' ? ['any-chili'] : []),
    ...(mayAsk(plain) ? reading.wish.unwantedIngredients : []).filter(
      (food) => !wants.flatMap(idsOf).includes(food),
    ),
  ])
  /** Milk and dairy, wheat and gluten, a nut and all nuts may be joined. */
  const isSpokenOf = (allergen: Allergen) =>
    [...refuses, ...less, ...allergies].some((named) => allergensOf(named).includes(allergen))
  return [
    ...refuses
      .filter((named) => isNamed(named) && !isLeftOut(named, reading))
      .map(({ name }) => `not refused: ${name}`),
    ...[...unwantedIngredients, ...unwantedDishes, ...unwantedCuisines]
      .filter((id) => {
        const foods = impliedFoods({ dishes: [id] }, [...allowed], lexicon, linesOf)
        return !unwantedDishes.includes(id) || foods.length === 0
      })
      .filter((id) => !allowed.has(id) && !FOOD_GROUPS.get(id)?.allergens?.some(isSpokenOf))
      .map((id) => `refused: ${id}`),
  ]
}

function wantedErrors({ wants, fine }: Meant, reading: WishReading, judges: Judges): string[] {
  const { wantedIngredients, wantedDishes, addAllergens } = reading.wish
  const implied = (named: Pick<Named, 'dishes'>, foods: readonly string[]) =>
    impliedFoods(named, foods, judges.lexicon, judges.linesOf)
  const needed = wants.flatMap((named) => {
    const foods = named.foods
      .filter(({ allergens }) => !allergens.some((allergen) => addAllergens.includes(allergen)))
      .flatMap((food) => food.foods)
    const free = implied(named, foods)
    return foods.filter((food) => !free.includes(food))
  })
  const allowed = new Set([
    ...[...wants, ...fine].flatMap(({ foods }) => foods.flatMap((food) => food.foods)),
    ...wants.flatMap((named) => implied(named, wantedIngredients)),
  ])
  const dishes = new Set(wants.flatMap((named) => named.dishes))
  return [
    ...needed
      .filter((food) => !wantedIngredients.includes(food))
      .map((food) => `not wanted: ${food}`),
    ...[...dishes].filter((id) => !wantedDishes.includes(id)).map((id) => `not wanted: ${id}`),
    ...wantedIngredients.filter((food) => !allowed.has(food)).map((food) => `wanted: ${food}`),
    ...wantedDishes.filter((id) => !dishes.has(id)).map((id) => `wanted: ${id}`),
  ]
}

function neverErrors({ never, wants, allergies, refuses }: Meant, { wish }: WishReading): string[] {
  const meant = [...wants, ...allergies, ...refuses].flatMap(idsOf)
  const read = new Set<string>([
    ...wish.wantedIngredients,
    ...wish.unwantedIngredients,
    ...wish.wantedDishes,
    ...wish.unwantedDishes,
    ...wish.cuisines,
    ...wish.unwantedCuisines,
    ...(wish.maxHeat === 3 ? ['hot'] : []),
    ...(wish.mealTime === null ? [] : [wish.mealTime]),
  ])
  return never
    .filter((named) =>
      [...idsOf(named), named.name].some((id) => read.has(id) && !meant.includes(id)),
    )
    .map(({ name }) => `never: ${name}`)
}

const idsOf = ({ foods, dishes, cuisines, isHot }: Named): string[] => [
  ...foods.flatMap((food) => [...food.foods, ...food.avoid]),
  ...dishes,
  ...cuisines,
  ...(isHot ? ['hot', 'any-chili'] : []),
]

const isEmpty = (wish: Wish): boolean =>
  Object.values(wish).every((value: unknown) =>
    Array.isArray(value) ? value.length === 0 : value === null,
  )

function reportErrors(
  { isReported }: Meant,
  plain: PlainReading,
  { unclear, wish, isAllergyUnclear }: WishReading,
): string[] {
  const { minProtein, who = [], diets = [] } = plain
  // The page says that it found no wish.
  const isNothing = isEmpty(wish)
  const reported = toLatinDigits(unclear.join(' '))
  const isJain =
    diets.includes('jain') &&
    wish.diets.includes('vegetarian') &&
    wish.unwantedIngredients.includes('garlic')
  const isProteinSaid =
    minProtein === undefined ||
    reported.includes(String(minProtein)) ||
    /protein|بروتين|gram|غرام|جرام/i.test(reported)
  return [
    ...(isReported && unclear.length === 0 && !isNothing && !isAllergyUnclear && !isJain
      ? ['not reported']
      : []),
    ...(isProteinSaid ? [] : ['protein']),
    ...who
      .filter((person) => reported.toLowerCase().includes(person))
      .map((person) => `reported: ${person}`),
  ]
}
