import { describe, expect, it } from 'vitest'
import { seededLexicon } from '../../../../../tools/testing/wishes/seeded-lexicon.ts'
import { readWish } from '../reading/read-wish.ts'

const lexicon = seededLexicon()
const read = (text: string) => readWish(text, lexicon)

const FOODS = [
  ['celery', 'كرفس', 'celery'],
  ['mustard', 'خردل', 'mustard'],
  ['lupin', 'ترمس', 'lupin'],
  ['squid', 'حبار', 'molluscs'],
  ['prawns', 'روبيان', 'crustaceans'],
] as const

describe('every way to say "without"', () => {
  const ENGLISH =
    'free of|free from|entirely free of any|devoid of|void of|that does not contain|that doesn’t contain any|with no trace of|with zero|minus the|containing no|lacking|without even a trace of|w/out|w/o|wout|with out|witout'
  const ARABIC =
    'خالي من|خالية من|خالي تماما من|لا يحتوي على|ما يحتوي على أي|ما فيه|ما فيها|بدون أي|من دون|من غير|بلا|يخلو من'
  const ARABIZI = 'bdoon|bidoon|men ghair|min gheir|5ali mn|khali men|mafi|bala'
  const sentences = FOODS.flatMap(([english, arabic, allergen]) => [
    ...ENGLISH.split('|').map((words) => [`a dish ${words} ${english}`, allergen] as const),
    ...ARABIC.split('|').map((words) => [`طبق ${words} ${arabic}`, allergen] as const),
    ...ARABIZI.split('|').map((words) => [`abi 3asha ${words} ${arabic}`, allergen] as const),
    [`${english}-free supper`, allergen] as const,
    [`a ${english} free supper`, allergen] as const,
  ])

  it.each(sentences)('%s: is no wish, and is asked for', (text, allergen) => {
    const { wish, questions } = read(text)
    expect(wish.wantedIngredients).toEqual([])
    expect(wish.unwantedIngredients).not.toEqual([])
    expect(questions).toContain(allergen)
  })
})

it.each([
  ['قمبري', 'crustaceans'],
  ['سيرج', 'sesame'],
  ['كسكسي', 'gluten'],
  ['فستق عبيد', 'peanuts'],
  ['مكاديميا', 'tree-nuts'],
])('a name of one country is known: %s', (word, allergen) => {
  expect(read(`حساسية من ${word}`).wish.addAllergens).toEqual([allergen])
  expect(read(`بدون ${word}`).wish.unwantedIngredients).not.toEqual([])
})

describe('a crossed-out sign', () => {
  it.each([
    ['no 🦐', ['crustaceans'], []],
    ['🦐❌', ['crustaceans'], []],
    ['🚫🥛', ['milk'], []],
    ['🙅🏽‍♂️ 🦑', ['molluscs'], []],
    ['بدون 🥚', ['eggs'], []],
    ['🥚❌🐟❌', ['eggs', 'fish'], []],
    ['❌🥚❌🐟', ['eggs', 'fish'], []],
    ['🍗 🍚 ❌🥛', ['milk'], ['any-chicken', 'any-rice']],
    ['eggs ❌ fish ❌ chicken ✅', ['eggs', 'fish'], ['any-chicken']],
    ['🦑🚫 something with lamb', ['molluscs'], ['any-lamb']],
  ])('%s: belongs to the food that it is written onto', (text, questions, wanted) => {
    expect(read(text)).toMatchObject({ questions, wish: { wantedIngredients: wanted } })
  })

  it.each([
    ['❌ allergic to squid', 'molluscs'],
    ['🚫🚫 Allergy: mustard', 'mustard'],
    ['⛔ حساسية من الكرفس', 'celery'],
    ['❌7asaseya mn el semsem', 'sesame'],
  ])('%s: warns of an allergy and denies none', (text, allergen) => {
    expect(read(text).wish.addAllergens).toEqual([allergen])
  })

  it('is in front where the first sign is', () => {
    expect(read('👍 lamb 👎 squid')).toMatchObject({
      questions: ['molluscs'],
      wish: { wantedIngredients: ['any-lamb'] },
    })
  })

  it('is read of an allergy as well', () => {
    expect(read('allergic to 🦞').wish.addAllergens).toEqual(['crustaceans'])
    expect(read('عندي حساسية من 🐙').wish.addAllergens).toEqual(['molluscs'])
  })
})

