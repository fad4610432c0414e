import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ALLERGENS, type Ingredient } from '#shared/food/food.ts'
import { allergensByName } from './allergen-rules.ts'
import { readDishes, readIngredients } from './read.ts'
import { fileText, idIn, ifAny, numberIn, oneOf, parseRows, textIn } from './table.ts'

const USDA_COLUMNS = [
  'ndb',
  'group',
  'description',
  'water_g',
  'kcal',
  'protein_g',
  'fat_g',
  'ash_g',
  'carbs_g',
  'fibre_g',
  'sugar_g',
  'sodium_mg',
  'refuse_pct',
  'kcal_per_g_protein',
  'kcal_per_g_fat',
  'kcal_per_g_carbs',
] as const
const USDA_SHA256 = 'c625bb474837f830e4c7448647367e8c19b777c06c04285ad0c0036c7db1bd14'

const usdaRows = parseRows('usda-rows.tsv', fileText('usda-rows.tsv'), USDA_COLUMNS, (row) => row)
const rowsByNdb = new Map(usdaRows.map((row) => [row.ndb, row]))
const ingredients = readIngredients()
const known = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]))

const rowOf = ({ source }: Ingredient) =>
  source.kind === 'usda' ? rowsByNdb.get(source.ndb) : undefined

const idsWhere = (isWrong: (ingredient: Ingredient) => boolean): string[] =>
  ingredients.filter(isWrong).map(({ id }) => id)

/** What we take for the fibre that the tables leave blank. */
const OWN_FIBRE_G: Readonly<Record<string, number>> = {
  'coconut-milk': 0,
  kale: 3.6,
  lemongrass: 3,
  molokhia: 2.5,
  shrimp: 0,
  soba: 3,
}

/** What we take for the sugar that the tables leave blank. */
const OWN_SUGAR_G: Readonly<Record<string, number>> = {
  'beef-shank': 0,
  'black-bean-can': 0.3,
  cardamom: 0,
  chia: 0,
  'coconut-milk': 2.8,
  'coriander-seed': 0,
  couscous: 0.5,
  dill: 0,
  'fava-can': 1.8,
  fennel: 3.9,
  hammour: 0,
  kale: 1,
  'kidney-bean-can': 0.3,
  kingfish: 0,
  'lamb-leg': 0,
  lemongrass: 0.5,
  lupini: 0.5,
  'milk-evaporated': 10,
  mint: 0,
  molokhia: 0.5,
  quinoa: 2.5,
  'red-lentil': 2.5,
  'rice-noodles': 0.1,
  'rice-short': 0.1,
  'rice-sticky': 0.1,
  rosemary: 0,
  saffron: 0,
  salmon: 0,
  shrimp: 0,
  soba: 0.5,
  thyme: 0,
  'toor-dal': 3.5,
  'urad-dal': 3,
  'white-bean-can': 0.3,
}

describe('the USDA rows', () => {
  test('are the ones that were taken from the tables, and all cited', () => {
    expect(createHash('sha256').update(fileText('usda-rows.tsv')).digest('hex')).toBe(USDA_SHA256)
    const cited = ingredients.flatMap(({ source }) => (source.kind === 'usda' ? [source.ndb] : []))
    expect([...new Set(cited)].toSorted()).toEqual(usdaRows.map(({ ndb }) => ndb))
  })

  test('give the nutrients of every ingredient that cites one', () => {
    for (const ingredient of ingredients) {
      const row = rowOf(ingredient)
      if (!row) continue
      const { id, nutrientsPer100g } = ingredient
      expect({ id, ...nutrientsPer100g }).toEqual({
        id,
        kcal: numberIn(row.kcal),
        proteinG: numberIn(row.protein_g),
        carbsG: numberIn(row.carbs_g),
        fatG: numberIn(row.fat_g),
        fibreG: ifAny(row.fibre_g, numberIn) ?? OWN_FIBRE_G[id],
        sodiumMg: numberIn(row.sodium_mg),
      })
    }
  })

  test('give the sugar of every ingredient that cites one', () => {
    const wrong = idsWhere((ingredient) => {
      const row = rowOf(ingredient)
      const sugar = row && (ifAny(row.sugar_g, numberIn) ?? OWN_SUGAR_G[ingredient.id])
      return row !== undefined && ingredient.sugarGPer100g !== sugar
    })
    expect(wrong).toEqual([])
  })

  test('leave blank no sugar but the declared', () => {
    expect(idsWhere((ingredient) => rowOf(ingredient)?.sugar_g === '').toSorted()).toEqual(
      Object.keys(OWN_SUGAR_G),
    )
  })

  test('leave blank no fibre but the declared', () => {
    expect(idsWhere((ingredient) => rowOf(ingredient)?.fibre_g === '').toSorted()).toEqual(
      Object.keys(OWN_FIBRE_G),
    )
  })

  test('add up to 100 g', () => {
    /** The tables leave out the acetic acid of vinegar, and weigh pepper's ash from other samples. */
    const lighter = ['02030', '02048', '02068']
    const wrong = usdaRows.filter((row) => {
      const parts = [row.water_g, row.protein_g, row.fat_g, row.carbs_g, row.ash_g]
      const grams = parts.reduce((sum, part) => sum + numberIn(part), 0)
      return grams < 95 || grams > 105
    })
    expect(wrong.map(({ ndb }) => ndb)).toEqual(lighter)
  })
})

