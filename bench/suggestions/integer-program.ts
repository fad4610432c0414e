import { NUTRIENT_COUNT } from '../../src/features/suggestions/engine/catalogue.ts'
import { MICRO, type Problem } from '../../src/features/suggestions/engine/search/problem.ts'
import { Servings, type Serving } from '../../src/features/suggestions/engine/search/servings.ts'
import {
  LARGEST_PORTION,
  SMALLEST_PORTION,
  WEIGHTS,
} from '../../src/features/suggestions/engine/weights.ts'

/** A dish at a portion in a meal of the day: a variable that is 0 or 1. */
interface Option {
  name: string
  meal: number
  dish: number
  serving: Serving
}

const LIMIT = NUTRIENT_COUNT - 1
const [LUNCH, DINNER] = [1, 2] as const
/** Where coefficients this small are left out, whole plans differ by less than a thousandth. */
const NOTHING = 1e-9

const listOptions = (problem: Problem): Option[] => {
  const servings = new Servings(problem)
  const options: Option[] = []
  for (const meal of problem.meals)
    for (const dish of problem.candidates[meal] ?? [])
      for (let portion = SMALLEST_PORTION; portion <= LARGEST_PORTION; portion += 1)
        options.push({
          name: `x${meal}_${dish}_${portion}`,
          meal,
          dish,
          serving: servings.of(dish, portion),
        })
  return options
}

type Term = readonly [number, string]

