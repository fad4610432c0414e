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

it.each([
  ['my trainer has outfoxed rice till summer', 'any-rice'],
  ['avocado has zorked me twice this month', 'avocado'],
  ['البامية يتخرطف منها البيت', 'okra'],
])('wishes for no food of which words that are not known say something: %s', (text, food) => {
  const { wish, unclear } = readWish(text, lexicon)
  expect(wish.wantedIngredients).not.toContain(food)
  expect(unclear.length).toBeGreaterThan(0)
})

it.each([
  ['zingy herby rice', 'any-rice'],
  ['i want zorked avocado', 'avocado'],
  ['بامية زرنوقية', 'okra'],
])('wishes for a food that words which are not known describe: %s', (text, food) => {
  expect(readWish(text, lexicon).wish.wantedIngredients).toContain(food)
})

it.each([
  ['okra is history', 'okra'],
  ['sworn off avocado', 'avocado'],
  ['no suger in it', 'sugar'],
  ['البامية ما تدخل بيتنا', 'okra'],
  ['السبانخ محرمة علينا', 'spinach'],
])('leaves out what people say in other words: %s', (text, food) => {
  expect(readWish(text, lexicon).wish.unwantedIngredients).toContain(food)
})