describe('what is in the food that is turned away', () => {
  it.each([
    ['allergic to pasta with squid', 'molluscs'],
    ['im allergic to bread containing lupin', 'lupin'],
    ["can't have soup with celery", 'celery'],
    ['no salad with mustard', 'mustard'],
    ['عندي حساسية من معكرونة بالروبيان', 'crustaceans'],
    ['ما أقدر آكل شوربة فيها كرفس', 'celery'],
    ['بدون رز بالحبار', 'molluscs'],
  ])('%s: is no wish, and is asked for', (text, allergen) => {
    const { wish, questions } = read(text)
    expect(wish.wantedIngredients).toEqual([])
    expect([...questions, ...wish.addAllergens]).toContain(allergen)
  })

  it.each([
    ['allergic to squid, I want rice with chicken', ['any-rice', 'any-chicken']],
    ['عندي حساسية من الحبار وأبي رز بالدجاج', ['any-rice', 'any-chicken']],
    ['no celery with chicken please', ['any-chicken']],
  ])('%s: leaves a wish of its own', (text, wanted) => {
    expect(read(text).wish.wantedIngredients).toEqual(wanted)
  })
})

describe('an allergy', () => {
  it.each([
    ['allergic to milk, not to mention eggs', ['milk', 'eggs']],
    ['allergic to prawns, not to fish but to eggs', ['crustaceans', 'eggs']],
    ['allergic to tahini with bread', ['sesame']],
    ['allergic to salmon with mustard', ['fish', 'mustard']],
    ['حساسية من الطحينة بالخبز', ['sesame']],
    ['allergic to butter a lot', ['milk']],
    ['عندي حساسية من الزبدة جدا', ['milk']],
    ['حساسية من الزبدة خفيفة', ['milk']],
    ['allergic to tahini a little', ['sesame']],
    ['cream makes me ill a lot', ['milk']],
    ['doctor said less tahini', ['sesame']],
  ])('%s: is not lost', (text, allergens) => {
    const { wish, questions } = read(text)
    expect([...wish.addAllergens, ...questions]).toEqual(expect.arrayContaining(allergens))
    expect(wish.wantedIngredients).toEqual([])
  })

  it('is no one to what is named after "not to"', () => {
    expect(read('allergic to prawns, not to fish')).toMatchObject({
      wish: { addAllergens: ['crustaceans'], unwantedIngredients: [] },
      questions: [],
    })
  })
})

describe('a doubt', () => {
  it.each([
    ['not sure if my son can have squid', 'molluscs'],
    ['no idea whether the guests eat mustard', 'mustard'],
    ['not sure whether she is allergic to celery', 'celery'],
    ['مو متأكدة إذا زوجي يتحسس من الترمس', 'lupin'],
    ['لست متأكدًا من أن ضيوفي يأكلون الروبيان', 'crustaceans'],
  ])('%s: is a question', (text, allergen) => {
    const { wish, questions } = read(text)
    expect(questions).toContain(allergen)
    expect(wish).toMatchObject({ wantedIngredients: [], addAllergens: [] })
  })
})

describe('a wish against a refusal', () => {
  it.each([
    ['tahini please, but no sesame', 'tahini'],
    ['calamari, nothing with squid', 'squid'],
  ])('%s: is none', (text, food) => {
    expect(read(text).wish.wantedIngredients).not.toContain(food)
  })
})
