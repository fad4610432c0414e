import { HEAT_MAX } from '#features/suggestions/rules.ts'
import { EQUIPMENT, type Equipment } from '#shared/food/food.ts'
import type { Bilingual } from '#shared/language.ts'
import {
  countIn,
  countWithin,
  fileText,
  idIn,
  ifAny,
  itemsIn,
  parseRows,
  parseTable,
  someOf,
  textIn,
  type Row,
} from './table.ts'

export interface CookingStep {
  /** What there is to wait for; null where there is nothing. */
  timerSeconds: number | null
  /** Degrees Celsius in the middle when the step is done, where safety asks for it. */
  coreC: number | null
  /** Ingredient ids out of the dish's lines. */
  uses: string[]
  text: Bilingual
  /** How many servings fit a wide pan at once; null where the amount does not matter. */
  panServings: number | null
}

/** How a dish is cooked at home. */
export interface Cooking {
  activeMinutes: number
  /** Days that the cooked dish keeps well in the fridge. */
  keepsDays: number
  equipment: Equipment[]
  heat: number
  steps: CookingStep[]
}

const COOKING_COLUMNS = ['dish', 'activeMinutes', 'keepsDays', 'equipment', 'heat'] as const
const STEP_COLUMNS = ['dish', 'timerSeconds', 'coreC', 'uses', 'en', 'ar'] as const
const PAN_COLUMNS = ['dish', 'step', 'servings'] as const
const KEEPS_DAYS_MAX = 4

const toCooking = (row: Row<(typeof COOKING_COLUMNS)[number]>) => ({
  id: idIn(row.dish),
  activeMinutes: countIn(row.activeMinutes),
  keepsDays: countWithin(row.keepsDays, 0, KEEPS_DAYS_MAX),
  equipment: someOf(EQUIPMENT, row.equipment),
  heat: countWithin(row.heat, 0, HEAT_MAX),
})

const toPan = (row: Row<(typeof PAN_COLUMNS)[number]>) => ({
  step: `${idIn(row.dish)} ${countIn(row.step)}`,
  servings: countIn(row.servings),
})

const toStep = (row: Row<(typeof STEP_COLUMNS)[number]>) => ({
  dish: idIn(row.dish),
  timerSeconds: ifAny(row.timerSeconds, countIn),
  coreC: ifAny(row.coreC, countIn),
  uses: itemsIn(row.uses).map(idIn),
  text: { en: textIn(row.en), ar: textIn(row.ar) },
})

export const parseCooking = (file: string, text: string) =>
  parseTable(file, text, COOKING_COLUMNS, toCooking)

export const parseSteps = (file: string, text: string) =>
  parseRows(file, text, STEP_COLUMNS, toStep)

/** Servings that a pan holds, by `dish step`, such as `thai-omelette 3`. */
function readPans(): Map<string, number> {
  const rows = parseRows('pans.tsv', fileText('pans.tsv'), PAN_COLUMNS, toPan)
  const pans = new Map(rows.map(({ step, servings }) => [step, servings]))
  if (pans.size !== rows.length) throw new Error('pans.tsv: a step twice')
  return pans
}

/** By the dish's id; each cuisine has a file of its own. */
export const readCooking = (cuisines: readonly string[]): Map<string, Cooking> => {
  const pans = readPans()
  const takePan = (step: string): number | null => {
    const servings = pans.get(step) ?? null
    pans.delete(step)
    return servings
  }
  const found = cuisines.flatMap((cuisine) => {
    const file = `${cuisine}.tsv`
    const steps = Map.groupBy(
      parseSteps(`steps/${file}`, fileText(`steps/${file}`)),
      ({ dish }) => dish,
    )
    const dishes = parseCooking(`cooking/${file}`, fileText(`cooking/${file}`)).map(
      ({ id, ...facts }): [string, Cooking] => {
        const ownSteps = steps.get(id) ?? []
        steps.delete(id)
        const toOwn = ({ dish, ...step }: (typeof ownSteps)[number], index: number) => ({
          ...step,
          panServings: takePan(`${dish} ${index + 1}`),
        })
        return [id, { ...facts, steps: ownSteps.map(toOwn) }]
      },
    )
    if (steps.size > 0) throw new Error(`steps/${file}: unknown ${[...steps.keys()].join()}`)
    return dishes
  })
  if (pans.size > 0) throw new Error(`pans.tsv: unknown ${[...pans.keys()].join()}`)
  const byDish = new Map(found)
  if (byDish.size !== found.length) throw new Error('cooking: a dish in two files')
  return byDish
}
