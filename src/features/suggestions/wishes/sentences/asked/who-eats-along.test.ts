import { describe, expect, it } from 'vitest'
import type { Allergen } from '#shared/food/food.ts'
import { seededLexicon } from '../../../../../../tools/testing/wishes/seeded-lexicon.ts'
import { readWish } from '../../reading/read-wish.ts'

const lexicon = seededLexicon()
const read = (text: string) => readWish(text, lexicon)

const FOODS: readonly (readonly [en: string, ar: string, allergen: Allergen])[] = [
  ['peanuts', 'الفول السوداني', 'peanuts'],
  ['milk', 'الحليب', 'milk'],
  ['sesame', 'السمسم', 'sesame'],
  ['shrimp', 'الروبيان', 'crustaceans'],
  ['eggs', 'البيض', 'eggs'],
  ['fish', 'السمك', 'fish'],
]

const WITHOUT_THEM = [
  (food: string) => `my neighbour is allergic to ${food} but she isn't coming`,
  (food: string) => `my brother has a ${food} allergy but he won't be there`,
  (food: string) => `dad's allergic to ${food}, he's not eating with us`,
  (food: string) => `our nanny is allergic to ${food}, she brings her own food`,
  (food: string) => `my sister in Canada is allergic to ${food}`,
  (food: string) => `my dog is allergic to ${food}, dinner for us please`,
]
const WITHOUT_THEM_AR = [
  (food: string) => `أخوي عنده حساسية من ${food} بس مب ياي`,
  (food: string) => `خالتي عندها حساسية من ${food} بس ما راح تجي`,
  (food: string) => `ابن عمي اللي في لندن عنده حساسية من ${food}`,
  (food: string) => `زميلي عنده حساسية من ${food} وياكل أكله`,
]

describe('an allergy of someone who does not eat along', () => {
  const sentences = FOODS.flatMap(([en, ar, allergen]) => [
    ...WITHOUT_THEM.map((say) => [say(en), allergen] as const),
    ...WITHOUT_THEM_AR.map((say) => [say(ar), allergen] as const),
  ])
  it.each(sentences)('is asked for and not taken: %s', (text, allergen) => {
    const { wish, questions } = read(text)
    expect(wish.addAllergens).toStrictEqual([])
    expect(questions).toContain(allergen)
  })

  it.each(sentences)('leaves the one of who eats: I am allergic to mustard, %s', (text) => {
    expect(read(`I am allergic to mustard. ${text}`).wish.addAllergens).toContain('mustard')
    expect(read(`${text}. عندي حساسية من الخردل`).wish.addAllergens).toContain('mustard')
  })
})

it.each([
  'I am not here for long, and I am allergic to peanuts',
  "my son is allergic to peanuts and he's coming",
  'my daughter is allergic to peanuts, my husband is not at home',
  'my daughter who is allergic to peanuts is not here, I am allergic too',
  'عندي حساسية من الفول السوداني وزوجي مسافر',
])('takes the allergy of who eats along, or asks: %s', (text) => {
  const { wish, questions } = read(text)
  expect([...wish.addAllergens, ...questions]).toContain('peanuts')
})

it.each([
  'زوجي في مصر وبنتي عندها حساسية من البيض',
  'my husband is in Egypt and my daughter is allergic to eggs',
  'allergic to eggs, not coming late',
  'ماما مش جاي بس انا حساسية البيض',
  'I have a dog and an egg allergy',
])('takes an allergy although someone else is away: %s', (text) => {
  expect(read(text).wish.addAllergens).toContain('eggs')
})

it.each([
  ["I'm allergic to fish. Oh wait no, that's shellfish", 'crustaceans', 'fish'],
  ['allergic to milk, sorry I meant eggs', 'eggs', 'milk'],
  ['عندي حساسية من الحليب، قصدي البيض', 'eggs', 'milk'],
] as const)('takes the allergy that was meant and asks for the other: %s', (text, meant, said) => {
  const { wish, questions } = read(text)
  expect([...wish.addAllergens, ...questions]).toEqual(expect.arrayContaining([meant, said]))
  expect(wish.addAllergens).not.toContain(said)
})

it.each([
  ['waiting for results on a sesame allergy', 'sesame'],
  ["can't remember whether mum has a nut allergy", 'tree-nuts'],
  ['شاكين إن بنتي عندها حساسية سمسم', 'sesame'],
  ['شفيت من حساسية القمح', 'gluten'],
] as const)('asks for an allergy that no one is sure of: %s', (text, allergen) => {
  const { wish, questions } = read(text)
  expect(wish.addAllergens).toStrictEqual([])
  expect(questions).toContain(allergen)
})

it.each([
  ['one guest is vegan, we are six in total', 6],
  ['four hungry teenagers, one tired mum', 5],
  ['العيال ٣ والكبار ٢ نبي عشا', 5],
  ['ونحنا خمسة وجوعانين', 5],
  ['عشا لأربع شباب', 4],
  ['خاطري في ثريد حق العايله سبعه', 7],
  ['me and my friend', 2],
  ['me and my kid', 2],
  ['me, my husband and our two kids', 4],
  ['both my kids and me', 3],
  ['me plus 3', 4],
  ['أنا وزوجي وولدين', 4],
  ['أنا وثلاث ربعي', 4],
  ['me and my friends', null],
  ['my 3 kids hate okra', null],
  ['no nuts no dairy no shellfish, all three kill me', null],
] as const)('counts who eats: %s', (text, people) => {
  expect(read(text).wish.servings).toBe(people)
})

it.each([
  ['healthy lunch under 450', 450],
  ['2200 calories a day, so a lunch of around 700', 700],
  ['lunch under 450', null],
])('takes a bare number for calories where they are spoken of: %s', (text, kcal) => {
  expect(read(text).wish.maxKcal).toBe(kcal)
})

it('drops a diet that is denied right after', () => {
  const { wish } = read("they think I'm vegan. I'm not. lamb please")
  expect(wish.diets).toStrictEqual([])
  expect(wish.wantedIngredients).toContain('any-lamb')
})
