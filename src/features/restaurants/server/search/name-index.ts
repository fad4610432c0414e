import { soundsOf } from '#shared/text/name-sound.ts'
import { editDistance } from './edit-distance.ts'
import { firstOf } from './first-of.ts'
import { foldName, wordsOf } from './name-words.ts'

/** How well a typed word fits one of a name; 1 is the same word. */
export const FIT = { same: 1, begins: 0.9, sounds: 0.7, oneLetter: 0.6, twoLetters: 0.5 }

/** Finds names by their words, in any order and with mistakes in them. */
export interface NameIndex {
  /** The names of one subject, in all languages, in place of those it had. */
  put: (id: number, names: readonly string[]) => void
  remove: (id: number) => void
  /** Whose names have this word, one that begins so or sounds so, and how well it fits. */
  find: (typed: string) => Map<number, number>
  /** Whose names have a word that differs by a letter or two. */
  findMisspelt: (typed: string) => Map<number, number>
  /** Whose names have these very words in them, one after the other. */
  findPhrase: (typed: string) => Set<number>
}

interface Word {
  number: number
  text: string
  grams: number
  /** Each once. */
  owners: number[]
}

const TYPO_LENGTH_MIN = 4
const TWO_LETTERS_LENGTH_MIN = 7
const SOUND_LENGTH_MIN = 3
/** Words that are compared letter by letter: those that share the most groups of three letters. */
const COMPARED_MAX = 12
const SHARED_MIN = 0.2
/** Of the longer word, how many letters may differ where both sound alike. */
const UNLIKE_SHARE_MAX = 0.4

/**
 * Words are found by their groups of three letters, as in PostgreSQL's pg_trgm, and by how they
 * sound. A word stays in it when nothing is called so any more.
 */
export function createNameIndex(): NameIndex {
  const words = new Map<string, Word>()
  const byGram = new Map<string, Word[]>()
  const bySound = new Map<string, Word[]>()
  const wordsOfOwner = new Map<number, Word[]>()
  const wholeNames = new Map<number, string>()
  let shared = new Uint8Array(0)

  const learn = (text: string): Word => {
    const known = words.get(text)
    if (known) return known
    const grams = gramsOf(`  ${text} `)
    const word: Word = { number: words.size, text, grams: grams.length, owners: [] }
    words.set(text, word)
    for (const gram of grams) append(byGram, gram, word)
    const sound = soundOf(text)
    if (sound) append(bySound, sound, word)
    return word
  }

  const remove = (id: number) => {
    for (const word of wordsOfOwner.get(id) ?? []) word.owners = without(word.owners, id)
    wordsOfOwner.delete(id)
    wholeNames.delete(id)
  }

  return {
    put(id, names) {
      remove(id)
      const own = [...new Set(names.flatMap(wordsOf))].map(learn)
      for (const word of own) word.owners = withNew(word.owners, id)
      wordsOfOwner.set(id, own)
      wholeNames.set(id, names.map((name) => ` ${foldName(name)} `).join('|'))
    },
    remove,
    find(typed) {
      const fits = new Map<number, number>()
      const same = words.get(typed)
      if (same) take(fits, same, FIT.same)
      for (const word of beginningWith(typed, byGram)) take(fits, word, FIT.begins)
      for (const word of bySound.get(soundOf(typed) ?? '') ?? []) {
        if (isSpelledAlike(typed, word.text)) take(fits, word, FIT.sounds)
      }
      return fits
    },
    findMisspelt(typed) {
      const fits = new Map<number, number>()
      if (typed.length < TYPO_LENGTH_MIN) return fits
      const maximum = typed.length < TWO_LETTERS_LENGTH_MIN ? 1 : 2
      if (shared.length < words.size) shared = new Uint8Array(2 * words.size)
      for (const word of spelledLike(typed, byGram, shared)) {
        const distance = editDistance(typed, word.text, maximum)
        if (distance <= maximum) take(fits, word, distance === 1 ? FIT.oneLetter : FIT.twoLetters)
      }
      return fits
    },
    findPhrase(typed) {
      const phrase = ` ${foldName(typed)} `
      const named = [...wholeNames].filter(([, names]) => names.includes(phrase))
      return new Set(named.map(([id]) => id))
    },
  }
}

type Grams = ReadonlyMap<string, readonly Word[]>

function beginningWith(typed: string, byGram: Grams): readonly Word[] {
  let shortest: readonly Word[] | undefined
  for (const gram of gramsOf(`  ${typed}`)) {
    const list = byGram.get(gram)
    if (!list) return []
    if (!shortest || list.length < shortest.length) shortest = list
  }
  return (shortest ?? []).filter(({ text }) => text.length > typed.length && text.startsWith(typed))
}

/**
 * The few words that share the most groups of letters with it. `shared` has a zero for each word,
 * before and after.
 */
function spelledLike(typed: string, byGram: Grams, shared: Uint8Array): Word[] {
  const grams = gramsOf(`  ${typed} `)
  const touched: Word[] = []
  for (const gram of grams) {
    for (const word of byGram.get(gram) ?? []) {
      const count = shared[word.number] ?? 0
      if (count === 0) touched.push(word)
      shared[word.number] = count + 1
    }
  }
  const alike: { word: Word; share: number }[] = []
  for (const word of touched) {
    const share = (2 * (shared[word.number] ?? 0)) / (word.grams + grams.length)
    shared[word.number] = 0
    if (share >= SHARED_MIN && word.owners.length > 0) alike.push({ word, share })
  }
  return firstOf(alike, COMPARED_MAX, (a, b) => b.share - a.share).map(({ word }) => word)
}

function take(fits: Map<number, number>, { owners }: Word, fit: number): void {
  for (const id of owners) if ((fits.get(id) ?? 0) < fit) fits.set(id, fit)
}

/** Most words have one owner, and an array that only grows as it must is small. */
const withNew = (owners: number[], id: number): number[] => {
  if (owners.length === 0) return [id]
  owners.push(id)
  return owners
}

const without = (owners: readonly number[], id: number): number[] =>
  owners.filter((owner) => owner !== id)

function append(lists: Map<string, Word[]>, key: string, word: Word): void {
  const list = lists.get(key)
  if (list) list.push(word)
  else lists.set(key, [word])
}

/** All groups of three letters, each once. */
function gramsOf(text: string): string[] {
  const grams = new Set<string>()
  for (let at = 0; at + 3 <= text.length; at++) grams.add(text.slice(at, at + 3))
  return [...grams]
}

/** "Bento" and "peanut" have the same consonants and are not meant for each other. */
function isSpelledAlike(one: string, other: string): boolean {
  const maximum = Math.max(2, Math.floor(UNLIKE_SHARE_MAX * Math.max(one.length, other.length)))
  return editDistance(one, other, maximum) <= maximum
}

/** The consonants of a word, where there are enough of them to tell it from others. */
function soundOf(word: string): string | undefined {
  const [sound = ''] = soundsOf(word)
  return sound.length < SOUND_LENGTH_MIN ? undefined : sound
}
