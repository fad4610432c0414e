import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/language.ts'
import { readWish } from '../reading/read-wish.ts'
import { seededLexicon } from '../../../../../tools/testing/wishes/seeded-lexicon.ts'
import { readSentences, score } from './written-sentences.ts'

const lexicon = seededLexicon()
const LEAST_RIGHT = 0.95

describe.each(LANGUAGES)('sentences in %s', (language) => {
  const sentences = readSentences(`sentences.${language}`)
  const result = score(sentences, (text) => readWish(text, lexicon))

  it('are at least a hundred different ones', () => {
    expect(new Set(sentences.map(({ text }) => text)).size).toBeGreaterThanOrEqual(100)
  })

  it('are read with at least 95 % of their slots right', () => {
    expect(result.wrong.length).toBeLessThanOrEqual(result.of * (1 - LEAST_RIGHT))
  })

  it('lose no allergy: each is understood or asked for', () => {
    expect(result.missedAllergies).toEqual([])
  })
})
