import { expect, it } from 'vitest'
import { seededLexicon } from '../../../../../../tools/testing/wishes/seeded-lexicon.ts'
import { ENGLISH } from '../../lexicon/english.ts'
import { readWish } from '../../reading/read-wish.ts'

const lexicon = seededLexicon()

it.each([...ENGLISH])('takes the word "%s" for no food and no wish', (word) => {
  const { wish, questions, isAllergyUnclear } = readWish(`tell them about the ${word} now`, lexicon)
  const { wantedIngredients, unwantedIngredients, wantedDishes, addAllergens, cuisines } = wish
  expect({
    wantedIngredients,
    unwantedIngredients,
    wantedDishes,
    addAllergens,
    cuisines,
    questions,
    isAllergyUnclear,
    heat: wish.maxHeat,
    time: wish.mealTime,
  }).toStrictEqual({
    wantedIngredients: [],
    unwantedIngredients: [],
    wantedDishes: [],
    addAllergens: [],
    cuisines: [],
    questions: [],
    isAllergyUnclear: false,
    heat: null,
    time: null,
  })
})

it.each([
  'محتارة',
  'ما بين ٤٠٠ و ٧٠٠',
  'سلطة منعشة',
  'بعد العمليات',
  'من سنتين',
  'نفس الطبق',
  'الدوام ذبحني',
  'كل ليلة',
  'غمضت عيني',
])('takes «%s» for no food', (text) => {
  const { wish, questions, isAllergyUnclear } = readWish(text, lexicon)
  expect([...wish.wantedIngredients, ...wish.unwantedIngredients, ...questions]).toStrictEqual([])
  expect(isAllergyUnclear).toBe(false)
})

it.each([
  ['fattoush with the bread left off', 'any-bread'],
  ['pasta? yes. cream? no.', 'cream'],
  ['الشيكولاتة ممنوعة عني', 'cocoa'],
  ['السكر ماله داعي في العصير', 'sugar'],
  ['الشوكولاتة محظور عني', 'cocoa'],
])('leaves out what is refused behind it: %s', (text, food) => {
  const { wish } = readWish(text, lexicon)
  expect(wish.unwantedIngredients).toContain(food)
  expect(wish.wantedIngredients).not.toContain(food)
})

it.each(['ممكن تزبطون السكر؟', 'go figure the salt situationally'])(
  'wishes for no sugar and no salt by a word that is not known: %s',
  (text) => {
    expect(readWish(text, lexicon).wish.wantedIngredients).toStrictEqual([])
  },
)
