import { foldText } from '#shared/text/fold-text.ts'
import type { Bilingual } from '#shared/language.ts'
import { createRandom, type Random } from '../../src/features/plates/drawing/random.ts'

/** In Latin and in Arabic letters. */
type Sound = readonly [en: string, ar: string]

const CONSONANTS: readonly Sound[] = [
  ['b', 'ب'],
  ['d', 'د'],
  ['f', 'ف'],
  ['h', 'ه'],
  ['j', 'ج'],
  ['k', 'ك'],
  ['l', 'ل'],
  ['m', 'م'],
  ['n', 'ن'],
  ['r', 'ر'],
  ['s', 'س'],
  ['t', 'ت'],
  ['w', 'و'],
  ['z', 'ز'],
  ['q', 'ق'],
  ['sh', 'ش'],
  ['kh', 'خ'],
  ['gh', 'غ'],
]
const SHORT: readonly Sound[] = [
  ['a', '\u064e'],
  ['u', '\u064f'],
  ['i', '\u0650'],
]
const LONG: readonly Sound[] = [
  ['a', 'ا'],
  ['u', 'و'],
  ['ee', 'ي'],
]
const ENDS: readonly Sound[] = [
  ['', ''],
  ['', ''],
  ['a', 'ة'],
  ['a', 'ى'],
  ['i', 'ي'],
]
/** The same sound, as one or the other writes it. */
const FIRST_VOWELS: readonly Sound[] = [
  ['A', 'أ'],
  ['I', 'إ'],
  ['A', 'آ'],
  ['A', 'ا'],
]

export const pick = <T>(random: Random, among: readonly T[]): T =>
  among[Math.floor(random() * among.length)] as T

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A word that can be said, in Latin and in Arabic letters; some with marks over the letters. */
function makeWord(random: Random): Bilingual {
  const hasMarks = random() < 0.15
  const sounds: Sound[] = random() < 0.15 ? [pick(random, FIRST_VOWELS)] : []
  const syllables = random() < 0.35 ? 3 : 2
  for (let at = 0; at < syllables; at += 1) {
    const isShort = at > 0 && random() < 0.3
    sounds.push(pick(random, CONSONANTS), pick(random, isShort ? SHORT : LONG))
  }
  sounds.push(pick(random, CONSONANTS), pick(random, ENDS))
  const ar = sounds.map(([, sound]) => sound).join('')
  return {
    en: capital(sounds.map(([sound]) => sound).join('')),
    ar: hasMarks ? ar : ar.replaceAll(/[\u064e-\u0650]/g, ''),
  }
}

/** So many words, different from each other in both languages however they are written. */
export function makeWords(count: number, seed: string): Bilingual[] {
  const random = createRandom(seed)
  const known = new Set<string>()
  const words: Bilingual[] = []
  while (words.length < count) {
    const word = makeWord(random)
    const folded = [foldText(word.en), foldText(word.ar)]
    if (folded.some((one) => known.has(one))) continue
    for (const one of folded) known.add(one)
    words.push(word)
  }
  return words
}