/** Lines that a reader of LP files takes: it has a limit on their length. */
const sum = (terms: readonly Term[]): string => {
  const written = terms
    .filter(([factor]) => Math.abs(factor) > NOTHING)
    .map(([factor, name]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`)
  const lines: string[] = []
  for (let at = 0; at < written.length; at += 8) lines.push(written.slice(at, at + 8).join(' '))
  return lines.join('\n ')
}

/** Rows and objective that grow part by part. */
class Program {
  readonly objective: Term[] = []
  readonly rows: string[] = []
  readonly bounds: string[] = []
  readonly integers: string[] = []

  row(terms: readonly Term[], relation: '<=' | '>=' | '=', right: number): void {
    this.rows.push(` r${this.rows.length}: ${sum(terms)} ${relation} ${right}`)
  }
}

/** Each target's miss, as a fraction of it and weighted, in points. */
const addTargets = (program: Program, problem: Problem, options: readonly Option[]): void => {
  const points = problem.dayFactor / MICRO
  problem.weights.forEach((weight, nutrient) => {
    if (weight <= 0) return
    const brought = options.map(({ serving, name }): Term => [
      (serving.shares[nutrient] ?? 0) / weight,
      name,
    ])
    program.row([...brought, [-1, `over${nutrient}`], [1, `under${nutrient}`]], '=', 1)
    program.objective.push([points * weight, `over${nutrient}`])
    if (nutrient !== LIMIT) program.objective.push([points * weight, `under${nutrient}`])
  })
}

/** What is bought beyond the pantry, perishables in whole packs; money counts in budgets. */
const addBasket = (program: Program, problem: Problem, options: readonly Option[]): void => {
  const { catalogue, pantrySpecks, budget, costFactor, overFactor } = problem
  const cost: Term[] = []
  for (const [ingredient, uses] of listUses(options)) {
    const pack = catalogue.packSpecks[ingredient] ?? 1
    const pantry = pantrySpecks[ingredient] ?? 0
    const packs = `b${ingredient}`
    program.row(
      [...uses.map(({ specks, option }): Term => [specks / pack, option.name]), [-1, packs]],
      '<=',
      pantry / pack,
    )
    if (catalogue.isPerishable[ingredient] === 1) {
      program.integers.push(packs)
      program.bounds.push(` ${packs} <= 1000`)
      addWholePacks(program, packs, uses, (specks) => Math.ceil((specks - pantry) / pack))
    }
    cost.push([(pack * (catalogue.filsPerKg[ingredient] ?? 0)) / budget, packs])
  }
  program.row([...cost, [-1, 'cost']], '=', 0)
  program.objective.push([(costFactor * budget) / MICRO, 'cost'])
  if (overFactor === 0) return
  program.row(
    [
      [1, 'cost'],
      [-1, 'overspent'],
    ],
    '<=',
    1,
  )
  program.objective.push([(overFactor * budget) / MICRO, 'overspent'])
}

/** What an option needs of an ingredient, in specks. */
interface Use {
  option: Option
  specks: number
}

/** Who needs an ingredient; where a dish names it twice, one use has the sum. */
const listUses = (options: readonly Option[]): Map<number, Use[]> => {
  const users = new Map<number, Use[]>()
  for (const option of options)
    for (const [ingredient, specks] of specksOf(option.serving)) {
      const uses = users.get(ingredient) ?? []
      uses.push({ option, specks })
      users.set(ingredient, uses)
    }
  return users
}

const specksOf = ({ ingredients, specks }: Serving): Map<number, number> => {
  const needed = new Map<number, number>()
  ingredients.forEach((ingredient, line) =>
    needed.set(ingredient, (needed.get(ingredient) ?? 0) + (specks[line] ?? 0)),
  )
  return needed
}

/**
 * A meal has one option, which alone needs whole packs. No day is lost by these rows: they only
 * forbid the fractions of packs with which the bounds are weak.
 */
const addWholePacks = (
  program: Program,
  packs: string,
  uses: readonly Use[],
  wholePacks: (specks: number) => number,
): void => {
  for (const ofMeal of Map.groupBy(uses, ({ option }) => option.meal).values()) {
    const terms = ofMeal
      .map(({ option, specks }): Term => [wholePacks(specks), option.name])
      .filter(([factor]) => factor > 0)
    if (terms.length > 0) program.row([...terms, [-1, packs]], '<=', 0)
  }
}

const addChoice = (program: Program, problem: Problem, options: readonly Option[]): void => {
  for (const meal of problem.meals)
    program.row(
      options.filter((option) => option.meal === meal).map(({ name }): Term => [1, name]),
      '=',
      1,
    )
  for (const same of Map.groupBy(options, ({ dish }) => dish).values())
    if (new Set(same.map(({ meal }) => meal)).size > 1)
      program.row(
        same.map(({ name }): Term => [1, name]),
        '<=',
        1,
      )
  for (const { name, dish } of options)
    program.objective.push([-(problem.likingFactor * (problem.liking[dish] ?? 0)) / MICRO, name])
  addSameProtein(program, problem, options)
}

const addSameProtein = (program: Program, problem: Problem, options: readonly Option[]): void => {
  const mains = options.filter(({ meal }) => meal === LUNCH || meal === DINNER)
  const kinds = Map.groupBy(mains, ({ dish }) => problem.protein[dish] ?? 0)
  for (const [kind, same] of kinds) {
    if (kind === 0) continue
    program.row([...same.map(({ name }): Term => [1, name]), [-1, `row${kind}`]], '<=', 1)
    program.objective.push([WEIGHTS.sameProteinInARow, `row${kind}`])
  }
}

/** Points that every plan of a day has, whatever is chosen. */
export const constantPoints = ({ likingFactor, days, meals }: Problem): number =>
  (likingFactor * days * meals.length * 1000) / MICRO

/**
 * A day of three meals as a mixed integer program in the LP format, its objective in points without
 * the constant ones. Only days that cost at most `known` points are looked at.
 */
export const writeDay = (problem: Problem, known: number): string => {
  const options = listOptions(problem)
  const program = new Program()
  addChoice(program, problem, options)
  addTargets(program, problem, options)
  addBasket(program, problem, options)
  program.row(program.objective, '<=', known - constantPoints(problem))
  return [
    'Minimize',
    ` points: ${sum(program.objective)}`,
    'Subject To',
    ...program.rows,
    'Bounds',
    ...program.bounds,
    'General',
    ` ${program.integers.join('\n ')}`,
    'Binary',
    ` ${options.map(({ name }) => name).join('\n ')}`,
    'End',
    '',
  ].join('\n')
}
