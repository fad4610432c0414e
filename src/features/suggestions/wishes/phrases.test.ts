import { expect, test } from 'vitest'
import { combinationsOf } from './combinations.ts'
import { HEAT_WORDS } from './lexicon/slots.ts'
import { CUES } from './lexicon/cues.ts'
import { phraseOf, readPhrases } from './phrase-forms.ts'
import { layerOf, joinLayers, inLayers } from './phrases.ts'

const FILLER = { kind: 'filler' } as const
const SAYING = { kind: 'saying' } as const

test('each phrase of a list has the form of a phrase by itself', () => {
  const lists = [...Object.values(CUES), ...Object.values(HEAT_WORDS), "don't  eat|w/o نحلات|"]
  const words = lists.map((list) => readPhrases(list).map((phrase) => phrase.words.join(' ')))
  const forms = lists.map((list) => readPhrases(list).map(({ form }) => form))
  expect(forms).toEqual(lists.map((list) => list.split('|').map((one) => phraseOf(one).form)))
  expect(words).toEqual(forms)
})

test.each([
  ['no trouble with', true],
  ['no big trouble with', true],
  ['had no trouble with', true],
  ['no trouble', false],
  ['no with', false],
  ['no big big trouble with', false],
  ['no trouble with it', false],
  ['', false],
])('one of each part, in order, is a combination: %s', (phrase, isOne) => {
  const lists = [['no|had no', '|big', 'trouble|issue', 'with|to']]
  expect(combinationsOf(lists, FILLER).meanings.get(phrase) !== undefined).toBe(isOne)
})

test('the first layer that knows a phrase says what it means', () => {
  const combined = combinationsOf([['hot', 'tea|milk']], SAYING)
  const later = layerOf(inLayers([combined.meanings]), (add) =>
    add(readPhrases('hot tea|cold tea'), FILLER),
  )
  const { phrases, words, longestPhrase } = joinLayers([combined, later])
  expect(['hot tea', 'cold tea', 'tea'].map((one) => phrases.get(one)?.kind)).toEqual([
    'saying',
    'filler',
    undefined,
  ])
  expect([...words]).toEqual(['hot', 'tea', 'milk', 'cold'])
  expect(longestPhrase).toBe(2)
})
