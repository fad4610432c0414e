import { describe, expect, it } from 'vitest'
import { readWish } from '../../wishes/reading/read-wish.ts'
import { seededLexicon } from '../../../../../tools/testing/wishes/seeded-lexicon.ts'
import {
  isReadAsMeant,
  missesAllergy,
  readSentences,
} from '../../wishes/sentences/written-sentences.ts'
import { seededCatalogue } from '../../../../../tools/testing/wishes/seeded-catalogue.ts'
import { findBroken } from '../../../../../tools/testing/wishes/served-wishes.ts'

const catalogue = seededCatalogue()
const lexicon = seededLexicon()

const LEAST_READ = 0.92
const LEAST_SERVED = 0.95

/** Nothing was changed for a sentence of the second half; only its figures are looked at. */
describe.each(['develop', 'held-back'] as const)('the 200 sentences of the half "%s"', (half) => {
  const sentences = readSentences(half)
  const read = sentences.filter((sentence) =>
    isReadAsMeant(sentence.expected, readWish(sentence.text, lexicon)),
  )

  it('are different ones', () => {
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(200)
  })

  it('are read as meant, 92 % of them', () => {
    expect(read.length / sentences.length).toBeGreaterThanOrEqual(LEAST_READ)
  })

  it('lose no allergy: each is understood, asked for or said to be unclear', () => {
    const missed = sentences.filter((sentence) =>
      missesAllergy(sentence.expected, readWish(sentence.text, lexicon)),
    )
    expect(missed).toHaveLength(0)
  })

  it('are served as asked, 95 % of those that are read as meant', () => {
    const served = read.filter((one) => findBroken(catalogue, lexicon, one).length === 0)
    expect(served.length / read.length).toBeGreaterThanOrEqual(LEAST_SERVED)
  })
})
