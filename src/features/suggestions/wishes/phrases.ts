import type { Meaning } from './lexicon.ts'
import type { Phrase } from './phrase-forms.ts'
import { soundsOf, type Sounds } from './reading/sound.ts'

export interface Phrases {
  get: (phrase: string) => Meaning | undefined
}

/** Phrases with their meanings, and what can be said of their words. */
export interface Layer {
  meanings: Phrases
  words: ReadonlySet<string>
  alone: ReadonlySet<string>
  slips: ReadonlySet<string>
  slipsAlone: ReadonlySet<string>
  sounds: Sounds
  longestPhrase: number
}

const HEALTH: ReadonlySet<string> = new Set(['ill', 'illness', 'bad', 'does', 'quiz'])
const isOfHealth = (meaning: Meaning): boolean => meaning.kind === 'cue' && HEALTH.has(meaning.cue)

export type Add = (phrases: readonly Phrase[], meaning: Meaning) => void

/** Gathers phrases that `before` does not know; the first meaning of a phrase counts. */
export function layerOf(before: Phrases, gather: (add: Add, soFar: Phrases) => void) {
  const meanings = new Map<string, Meaning>()
  const words = new Set<string>()
  const alone = new Set<string>()
  const slips = new Set<string>()
  const slipsAlone = new Set<string>()
  let longestPhrase = 0
  const soFar = inLayers([before, meanings])
  const add: Add = (phrases, meaning) => {
    const mayBeSlip = !isOfHealth(meaning)
    for (const { form, words: parts } of phrases) {
      if (form === '' || soFar.get(form)) continue
      meanings.set(form, meaning)
      longestPhrase = Math.max(longestPhrase, parts.length)
      for (const part of parts) {
        words.add(part)
        if (mayBeSlip) slips.add(part)
      }
      if (parts.length > 1) continue
      alone.add(form)
      if (mayBeSlip) slipsAlone.add(form)
    }
  }
  gather(add, soFar)
  return { meanings, words, alone, slips, slipsAlone, sounds: soundsOf(words), longestPhrase }
}

/** Each phrase as the first of them that knows it says. */
export const inLayers = (layers: readonly Phrases[]): Phrases => ({
  get(phrase) {
    for (const layer of layers) {
      const meaning = layer.get(phrase)
      if (meaning) return meaning
    }
    return undefined
  },
})

type Gathered = 'words' | 'alone' | 'slips' | 'slipsAlone'

/** Several layers as one, without a copy of their phrases. */
export function joinLayers(layers: readonly Layer[]) {
  const all = (gathered: Gathered): ReadonlySet<string> =>
    new Set(layers.flatMap((layer) => [...layer[gathered]]))
  return {
    phrases: inLayers(layers.map(({ meanings }) => meanings)),
    words: all('words'),
    alone: all('alone'),
    slips: all('slips'),
    slipsAlone: all('slipsAlone'),
    sounds: {
      get: (consonants: string) => layers.flatMap(({ sounds }) => sounds.get(consonants) ?? []),
    },
    longestPhrase: Math.max(...layers.map((layer) => layer.longestPhrase)),
  }
}
