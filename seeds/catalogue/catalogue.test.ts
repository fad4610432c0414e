import { describe, expect, test } from 'vitest'
import { computeDish, type DishFacts } from '#shared/food/dish-facts.ts'
import { CUISINES, DIETS, MEAL_CATEGORIES, MEAL_TIMES } from '#shared/food/food.ts'
import type { Diet, DishLine, Ingredient, Nutrients } from '#shared/food/food.ts'
import { parseDishes, parseIngredients, readDishes, readIngredients } from './read.ts'
import type { CatalogueDish } from './read.ts'

const ingredients = readIngredients()
const known = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]))
const dishes = readDishes()
const menu = dishes.map((dish): CatalogueDish & DishFacts => ({
  ...dish,
  ...computeDish(dish.lines, known),
}))

const ARABIC_TEXT = /^[\p{Script=Arabic}\p{Mn}0-9 ،؛.()%٪]+$/u
const isArabic = (text: string): boolean => ARABIC_TEXT.test(text)
const hasArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text)

const countOf = (diet: Diet, among = menu): number =>
  among.filter(({ diets }) => diets.includes(diet)).length

const idsWhere = (isWrong: (dish: (typeof menu)[number]) => boolean): string[] =>
  menu.filter(isWrong).map(({ id }) => id)

const repeated = (texts: string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index)

/** Energy by the general factors, 4 kcal per g protein and carbohydrate, 9 per g fat. */
const energyByMacros = ({ proteinG, carbsG, fatG }: Nutrients): number =>
  4 * proteinG + 4 * carbsG + 9 * fatG

const ingredientOf = ({ ingredientId }: DishLine): Ingredient => {
  const ingredient = known.get(ingredientId)
  if (!ingredient) throw new Error(`Unknown ingredient: ${ingredientId}`)
  return ingredient
}

/** What the weight costs in the shop, trimmings included. */
const costFils = (lines: readonly DishLine[]): number =>
  lines.reduce((sum, line) => {
    const { pricePerKgFils, ediblePct } = ingredientOf(line)
    return sum + (pricePerKgFils * line.grams) / 10 / ediblePct
  }, 0)

const gramsOf = (
  lines: readonly DishLine[],
  isCounted: (ingredient: Ingredient) => boolean,
): number => lines.reduce((sum, line) => sum + (isCounted(ingredientOf(line)) ? line.grams : 0), 0)

const isOil = ({ nutrientsPer100g }: Ingredient): boolean => nutrientsPer100g.fatG > 99
const isSpice = ({ id, aisle, scaling }: Ingredient): boolean =>
  aisle === 'spices' && scaling === 'gentle' && id !== 'salt'

describe('the files', () => {
  test('hold a full catalogue', () => {
    expect(ingredients.length).toBeGreaterThanOrEqual(190)
    expect(dishes.length).toBeGreaterThanOrEqual(150)
  })

  test.each([
    ['a missing column', 'a\tb', ':2: 2 columns, not 11'],
    [
      'an unknown cuisine',
      'x\tX\tس\tmartian\tmains\tlunch\t10\t2000\tegg:50\tText\tنص',
      ':2: unknown value "martian"',
    ],
    [
      'a line without weight',
      'x\tX\tس\tthai\tmains\tlunch\t10\t2000\tegg:0\tText\tنص',
      ':2: a line without weight',
    ],
    [
      'an ingredient twice',
      'x\tX\tس\tthai\tmains\tlunch\t10\t2000\tegg:9,egg:9\tText\tنص',
      ':2: an ingredient twice',
    ],
    ['no meal time', 'x\tX\tس\tthai\tmains\t\t10\t2000\tegg:9\tText\tنص', ':2: no meal time'],
    ['an empty name', 'x\t\tس\tthai\tmains\tlunch\t10\t2000\tegg:9\tText\tنص', ':2: empty'],
  ])('refuse %s with file and line', (_, row, reason) => {
    const header =
      'id\tnameEn\tnameAr\tcuisine\tcategory\tmealTimes\tminutes\tpriceFils\tlines\tdescriptionEn\tdescriptionAr'
    expect(() => parseDishes(`${header}\n${row}\n`)).toThrow(`dishes.tsv${reason}`)
  })

  test('refuse another header and a repeated id', () => {
    expect(() => parseIngredients('id\tname\n')).toThrow('ingredients.tsv:1')
    const dish = 'x\tX\tس\tthai\tmains\tlunch\t10\t2000\tegg:50\tText\tنص'
    const header =
      'id\tnameEn\tnameAr\tcuisine\tcategory\tmealTimes\tminutes\tpriceFils\tlines\tdescriptionEn\tdescriptionAr'
    expect(() => parseDishes([header, dish, dish].join('\n'))).toThrow('dishes.tsv:3: id "x"')
  })
})

