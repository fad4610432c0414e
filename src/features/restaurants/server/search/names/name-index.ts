import { soundsOf } from '#shared/text/name-sound.ts'
import { editDistance } from './edit-distance.ts'
import { createGrams, type Word } from './grams.ts'
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

interface Named {
  names: readonly string[]
  words: readonly Word[]
}

const TYPO_LENGTH_MIN = 4
const TWO_LETTERS_LENGTH_MIN = 7
const SOUND_LENGTH_MIN = 3
/** Of the longer word, how many letters may differ where both sound alike. */
const UNLIKE_SHARE_MAX = 0.4

/**
 * Words are found by their groups of three letters, as in PostgreSQL's pg_trgm, and by how they
 * sound. A word stays in it when nothing is called so any more.
 */
export function createNameIndex(): NameIndex {
  const words = new Map<string, Word>()
  const grams = createGrams()
  const bySound = new Map<string, Word[]>()
  const named = new Map<number, Named>()

  const learn = (text: string): Word => {
    const known = words.get(text)
    if (known) return known
    const word: Word = { text, owners: [] }
    words.set(text, word)
    grams.add(word)
    const sound = soundOf(text)
    if (sound) append(bySound, sound, word)
    return word
  }

  const remove = (id: number) => {
    for (const word of named.get(id)?.words ?? []) word.owners = without(word.owners, id)
    named.delete(id)
  }

  return {
    put(id, names) {
      remove(id)
      const own = [...new Set(names.flatMap(wordsOf))].map(learn)
      for (const word of own) word.owners = withNew(word.owners, id)
      named.set(id, { names, words: own })
    },
    remove,
    find(typed) {
      const fits = new Map<number, number>()
      const same = words.get(typed)
      if (same) take(fits, same, FIT.same)
      for (const word of grams.beginningWith(typed)) take(fits, word, FIT.begins)
      for (const word of bySound.get(soundOf(typed) ?? '') ?? []) {
        if (isSpelledAlike(typed, word.text)) take(fits, word, FIT.sounds)
      }
      return fits
    },
    findMisspelt(typed) {
      const fits = new Map<number, number>()
      if (typed.length < TYPO_LENGTH_MIN) return fits
      const maximum = typed.length < TWO_LETTERS_LENGTH_MIN ? 1 : 2
      for (const word of grams.spelledLike(typed)) {
        const distance = editDistance(typed, word.text, maximum)
        if (distance <= maximum) take(fits, word, distance === 1 ? FIT.oneLetter : FIT.twoLetters)
      }
      return fits
    },
    findPhrase(typed) {
      const phrase = ` ${foldName(typed)} `
      // A name that has the phrase in it has all of its words.
      const owners = wordsOf(typed).map((word) => words.get(word)?.owners ?? [])
      const [fewest = []] = owners.toSorted((a, b) => a.length - b.length)
      const isCalledSo = (id: number) =>
        named.get(id)?.names.some((name) => ` ${foldName(name)} `.includes(phrase)) === true
      return new Set(fewest.filter(isCalledSo))
    },
  }
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
