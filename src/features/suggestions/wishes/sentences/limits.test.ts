import { describe, expect, it } from 'vitest'
import { seededLexicon } from '../../../../../tools/testing/wishes/seeded-lexicon.ts'
import { readWish } from '../reading/read-wish.ts'

const lexicon = seededLexicon()
const read = (text: string) => readWish(text, lexicon)

const LITTLE =
  'low|lower|less|little|a little|very little|reduced|low in|light on|go easy on|not much|not too much|hardly any|barely any|minimal'
const ARABIC_LITTLE = 'قليل|قليلة|قليل من|منخفض|مخفف|أقل|خففوا|قللوا'

describe('a little of what a dish has a figure for', () => {
  const FIGURES = [
    ['sugar', 'سكر', 'sugar'],
    ['salt', 'ملح', 'salt'],
    ['sodium', 'صوديوم', 'salt'],
    ['oil', 'زيت', 'fat'],
    ['fat', 'دهون', 'fat'],
    ['ghee', 'سمن', 'fat'],
  ] as const
  const sentences = FIGURES.flatMap(([english, arabic, figure]) => [
    ...LITTLE.split('|').flatMap((little) => [
      [`${little} ${english}`, figure] as const,
      [`a soup with ${little} ${english} for lunch`, figure] as const,
    ]),
    ...ARABIC_LITTLE.split('|').flatMap((little) => [
      [`${little} ${arabic}`, figure] as const,
      [`${little} ال${arabic}`, figure] as const,
      [`شوربة ${little} ال${arabic} للغدا`, figure] as const,
    ]),
    [`${arabic} قليل`, figure] as const,
    [`${arabic} خفيف`, figure] as const,
    [`خفيف ال${arabic}`, figure] as const,
    [`ال${arabic} شوي بس`, figure] as const,
  ])

  it.each(sentences)('%s: is a limit and no wish', (text, figure) => {
    expect(read(text).wish).toMatchObject({ wantedIngredients: [], lowIn: [figure] })
  })
})

describe('a little of another food', () => {
  const FOODS = [
    ['celery', 'كرفس', 'any-celery'],
    ['mustard', 'خردل', 'any-mustard'],
    ['squid', 'حبار', 'squid'],
    ['cauliflower', 'قرنبيط', 'cauliflower'],
  ] as const
  const sentences = FOODS.flatMap(([english, arabic, food]) => [
    ...LITTLE.split('|').map((little) => [`${little} ${english}`, food] as const),
    ...ARABIC_LITTLE.split('|').map((little) => [`${little} ${arabic}`, food] as const),
  ])

  it.each(sentences)('%s: leaves it out', (text, food) => {
    const { wish } = read(text)
    expect(wish.wantedIngredients).toEqual([])
    expect(wish.unwantedIngredients).toContain(food)
  })

  it('asks about the allergy that it is named after', () => {
    expect(read('less mustard').questions).toEqual(['mustard'])
    expect(read('قليل الكرفس').questions).toEqual(['celery'])
  })
})

describe('a limit', () => {
  it.each([
    ['light chicken dinner', { leanings: ['light'], lowIn: [] }],
    ['شيء خفيف بالسمك', { leanings: ['light'], lowIn: [] }],
    ['less than 400 kcal', { maxKcal: 400, lowIn: [] }],
    ['أقل من 40 دقيقة', { maxMinutes: 40, lowIn: [] }],
    ['something for my little one', { lowIn: [], unwantedIngredients: [] }],
    ['no sugar', { unwantedIngredients: ['sugar'], lowIn: [] }],
  ])('%s: is one of something else', (text, wish) => {
    expect(read(text).wish).toMatchObject(wish)
  })

  it.each([
    ['low salt, chicken or lamb', ['any-chicken', 'any-lamb'], ['salt']],
    ['chicken with less salt', ['any-chicken'], ['salt']],
    ['دجاج قليل الملح والزيت', ['any-chicken'], ['salt', 'fat']],
  ])('%s: leaves what is wanted', (text, wanted, lowIn) => {
    expect(read(text).wish).toMatchObject({ wantedIngredients: wanted, lowIn })
  })
})

describe('a figure of the doctor, or an eye on one', () => {
  it.each([
    'doc says sugar is 9.1, lunch please',
    'my sugar is 14 today',
    'sugar reading was bad this morning',
    'قياس السكر اليوم 245، شو آكل',
    'السكر التراكمي 8، غدا خفيف',
  ])('%s: wishes for no sugar', (text) => {
    expect(read(text).wish).toMatchObject({ wantedIngredients: [], diets: ['low-carb'] })
  })

  it.each([
    ['keeping sodium down, something for lunch', 'salt'],
    ['watching my salt, chicken please', 'salt'],
    ['trying to keep the sugar down', 'sugar'],
    ['watching my sugar, soup please', 'sugar'],
  ])('%s: is a limit', (text, figure) => {
    const { wish } = read(text)
    expect(wish.lowIn).toEqual([figure])
    expect(wish.wantedIngredients).not.toContain(figure)
  })
})