describe('ingredients', () => {
  test('have a name of their own in each language, Arabic in Arabic script', () => {
    expect(repeated(ingredients.map(({ name }) => name.en))).toEqual([])
    expect(repeated(ingredients.map(({ name }) => name.ar))).toEqual([])
    expect(ingredients.filter(({ name }) => !isArabic(name.ar) || hasArabic(name.en))).toEqual([])
  })

  test('fit into 100 g and hold no more fibre than carbohydrate', () => {
    const wrong = ingredients.filter(({ nutrientsPer100g: n }) => {
      return n.proteinG + n.carbsG + n.fatG > 101 || n.fibreG > n.carbsG || n.kcal > 900
    })
    expect(wrong).toEqual([])
  })

  test('are all used by some dish', () => {
    const used = new Set(dishes.flatMap(({ lines }) => lines.map((line) => line.ingredientId)))
    expect(ingredients.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([])
  })

  test('hold no pork and no alcohol', () => {
    const forbidden = ingredients.filter(({ tags }) =>
      tags.some((tag) => tag === 'pork' || tag === 'alcohol'),
    )
    expect(forbidden).toEqual([])
  })

  test('carry the allergen that belongs to their tag', () => {
    const pairs = [
      ['egg', ['eggs']],
      ['dairy', ['milk']],
      ['fish', ['fish']],
      ['shellfish', ['crustaceans', 'molluscs']],
    ] as const
    const wrong = pairs.flatMap(([tag, expected]) =>
      ingredients.filter(
        ({ tags, allergens }) =>
          tags.includes(tag) !== expected.some((allergen) => allergens.includes(allergen)),
      ),
    )
    expect(wrong).toEqual([])
  })
})

describe('dishes', () => {
  test('have names and descriptions of their own in both languages', () => {
    const english = menu.flatMap(({ name, description }) => [name.en, description.en])
    const arabic = menu.flatMap(({ name, description }) => [name.ar, description.ar])
    expect(repeated(english)).toEqual([])
    expect(repeated(arabic)).toEqual([])
    expect(english.filter(hasArabic)).toEqual([])
    expect(arabic.filter((text) => !isArabic(text))).toEqual([])
  })

  test('are described in 60 to 140 characters, one sentence', () => {
    const wrong = menu
      .flatMap(({ description }) => [description.en, description.ar])
      .filter((text) => text.length < 60 || text.length > 140 || !/^[^.]+\.$/.test(text))
    expect(wrong).toEqual([])
  })

  test('are made of at least four ingredients, all known', () => {
    expect(idsWhere(({ lines }) => lines.length < 4)).toEqual([])
    expect(
      dishes.flatMap(({ lines }) => lines).filter((line) => !known.has(line.ingredientId)),
    ).toEqual([])
  })

  test('give 250 to 750 kcal, breakfast from 220', () => {
    const wrong = idsWhere(({ nutrients, category }) => {
      return nutrients.kcal < (category === 'breakfast' ? 220 : 250) || nutrients.kcal > 750
    })
    expect(wrong).toEqual([])
  })

  test('have energy that agrees with their macros within 12 %', () => {
    const wrong = idsWhere(({ nutrients }) => {
      return Math.abs(energyByMacros(nutrients) - nutrients.kcal) > 0.12 * nutrients.kcal
    })
    expect(wrong).toEqual([])
  })

  test('weigh a realistic serving with less than 2 g of sodium', () => {
    const wrong = idsWhere(({ lines, nutrients }) => {
      const grams = lines.reduce((sum, line) => sum + line.grams, 0)
      return grams < 100 || grams > 850 || nutrients.sodiumMg >= 2000
    })
    expect(wrong).toEqual([])
  })

  test('cost AED 18 to 65, at least twice their ingredients, in at most two hours', () => {
    const wrong = idsWhere(({ lines, priceFils, minutes }) => {
      return (
        priceFils < 1800 || priceFils > 6500 || costFils(lines) * 2 > priceFils || minutes > 120
      )
    })
    expect(wrong).toEqual([])
  })

  test('need ingredients for AED 1.50 to 25 a serving', () => {
    expect(idsWhere(({ lines }) => costFils(lines) < 150 || costFils(lines) > 2500)).toEqual([])
  })

  test('take at most 25 g of oil and 8 g of spices a serving', () => {
    expect(idsWhere(({ lines }) => gramsOf(lines, isOil) > 25)).toEqual([])
    expect(idsWhere(({ lines }) => gramsOf(lines, isSpice) > 8)).toEqual([])
  })
})

describe('the spread', () => {
  test.each(CUISINES)('%s has at least six dishes', (cuisine) => {
    expect(menu.filter((dish) => dish.cuisine === cuisine).length).toBeGreaterThanOrEqual(6)
  })

  test.each(MEAL_TIMES)('%s has at least 40 dishes', (mealTime) => {
    expect(menu.filter((dish) => dish.mealTimes.includes(mealTime)).length).toBeGreaterThanOrEqual(
      40,
    )
  })

  test.each(MEAL_CATEGORIES)('%s has at least five dishes', (category) => {
    expect(menu.filter((dish) => dish.category === category).length).toBeGreaterThanOrEqual(5)
  })

  test('every diet finds enough', () => {
    const least: Partial<Record<Diet, number>> = {
      vegan: 25,
      vegetarian: 45,
      'low-carb': 15,
      keto: 8,
    }
    const short = DIETS.filter((diet) => countOf(diet) < (least[diet] ?? 12))
    expect(short).toEqual([])
    expect(countOf('halal')).toBe(menu.length)
    const mains = menu.filter(({ category }) => category === 'mains')
    expect(countOf('gluten-free', mains)).toBeGreaterThanOrEqual(25)
  })

  test.each(DIETS)('%s can be kept at breakfast, lunch and dinner', (diet) => {
    for (const mealTime of MEAL_TIMES) {
      const served = menu.filter((dish) => dish.mealTimes.includes(mealTime))
      expect(countOf(diet, served)).toBeGreaterThanOrEqual(3)
    }
  })
})
