import { describe, expect, it } from 'vitest'
import { seededCatalogue } from '../../../../../tools/testing/wishes/seeded-catalogue.ts'
import { seededLexicon } from '../../../../../tools/testing/wishes/seeded-lexicon.ts'
import { readWish } from '../reading/read-wish.ts'

const lexicon = seededLexicon()
const dishes = [...seededCatalogue().dishes.values()]
const read = (text: string) => readWish(text, lexicon)

const FOODS = [
  ['mushrooms', 'الفطر', 'any-mushroom'],
  ['eggplant', 'الباذنجان', 'eggplant'],
  ['garlic', 'الثوم', 'garlic'],
  ['shrimp', 'روبيان', 'any-shrimp'],
  ['chicken', 'دجاج', 'any-chicken'],
] as const

const ENGLISH_REFUSALS =
  "no|without|nothing with|less|skip the|hold the|not|avoid|I don't want|I can't eat|anything but|leave out the|I never eat|not a fan of|I hate"
const ARABIC_REFUSALS =
  'بدون|من غير|بلا|ما أبي|ما ابغى|ما ودي|ما بدي|مش عايز|مابحبش|ما بحب|لا أحب|لا أستطيع تناول|ما أقدر آكل|ماباكلش|مو حابب'

describe('a refusal', () => {
  const sentences = FOODS.flatMap(([english, arabic, food]) => [
    ...ENGLISH_REFUSALS.split('|').map((refusal) => [`${refusal} ${english}`, food] as const),
    ...ARABIC_REFUSALS.split('|').map((refusal) => [`${refusal} ${arabic}`, food] as const),
  ])

  it.each(sentences)('%s: is never a wish', (text, food) => {
    const { wish } = read(text)
    expect(wish.wantedIngredients).toEqual([])
    expect(wish.unwantedIngredients).toContain(food)
  })

  it('ends at ولا only where something was wanted', () => {
    expect(read('دجاج ولا سمك').wish.wantedIngredients).toEqual(['any-chicken', 'any-fish'])
    expect(read('ما أبي دجاج ولا سمك').wish.unwantedIngredients).toEqual(['any-chicken', 'any-fish'])
  })
})

describe('an illness next to a food', () => {
  const ILLNESSES = [
    ['eggs', 'give me hives'],
    ['eggs', 'make me sick'],
    ['eggs', 'gave my son a rash'],
    ['eggs', 'upset my stomach'],
    ['البيض', 'يتعبني'],
    ['البيض', 'يسبب لي حكة'],
    ['البيض', 'يورم شفايفي'],
    ['البيض', 'بيوجعلي بطني'],
  ] as const
  const CAUSES = [
    'I get hives from eggs',
    "I can't breathe after eggs",
    'my throat swells when I eat eggs',
    'أتعب من البيض',
    'بتعب لما آكل بيض',
    'يطلع لي طفح من البيض',
    'at3ab mn el bayth',
  ]

  it.each([...ILLNESSES.map((words) => words.join(' ')), ...CAUSES])(
    '%s: is asked for and left out',
    (text) => {
      const { wish, questions } = read(text)
      expect(questions).toEqual(['eggs'])
      expect(wish.unwantedIngredients).toEqual(['any-egg'])
    },
  )

  it.each(['kiwi gives me hives', "I'm allergic to hummus", 'hives from papaya'])(
    '%s: is said to be unclear',
    (text) => {
      expect(read(text).isAllergyUnclear).toBe(true)
    },
  )
})

describe('an allergy', () => {
  it.each([
    ["I'm allergic to peanuts", 'peanuts'],
    ['alergic to peanuts', 'peanuts'],
    ['عندي حساسية من الفول السوداني', 'peanuts'],
    ['عندي حساسيه فول سودانى', 'peanuts'],
    ['3ndi 7asasiya mn el fool soodani', 'peanuts'],
    ['andi hasasiya min el fool el sudani', 'peanuts'],
    ['3indi 7asasiyya min el 7aleeb', 'milk'],
    ['عندي allergy من shrimp', 'crustaceans'],
    ['السمسم بيعملي حساسية', 'sesame'],
  ])('%s: is understood in any spelling', (text, allergen) => {
    expect(read(text).wish.addAllergens).toEqual([allergen])
  })
})

const served = (text: string) => {
  const { wantedDishes, wantedIngredients } = read(text).wish
  return [...wantedDishes, ...wantedIngredients]
}

describe('the name of a dish of the catalogue', () => {
  it.each(dishes.flatMap(({ name }) => [name.en, name.ar]))(
    '%s: is a wish for it or for its foods',
    (name) => {
      expect(served(name)).not.toEqual([])
    },
  )

  it.each(dishes.map(({ slug, name }) => [name.en, slug] as const))(
    '%s: never refuses anything',
    (name) => {
      const { unwantedDishes, unwantedIngredients } = read(name).wish
      expect([...unwantedDishes, ...unwantedIngredients]).toEqual([])
    },
  )
})

describe('a word that is not known', () => {
  it('is no food that looks like it', () => {
    expect(read('hindi food').wish).toMatchObject({ wantedIngredients: [], cuisines: ['indian'] })
    expect(read('who carries the bag').wish.wantedDishes).toEqual([])
    expect(read('jackfruit please')).toMatchObject({ unclear: ['jackfruit'] })
  })
})

it('nothing spicy is mild', () => {
  expect(read('nothing spicy').wish.maxHeat).toBe(0)
  expect(read('nothing too spicy').wish.maxHeat).toBe(1)
})
