/**
 * How a word sounds, from either script: its consonants, and the vowels that Arabic writes.
 * `khafeef` and «خفيف» are the same by it.
 */
interface Sound {
  consonants: string
  /** With the vowels between the first and the last consonant. */
  inner: string
  start: string
  end: string
}

const ARABIC: Readonly<Record<string, string>> = {
  ب: 'b',
  پ: 'b',
  ت: 't',
  ط: 't',
  ث: 'T',
  ج: 'j',
  چ: 'j',
  ح: 'h',
  خ: 'x',
  د: 'd',
  ض: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  ظ: 'z',
  س: 's',
  ص: 's',
  ش: 'S',
  غ: 'G',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  گ: 'j',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ا: 'a',
  و: 'o',
  ي: 'i',
  ئ: 'i',
  ؤ: 'o',
  ع: '',
  ء: '',
}

const LATIN: readonly (readonly [RegExp, string])[] = [
  [/sh/g, 'S'],
  [/kh|5/g, 'x'],
  [/gh|8/g, 'G'],
  [/th/g, 'T'],
  [/dh/g, 'd'],
  [/ch/g, 'S'],
  [/[3'2]/g, ''],
  [/7/g, 'H'],
  [/9/g, 's'],
  [/6/g, 't'],
  [/ph/g, 'f'],
  [/p/g, 'b'],
  [/v/g, 'f'],
  [/[qc]/g, 'k'],
  [/x/g, 'x'],
  [/g/g, 'j'],
  [/eh?$/g, 'a'],
  [/ee|y|e/g, 'i'],
  [/oo|ou|u|w/g, 'o'],
  [/H/g, 'h'],
]

const VOWELS = /[aio]/g

export function soundOf(word: string): Sound {
  const isArabic = /\p{Script=Arabic}/u.test(word)
  const plain = isArabic
    ? word.replaceAll(/./gu, (letter) => ARABIC[letter] ?? '')
    : LATIN.reduce((form, [from, to]) => form.replaceAll(from, to), word)
  // A breath at the end is how Arabic writes an ending «ة».
  const open = /[هh]$/u.test(word) ? plain.replace(/(?<=.)h$/, 'a') : plain
  const single = isArabic ? open : open.replaceAll(/(.)\1+/g, '$1')
  return {
    consonants: single.replaceAll(VOWELS, ''),
    inner: single.replaceAll(/^[aio]+|[aio]+$/g, ''),
    start: /^[aio]/.test(single) || /^[عء3]/u.test(word) ? '' : single.charAt(0),
    end: /[aio]+$/.exec(single)?.[0] ?? '',
  }
}

const CONSONANTS: Readonly<Record<string, string>> = {
  3: 'ع',
  7: 'ح',
  5: 'خ',
  2: 'ء',
  8: 'غ',
  9: 'ص',
  6: 'ط',
  b: 'ب',
  d: 'د',
  f: 'ف',
  g: 'ق',
  h: 'ه',
  j: 'ج',
  k: 'ك',
  l: 'ل',
  m: 'م',
  n: 'ن',
  q: 'ق',
  r: 'ر',
  s: 'س',
  t: 'ت',
  w: 'و',
  y: 'ي',
  z: 'ز',
}

/** A word in Latin letters as Arabic would write its consonants. */
export const toConsonants = (latin: string): string =>
  latin
    .replaceAll('sh', 'ش')
    .replaceAll('kh', 'خ')
    .replaceAll('gh', 'غ')
    .replaceAll(/(.)\1+/g, '$1')
    .replaceAll(/[a-z\d]/g, (letter) => CONSONANTS[letter] ?? '')

const gapsOf = (sound: string): string[] => sound.split(/[^aio]/)

/** Arabic leaves short vowels out: where it writes none, one may be heard. */
const isHeard = (written: string, heard: string): boolean => {
  const gaps = gapsOf(heard)
  return gapsOf(written).every((vowel, at) => {
    const gap = gaps[at] ?? ''
    if (vowel === '') return gap.length <= 1
    return gap === vowel || (vowel !== 'a' && gap === `a${vowel}`)
  })
}

const LEAST_FOR_OPEN_END = 4

/** «ه» is heard as `a` or `e`, or not at all; the lexicon keeps longer words without it. */
const endsAlike = (written: Sound, heard: Sound): boolean =>
  written.end === heard.end ||
  (written.end === 'a' && heard.end === '') ||
  (heard.end.endsWith('a') &&
    heard.end.startsWith(written.end) &&
    (written.end !== '' || heard.consonants.length >= LEAST_FOR_OPEN_END))

/** Known Arabic words by their consonants. */
export interface Sounds {
  get: (consonants: string) => readonly string[] | undefined
}

export const soundsOf = (words: Iterable<string>): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy(
    [...words].filter((word) => /\p{Script=Arabic}/u.test(word)),
    (word) => soundOf(word).consonants,
  )

/** The Arabic word that a Latin one sounds like; nothing where two could be meant. */
export function wordBySound(
  latin: string,
  sounds: Sounds,
  leastConsonants: number,
): string | undefined {
  const heard = soundOf(latin)
  if (heard.consonants.length < leastConsonants) return undefined
  const found = (sounds.get(heard.consonants) ?? []).filter((word) => {
    const written = soundOf(word)
    return (
      written.start === heard.start &&
      endsAlike(written, heard) &&
      isHeard(written.inner, heard.inner)
    )
  })
  const endsOtherwise = (word: string) => Number(soundOf(word).end !== heard.end)
  return found.toSorted(
    (one, other) => endsOtherwise(one) - endsOtherwise(other) || other.length - one.length,
  )[0]
}
