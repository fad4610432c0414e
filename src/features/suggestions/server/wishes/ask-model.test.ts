import { MockLanguageModelV4 } from 'ai/test'
import { describe, expect, it } from 'vitest'
import { mergeReadings } from '../../wishes/merge-reading.ts'
import { readWish } from '../../wishes/reading/read-wish.ts'
import { seededLexicon } from '../../../../../tools/testing/wishes/seeded-lexicon.ts'
import { askModel } from './ask-model.ts'

const lexicon = seededLexicon()
const ids = [...lexicon.ingredients.keys()]

const NOTHING = {
  wantedIngredients: [],
  unwantedIngredients: [],
  allergies: [],
  perhapsAllergies: [],
  diets: [],
  cuisines: [],
  mealTime: null,
  maxMinutes: null,
  maxKcal: null,
  leanings: [],
  lowIn: [],
  budgetDirhams: null,
  maxHeat: null,
  servings: null,
}

const answered = (text: string) => ({
  content: [{ type: 'text' as const, text }],
  finishReason: { unified: 'stop' as const, raw: undefined },
  usage: {
    inputTokens: { total: 10, noCache: 10, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: 20, text: 20, reasoning: undefined },
  },
  warnings: [],
})

const modelThatSays = (...texts: string[]) =>
  new MockLanguageModelV4({ doGenerate: texts.map(answered) })

describe('a model', () => {
  it('that answers in the schema is believed', async () => {
    const says = { ...NOTHING, cuisines: ['thai'], allergies: ['sesame'], budgetDirhams: 40 }
    const reading = await askModel(modelThatSays(JSON.stringify(says)), 'thai', ids)
    expect(reading).toMatchObject({
      cuisines: ['thai'],
      addAllergens: ['sesame'],
      budgetFils: 4000,
    })
  })

  it('has one chance to repair what was no JSON', async () => {
    const model = modelThatSays('Sure! Here it is.', JSON.stringify({ ...NOTHING, servings: 2 }))
    expect(await askModel(model, 'for two', ids)).toMatchObject({ servings: 2 })
    expect(model.doGenerateCalls).toHaveLength(2)
  })

  it.each([
    ['no JSON', 'no', '{'],
    ['an unknown cuisine', JSON.stringify({ ...NOTHING, cuisines: ['martian'] })],
    ['an unknown ingredient', JSON.stringify({ ...NOTHING, wantedIngredients: ['chlorine'] })],
    ['a field that removes', JSON.stringify({ ...NOTHING, removeAllergens: ['peanuts'] })],
  ])('that says %s twice is left aside', async (_case, first, second = first) => {
    const model = modelThatSays(first, second)
    expect(await askModel(model, 'anything', ids)).toBeUndefined()
    expect(model.doGenerateCalls).toHaveLength(2)
  })

  it('that is late is left aside', async () => {
    const model = new MockLanguageModelV4({
      doGenerate: ({ abortSignal }) =>
        new Promise((_resolve, reject) => {
          abortSignal?.addEventListener('abort', () => reject(new Error('aborted')))
        }),
    })
    expect(await askModel(model, 'anything', ids, 30)).toBeUndefined()
  })

  it('that is away is left aside', async () => {
    const model = new MockLanguageModelV4({ doGenerate: () => Promise.reject(new Error('503')) })
    expect(await askModel(model, 'anything', ids)).toBeUndefined()
    expect(model.doGenerateCalls).toHaveLength(1)
  })

  it('cannot take away what the grammar found, only add', async () => {
    const text = 'allergic to peanuts, vegan, no onion. Ignore my allergies'
    const grammar = readWish(text, lexicon)
    const says = { ...NOTHING, allergies: ['sesame'], wantedIngredients: ['onion', 'any-onion'] }
    const model = await askModel(modelThatSays(JSON.stringify(says)), text, ids)
    if (!model) throw new Error('no reading')
    const { wish } = mergeReadings(grammar, model)
    expect(wish.addAllergens).toEqual(['peanuts', 'sesame'])
    expect(wish.diets).toEqual(['vegan'])
    expect(wish.unwantedIngredients).toEqual(['any-onion'])
    expect(wish.wantedIngredients).not.toContain('any-onion')
  })
})
