import type { Allergen, Diet } from '#shared/food/food.ts'
import { SERVINGS_MAX } from '../../../rules.ts'
import { isInRange } from '../../reading/ranges.ts'
import type { Wish, WishReading } from '../../wish.ts'
import type { Meant } from './meant.ts'
import type { PlainReading } from './plain-sentences.ts'
import { coveredBy, mayAsk } from './left-out.ts'

const ARAB = ['emirati', 'lebanese', 'middle-eastern']

export function slotErrors(
  meant: Meant,
  plain: PlainReading,
  { wish, unclear, questions }: WishReading,
): string[] {
  const errors: string[] = []
  const check = (slot: string, isRight: boolean) => {
    if (!isRight) errors.push(slot)
  }
  const inNames = meant.wants.flatMap((named) => named.cuisines)
  const cuisines = wish.cuisines.filter(
    (cuisine) => meant.cuisines.includes(cuisine) || !inNames.includes(cuisine),
  )
  const isArab = meant.cuisines.includes('middle-eastern') && wish.cuisines.length > 0
  const implied = [...meant.refuses, ...meant.less, ...meant.allergies].flatMap(({ foods }) =>
    foods.flatMap(({ diet, names }) => [
      ...(diet ? [diet] : []),
      ...wish.diets.filter((one) =>
        coveredBy({ diets: [one], unwantedIngredients: [] }).some((allergen) =>
          names.includes(allergen),
        ),
      ),
    ]),
  )
  check(
    'cuisines',
    isSame(meant.cuisines.length > 0 ? meant.cuisines : meant.nextBest, cuisines) ||
      (meant.cuisines.length === 0 && cuisines.length === 0) ||
      (isArab && wish.cuisines.every((cuisine) => ARAB.includes(cuisine))),
  )
  check('meal', meant.mealTime === wish.mealTime)
  check('minutes', meant.minutes === wish.maxMinutes || isBeyond('minutes', meant.minutes, unclear))
  check(
    'kcal',
    (plain.maxKcal ?? null) === wish.maxKcal || isBeyond('kcal', plain.maxKcal, unclear),
  )
  check('heat', meant.heat === wish.maxHeat || isHeatAlsoRight(meant, plain, wish))
  const asked = askedDiets(plain, wish.diets, questions)
  check(
    'diets',
    isSame(
      meant.diets,
      wish.diets.filter(
        (diet) => meant.diets.includes(diet) || ![...implied, ...asked].includes(diet),
      ),
    ),
  )
  // Low in what is left out anyway says the same.
  const left = [...meant.refuses, ...meant.allergies].flatMap(({ foods }) =>
    foods.flatMap(({ lowIn }) => lowIn ?? []),
  )
  const lowIn = wish.lowIn.filter((one) => meant.lowIn.includes(one) || !left.includes(one))
  check('low in', isSame(meant.lowIn, lowIn))
  check('leanings', isLeaning(meant, plain, wish))
  check('budget', isBudget(plain, wish) || (plain.maxAed !== undefined && unclear.length > 0))
  check('people', isForPeople(plain, wish, unclear))
  return errors
}

/** What is asked for may be left out until it is answered. */
const askedDiets = (
  plain: PlainReading,
  diets: readonly Diet[],
  questions: readonly Allergen[],
): Diet[] =>
  mayAsk(plain)
    ? diets.filter((diet) =>
        coveredBy({ diets: [diet], unwantedIngredients: [] }).some((allergen) =>
          questions.includes(allergen),
        ),
      )
    : []

/** What the product has no room for must be reported. */
const isBeyond = (
  unit: 'minutes' | 'kcal',
  value: number | null | undefined,
  unclear: readonly string[],
): boolean => typeof value === 'number' && !isInRange(unit, value) && unclear.length > 0

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).size === new Set(other).size && one.every((value) => other.includes(value))

const isHeatAlsoRight = (
  { refuses }: Meant,
  { note = '', spice }: PlainReading,
  { maxHeat, unwantedIngredients }: Wish,
) =>
  (maxHeat === 0 &&
    (refuses.some(({ isHot }) => isHot) || /spice none is (?:also )?right/.test(note))) ||
  (maxHeat === 1 && /\bmild is (?:also )?right/.test(note)) ||
  (spice === 'none' && unwantedIngredients.includes('any-chili'))

/** What has no slot of its own may lean on one that comes near. */
function isLeaning({ leanings }: Meant, plain: PlainReading, wish: Wish): boolean {
  const near = plain.minProtein === undefined ? [] : ['high-protein']
  return isSame(
    leanings,
    wish.leanings.filter((leaning) => leanings.includes(leaning) || !near.includes(leaning)),
  )
}

function isBudget({ maxAed, people = 1 }: PlainReading, { budgetFils }: Wish): boolean {
  if (maxAed === undefined) return budgetFils === null
  return budgetFils === maxAed * 100 || budgetFils === maxAed * people * 100
}

function isForPeople({ people }: PlainReading, wish: Wish, unclear: readonly string[]): boolean {
  if (people === undefined) return wish.servings === null
  return people > SERVINGS_MAX ? unclear.length > 0 : wish.servings === people
}
