import { foldText } from './fold-text.ts'

/** Consonants that a name is written with, in either script, as one letter a sound. */
const ARABIC: Readonly<Record<string, string>> = {
  ...letters('ب پ', 'b'),
  ...letters('ت ط ث ٹ', 't'),
  ...letters('ج غ ژ گ', 'g'),
  ...letters('ح ه ہ ھ', 'h'),
  ...letters('خ', 'x'),
  ...letters('د ذ ض ڈ', 'd'),
  ...letters('ر ڑ', 'r'),
  ...letters('ز ظ', 'z'),
  ...letters('س ص', 's'),
  ...letters('ش چ', 'c'),
  ...letters('ف ڤ', 'f'),
  ...letters('ق ك ک', 'k'),
  ...letters('ل', 'l'),
  ...letters('م', 'm'),
  ...letters('ن ں', 'n'),
  ...letters('و', 'w'),
  ...letters('ي ی ے', 'y'),
  ...letters('ا ع ء ئ ؤ', 'a'),
}
const LATIN: Readonly<Record<string, string>> = {
  ...letters('b p', 'b'),
  ...letters('g j', 'g'),
  ...letters('k q', 'k'),
  ...letters('f v', 'f'),
  ...letters('a e i o u', 'a'),
  x: 'ks',
}
/** Two Latin letters for one Arabic sound. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/kh/g, 'X'],
  [/sh|ch/g, 'C'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
]
const MUHAMMAD = new Set(['md', 'mhd', 'mohd', 'muhd'])
const ARABIC_SCRIPT = /\p{Script=Arabic}/u
const ARTICLES = new Set(['al', 'el', 'ال'])
/** "Servant of": one name with the word that follows, however it is divided. */
const SERVANT = /^(abd|abdul|abdel|abdal|abdu|عبد)$/

function letters(alike: string, sound: string): Record<string, string> {
  return Object.fromEntries(alike.split(' ').map((letter) => [letter, sound]))
}

/**
 * How the words of a name sound, by their consonants: "Mohammed", "Muhammad" and «محمد» are all
 * `mhmd`. A vowel at the beginning is kept as `a`.
 */
export function soundsOf(name: string): string[] {
  const words = foldText(name.replaceAll(/['’‘`ʿʾ]/g, '')).split(' ')
  const sounds = joinServants(words).map(soundOfWord)
  return [...new Set(sounds.filter((sound) => sound !== ''))]
}

function joinServants(words: readonly string[]): string[] {
  const joined: string[] = []
  let servant = ''
  for (const word of words) {
    if (SERVANT.test(word)) servant = word
    else if (ARTICLES.has(word)) continue
    else {
      joined.push(servant + word)
      servant = ''
    }
  }
  return servant === '' ? joined : [...joined, servant]
}

function soundOfWord(word: string): string {
  const isArabic = ARABIC_SCRIPT.test(word)
  const spelled = isArabic ? soundOfArabic(word) : soundOfLatin(word)
  const first = spelled.slice(0, 1)
  const rest = spelled.slice(1).replace(/h$/, '')
  return (first + rest.replaceAll(/[awy]/g, '')).replace(/^abdl(?=.)/, 'abd')
}

function soundOfArabic(word: string): string {
  const bare = word.replace(/^ال(?=.{3})/u, '').replace('لله', 'له')
  return Array.from(bare, (letter) => ARABIC[letter] ?? letter).join('')
}

function soundOfLatin(word: string): string {
  let text = (MUHAMMAD.has(word) ? 'muhammad' : word).replace(/^[ae]l(?=.{5})/, '')
  for (const [pair, sound] of PAIRS) text = text.replaceAll(pair, sound)
  const sounds = Array.from(text, (letter) => LATIN[letter] ?? letter.toLowerCase()).join('')
  return sounds.replaceAll(/([^a])\1+/g, '$1')
}
