import { describe, expect, test } from 'vitest'
import { safeCoreC as safeCoreOf } from '../../src/features/suggestions/drafts/raw-food.ts'
import { parseCooking, parseSteps, type CookingStep } from './read-cooking.ts'
import { readDishes, readIngredients, type CatalogueDish } from './read.ts'

const known = new Map(readIngredients().map((ingredient) => [ingredient.id, ingredient]))
const dishes = readDishes()

const ARABIC_STEP = /^[\p{Script=Arabic}\p{Mn}0-9 ،؛:.()°%«»–-]+$/u
const ENGLISH_TIME = /(\d+) (minutes?|seconds?)/g
const AMOUNT = /\b\d+\s?(g|kg|ml|tsp|tbsp|teaspoons?|tablespoons?|cups?)\b/
const RANGE = /\d+ (to|or) \d+ (minutes|seconds)/

const ingredientOf = (id: string) => {
  const ingredient = known.get(id)
  if (!ingredient) throw new Error(`Unknown ingredient: ${id}`)
  return ingredient
}

const dishesWhere = (isWrong: (dish: CatalogueDish) => boolean): string[] =>
  dishes.filter(isWrong).map(({ id }) => id)

/** `dish 3` for each step that is wrong. */
const stepsWhere = (isWrong: (step: CookingStep, dish: CatalogueDish) => boolean): string[] =>
  dishes.flatMap((dish) =>
    dish.steps.flatMap((step, index) => (isWrong(step, dish) ? [`${dish.id} ${index + 1}`] : [])),
  )

const englishWait = (seconds: number): string => {
  if (seconds % 60 !== 0) return `${seconds} seconds`
  return seconds === 60 ? '1 minute' : `${seconds / 60} minutes`
}

const arabicWait = (seconds: number): string => {
  const minutes = seconds / 60
  if (!Number.isInteger(minutes)) return `${seconds} ثانية`
  if (minutes === 1) return 'دقيقة'
  if (minutes === 2) return 'دقيقتين'
  return minutes <= 10 ? `${minutes} دقائق` : `${minutes} دقيقة`
}

const safeCoreC = (id: string): number => safeCoreOf(ingredientOf(id))

const mostOf = (degrees: readonly number[]): number => Math.max(0, ...degrees)

describe('the files', () => {
  const cookingHeader = 'dish\tactiveMinutes\tkeepsDays\tequipment\theat'
  const stepHeader = 'dish\ttimerSeconds\tcoreC\tuses\ten\tar'

  test.each([
    ['a keeping time beyond reason', 'x\t10\t9\tstove\t0', ':2: 9 is not 0 to 4'],
    ['equipment that no kitchen has', 'x\t10\t1\tforge\t0', ':2: unknown value "forge"'],
    ['a heat of four', 'x\t10\t1\tstove\t4', ':2: 4 is not 0 to 3'],
    ['a dish twice', 'x\t10\t1\tstove\t0\nx\t10\t1\tstove\t0', ':3: id "x" appears twice'],
  ])('refuse %s', (_, rows, reason) => {
    expect(() => parseCooking('x.tsv', `${cookingHeader}\n${rows}\n`)).toThrow(`x.tsv${reason}`)
  })

  test.each([
    ['half a second', 'x\t0.5\t\t\tStir.\tيُحرّك.', ':2: bad whole number'],
    ['a step without Arabic', 'x\t\t\t\tStir.\t', ':2: empty'],
  ])('refuse %s', (_, row, reason) => {
    expect(() => parseSteps('x.tsv', `${stepHeader}\n${row}\n`)).toThrow(`x.tsv${reason}`)
  })
})

describe('every dish', () => {
  test('is cooked in three to nine steps', () => {
    expect(dishesWhere(({ steps }) => steps.length < 3 || steps.length > 9)).toEqual([])
  })

  test('keeps the hands busy no longer than it takes, and waits no longer either', () => {
    expect(
      dishesWhere(({ activeMinutes, minutes }) => activeMinutes < 3 || activeMinutes > minutes),
    ).toEqual([])
    expect(
      dishesWhere(({ steps, minutes }) => {
        const seconds = steps.reduce((sum, { timerSeconds }) => sum + (timerSeconds ?? 0), 0)
        return seconds > minutes * 60
      }),
    ).toEqual([])
  })

  test('uses each of its ingredients in some step, and no others', () => {
    expect(
      stepsWhere(({ uses }, { lines }) => {
        return uses.some((id) => !lines.some(({ ingredientId }) => ingredientId === id))
      }),
    ).toEqual([])
    expect(
      dishesWhere(({ steps, lines }) => {
        return lines.some(({ ingredientId }) => !steps.some((s) => s.uses.includes(ingredientId)))
      }),
    ).toEqual([])
  })

  test('of poultry or mince says when its middle is safe to eat', () => {
    expect(
      dishesWhere(({ lines, steps }) => {
        const needed = mostOf(lines.map(({ ingredientId }) => safeCoreC(ingredientId)))
        return needed > 63 && mostOf(steps.map(({ coreC }) => coreC ?? 0)) < needed
      }),
    ).toEqual([])
  })
})

describe('every step', () => {
  test('is written in one to three sentences of its language', () => {
    expect(stepsWhere(({ text }) => text.en.length < 25 || text.en.length > 280)).toEqual([])
    expect(stepsWhere(({ text }) => /\p{Script=Arabic}/u.test(text.en))).toEqual([])
    expect(stepsWhere(({ text }) => !ARABIC_STEP.test(text.ar))).toEqual([])
  })

  test('names no amount: those depend on the servings', () => {
    expect(stepsWhere(({ text }) => AMOUNT.test(text.en))).toEqual([])
  })

  test('has a timer where and only where it names a time, of the same length', () => {
    expect(
      stepsWhere(({ text, timerSeconds }) => {
        const named = [...text.en.matchAll(ENGLISH_TIME)].map(([time]) => time)
        const expected = timerSeconds === null ? [] : [englishWait(timerSeconds)]
        return RANGE.test(text.en) || named.join() !== expected.join()
      }),
    ).toEqual([])
    expect(
      stepsWhere(({ text, timerSeconds }) => {
        return timerSeconds !== null && !text.ar.includes(arabicWait(timerSeconds))
      }),
    ).toEqual([])
  })

  test('names its core temperature, and the same degrees in both languages', () => {
    expect(
      stepsWhere(({ text, coreC }) => {
        return coreC !== null && !text.en.includes(`${coreC}°C`)
      }),
    ).toEqual([])
    expect(
      stepsWhere(({ text }) => {
        const english = [...text.en.matchAll(/(\d+)°C/g)].map(([, degrees]) => degrees)
        const arabic = [...text.ar.matchAll(/(\d+)°م/g)].map(([, degrees]) => degrees)
        return english.join() !== arabic.join()
      }),
    ).toEqual([])
  })

  test('that names a core temperature has one that is safe for all that it uses', () => {
    expect(
      stepsWhere(({ coreC, uses }) => coreC !== null && coreC < mostOf(uses.map(safeCoreC))),
    ).toEqual([])
  })
})