/** Energy by the food's own factors, where the tables have them. */
const energyByOwnFactors = (ingredient: Ingredient): number | null => {
  const row = rowOf(ingredient)
  if (!row || row.kcal_per_g_protein === '' || row.kcal_per_g_carbs === '') return null
  const { proteinG, carbsG, fatG } = ingredient.nutrientsPer100g
  return (
    proteinG * numberIn(row.kcal_per_g_protein) +
    fatG * numberIn(row.kcal_per_g_fat) +
    carbsG * numberIn(row.kcal_per_g_carbs)
  )
}

/** Energy of any food: 4 kcal per g protein and starch or sugar, 2 per g fibre, 9 per g fat. */
const energyByFibreRule = ({ nutrientsPer100g: n }: Ingredient): number =>
  4 * n.proteinG + 4 * (n.carbsG - n.fibreG) + 2 * n.fibreG + 9 * n.fatG

const isNear = (kcal: number, expected: number, share: number): boolean =>
  /* Whole kilocalories: half a one is rounding. */
  Math.abs(kcal - expected) <= Math.max(0.5, share * expected)

describe('energy', () => {
  test('agrees with the macros', () => {
    const allowed = [
      // Older analyses counted resistant starch as fibre, which is not how the energy was found.
      'brown-lentil',
      'green-lentil',
      // Three kilocalories apart.
      'celery',
      // Acetic acid gives energy and is none of the macros.
      'vinegar',
      'red-vinegar',
      'rice-vinegar',
    ]
    const wrong = idsWhere((ingredient) => {
      const { kcal } = ingredient.nutrientsPer100g
      const exact = energyByOwnFactors(ingredient)
      if (exact !== null && isNear(exact, kcal, 0.025)) return false
      return !isNear(energyByFibreRule(ingredient), kcal, 0.15)
    })
    expect(wrong.toSorted()).toEqual(allowed.toSorted())
  })

  test('of a dish agrees within 7 %', () => {
    const wrong = readDishes().filter(({ lines }) => {
      let kcal = 0
      let byMacros = 0
      for (const { ingredientId, grams } of lines) {
        const ingredient = known.get(ingredientId)
        if (!ingredient) throw new Error(`Unknown ingredient: ${ingredientId}`)
        kcal += (ingredient.nutrientsPer100g.kcal * grams) / 100
        const energy = energyByOwnFactors(ingredient) ?? energyByFibreRule(ingredient)
        byMacros += (energy * grams) / 100
      }
      return !isNear(byMacros, kcal, 0.07)
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})

const SIGNATURE_COLUMNS = ['ingredient', 'allergen', 'why'] as const

const signatures = parseRows(
  'second-signatures.tsv',
  fileText('second-signatures.tsv'),
  SIGNATURE_COLUMNS,
  (row) => {
    textIn(row.why)
    return `${idIn(row.ingredient)}: ${oneOf(ALLERGENS, row.allergen)}`
  },
)

const listByName = (ingredient: Ingredient): string[] => {
  const row = rowOf(ingredient)
  return row ? allergensByName(row).map((allergen) => `${ingredient.id}: ${allergen}`) : []
}

/** Where the two entries of the allergens differ: the column, and rules with signed labels. */
const listDisagreements = (among: readonly Ingredient[]): string[] => {
  const first = among.flatMap(({ id, allergens }) =>
    allergens.map((allergen) => `${id}: ${allergen}`),
  )
  const second = [...among.flatMap(listByName), ...signatures]
  return [
    ...first.filter((bit) => !second.includes(bit)),
    ...second.filter((bit) => !first.includes(bit)),
  ]
}

describe('allergens', () => {
  test('are entered twice and alike', () => {
    expect(listDisagreements(ingredients)).toEqual([])
    const byName = ingredients.flatMap(listByName)
    expect(new Set(signatures).size).toBe(signatures.length)
    expect(signatures.filter((signature) => byName.includes(signature))).toEqual([])
  })

  test('are noticed where one is left out', () => {
    for (const { id, allergens } of ingredients) {
      for (const lost of allergens) {
        const faulty = ingredients.map((ingredient) =>
          ingredient.id === id
            ? { ...ingredient, allergens: allergens.filter((allergen) => allergen !== lost) }
            : ingredient,
        )
        expect(listDisagreements(faulty)).toEqual([`${id}: ${lost}`])
      }
    }
  })

  test('are not repeated as traces', () => {
    expect(
      idsWhere(({ allergens, mayContain }) =>
        mayContain.some((trace) => allergens.includes(trace)),
      ),
    ).toEqual([])
  })

  test('may cling to oats, seeds, chocolate and every nut', () => {
    const nuts = ingredients.filter(({ allergens }) => allergens.includes('tree-nuts'))
    const without = nuts.filter(({ aisle, mayContain }) => {
      return aisle === 'nuts' && !mayContain.includes('peanuts')
    })
    expect(without).toEqual([])
    expect(known.get('peanut')?.mayContain).toContain('tree-nuts')
    for (const id of ['oats', 'cocoa', 'sesame', 'chia', 'pumpkin-seed']) {
      expect(known.get(id)?.mayContain).toContain('tree-nuts')
    }
    for (const id of ['buckwheat-flour', 'corn-tortilla', 'chickpea-flour', 'red-lentil']) {
      expect(known.get(id)?.mayContain).toContain('gluten')
    }
  })
})

describe('facts for the shop and the kitchen', () => {
  test('count whole things that fit into a pack', () => {
    expect(idsWhere(({ unit, unitGrams }) => (unit === null) !== (unitGrams === null))).toEqual([])
    expect(
      idsWhere(({ unitGrams, packGrams, ediblePct }) => {
        return unitGrams !== null && (unitGrams * 100) / ediblePct > packGrams * 1.1
      }),
    ).toEqual([])
  })

  test('give a spoon of 15 ml 2 to 22 g', () => {
    expect(
      idsWhere(({ spoonGrams }) => spoonGrams !== null && (spoonGrams < 2 || spoonGrams > 22)),
    ).toEqual([])
    expect(idsWhere(({ aisle, spoonGrams }) => aisle === 'oils' && spoonGrams === null)).toEqual([])
  })

  test('keep what is not perishable for two weeks at least, raw meat and fish for three days at most', () => {
    expect(idsWhere(({ perishable, keepsDays }) => !perishable && keepsDays < 14)).toEqual([])
    expect(
      idsWhere(({ aisle, keepsDays }) => (aisle === 'meat' || aisle === 'fish') && keepsDays > 3),
    ).toEqual([])
  })

  test('season and leaven gently', () => {
    const eatenByTheSpoon = ['sesame', 'zaatar']
    expect(
      idsWhere(({ id, aisle, scaling }) => {
        return aisle === 'spices' && !eatenByTheSpoon.includes(id) && scaling !== 'gentle'
      }),
    ).toEqual([])
    expect(known.get('yeast')?.scaling).toBe('gentle')
    expect(known.get('baking-powder')?.scaling).toBe('gentle')
  })

  test('ask for a halal certificate wherever meat, poultry or rennet is in it', () => {
    const ofAnimals = ['meat', 'poultry', 'animal-rennet'] as const
    expect(
      idsWhere(({ tags, needsHalalCertificate }) => {
        return ofAnimals.some((tag) => tags.includes(tag)) && !needsHalalCertificate
      }),
    ).toEqual([])
  })

  test('price packs in quarter dirhams, all noted within half a year', () => {
    expect(
      idsWhere(({ pricePerKgFils, packGrams }) => {
        return Math.round((pricePerKgFils * packGrams) / 1000) % 25 !== 0
      }),
    ).toEqual([])
    const days = ingredients.map(({ pricedOn }) => Date.parse(pricedOn) / 86_400_000)
    expect(Math.max(...days) - Math.min(...days)).toBeLessThanOrEqual(180)
  })
})
