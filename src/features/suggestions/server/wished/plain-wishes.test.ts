import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { seededCatalogue } from '../../../../../tools/testing/wishes/seeded-catalogue.ts'
import { seededLexicon } from '../../../../../tools/testing/wishes/seeded-lexicon.ts'
import { findBroken } from '../../../../../tools/testing/wishes/served-wishes.ts'
import { readWish } from '../../wishes/reading/read-wish.ts'
import {
  fileOf,
  readAskedSentences,
  type AskedHalf,
} from '../../wishes/sentences/asked/asked-sentences.ts'
import { judgeSentence } from '../../wishes/sentences/plain/judge.ts'
import { meantBy, slotsMeant } from '../../wishes/sentences/plain/meant.ts'
import {
  readPlainSentences,
  type PlainHalf,
  type PlainSentence,
} from '../../wishes/sentences/plain/plain-sentences.ts'

const catalogue = seededCatalogue()
const lexicon = seededLexicon()
const lines = new Map(
  [...catalogue.dishes.values()].map((dish) => [
    dish.slug,
    dish.lines.map(({ ingredientId }) => ingredientId),
  ]),
)
const judges = { lexicon, linesOf: (slug: string) => lines.get(slug) ?? [] }

const sentencesOf = (half: PlainHalf | `asked/${AskedHalf}`): PlainSentence[] =>
  isAsked(half)
    ? readAskedSentences(half.slice('asked/'.length) as AskedHalf, lexicon)
    : readPlainSentences(half)
const isAsked = (half: string): half is `asked/${AskedHalf}` => half.startsWith('asked/')

const LEAST_SERVED = 0.96

/**
 * What is reached; it may only get better. Of those asked, the second and third half held back were
 * looked at by their totals alone; the other halves have been read since.
 */
const MARKS = [
  { half: 'develop', of: 300, leastRead: 297, mostMissed: 1, mostAlarms: 0, mostWished: 0 },
  { half: 'held-back', of: 150, leastRead: 140, mostMissed: 1, mostAlarms: 0, mostWished: 0 },
  { half: 'develop-2', of: 150, leastRead: 145, mostMissed: 0, mostAlarms: 0, mostWished: 0 },
  { half: 'held-back-2', of: 150, leastRead: 136, mostMissed: 1, mostAlarms: 4, mostWished: 2 },
  { half: 'develop-3', of: 300, leastRead: 287, mostMissed: 1, mostAlarms: 2, mostWished: 0 },
  { half: 'asked/develop', of: 150, leastRead: 145, mostMissed: 0, mostAlarms: 1, mostWished: 0 },
  { half: 'asked/held-back', of: 150, leastRead: 134, mostMissed: 0, mostAlarms: 2, mostWished: 0 },
  { half: 'asked/develop-2', of: 150, leastRead: 135, mostMissed: 0, mostAlarms: 3, mostWished: 0 },
  {
    half: 'asked/held-back-2',
    of: 150,
    leastRead: 107,
    mostMissed: 0,
    mostAlarms: 6,
    mostWished: 1,
  },
  { half: 'asked/develop-3', of: 150, leastRead: 135, mostMissed: 0, mostAlarms: 3, mostWished: 0 },
  {
    half: 'asked/held-back-3',
    of: 150,
    leastRead: 101,
    mostMissed: 0,
    mostAlarms: 9,
    mostWished: 2,
  },
  {
    half: 'asked/refusals',
    of: 240,
    leastRead: 135,
    mostMissed: 0,
    mostAlarms: 20,
    mostWished: 30,
  },
] as const

describe.each(MARKS)(
  'the $of plain sentences of the half "$half"',
  ({ half, of, leastRead, mostMissed, mostAlarms, mostWished }) => {
    const judged = sentencesOf(half).map((sentence) => {
      const { verdict, plain } = judgeSentence(sentence, readWish(sentence.text, lexicon), judges)
      const expected = slotsMeant(meantBy(plain, lexicon), plain)
      return { text: sentence.text, verdict, expected }
    })
    const read = judged.filter(({ verdict }) => verdict.errors.length === 0)

    it('are different ones', () => {
      expect(new Set(judged.map(({ text }) => text)).size).toBe(of)
    })

    it('are read as meant', () => {
      expect(read.length).toBeGreaterThanOrEqual(leastRead)
    })

    it('lose no more allergies', () => {
      const missed = judged.filter(({ verdict }) => verdict.isAllergyMissed)
      expect(missed.length).toBeLessThanOrEqual(mostMissed)
    })

    it('ask for no more allergies that no one spoke of', () => {
      const alarms = judged.filter(({ verdict }) => verdict.isFalseAlarm)
      expect(alarms.length).toBeLessThanOrEqual(mostAlarms)
    })

    it('wish for nothing that is to be left out', () => {
      const wished = judged.filter(({ verdict }) => verdict.isRefusedWished)
      expect(wished.length).toBeLessThanOrEqual(mostWished)
    })

    it('are served as asked, where they are read as meant', () => {
      const served = read.filter((one) => findBroken(catalogue, lexicon, one).length === 0)
      expect(served.length / read.length).toBeGreaterThanOrEqual(LEAST_SERVED)
    })
  },
)

it.each([
  ['held-back', 'a6a02e71d7aa86a57bab98b34d56350d9b8abb2202a5640bc1b07358383d01fd'],
  ['held-back-3', 'a5ae5a07499d35eb8a1ea473a645924e84d91d883b360216351d54394d4e4d9c'],
  ['held-back-2', '24139e5e382228b703fbf696503542f518bded74073364022f9fa3eae26b4371'],
] as const)('keeps the half "%s" as it was written', (half, hash) => {
  expect(
    createHash('sha256')
      .update(readFileSync(fileOf(half)))
      .digest('hex'),
  ).toBe(hash)
})
