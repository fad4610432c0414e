import { firstOf } from '../first-of.ts'

/** A word that names have, and whose. */
export interface Word {
  text: string
  /** Each once. */
  owners: number[]
}

/** Words by their groups of three letters. */
export interface Grams {
  /** One that isn't there yet. */
  add: (word: Word) => void
  /** The longer words that begin so. */
  beginningWith: (typed: string) => Word[]
  /** The few words of some name that share the most groups with it. */
  spelledLike: (typed: string) => Word[]
}

/** Words that are compared letter by letter: those that share the most groups of three letters. */
const COMPARED_MAX = 12
const SHARED_MIN = 0.2

export function createGrams(): Grams {
  const words: Word[] = []
  /** How many groups each word has. */
  let counts = new Uint8Array(1024)
  /** How many of them are shared; zero between two questions. */
  let shared = new Uint8Array(1024)
  /** The places of the words. */
  const byGram = new Map<string, number[]>()

  return {
    add(word) {
      const place = words.push(word) - 1
      if (place >= counts.length) {
        counts = grown(counts)
        shared = grown(shared)
      }
      const grams = gramsOf(`  ${word.text} `)
      counts[place] = grams.length
      for (const gram of grams) {
        const places = byGram.get(gram)
        if (places) places.push(place)
        else byGram.set(gram, [place])
      }
    },
    beginningWith(typed) {
      const longer: Word[] = []
      for (const place of rarest(gramsOf(`  ${typed}`), byGram)) {
        const word = words[place]
        if (word && word.text.length > typed.length && word.text.startsWith(typed)) {
          longer.push(word)
        }
      }
      return longer
    },
    spelledLike(typed) {
      const grams = gramsOf(`  ${typed} `)
      const touched: number[] = []
      for (const gram of grams) {
        for (const place of byGram.get(gram) ?? []) {
          const count = shared[place] ?? 0
          if (count === 0) touched.push(place)
          shared[place] = count + 1
        }
      }
      const alike: { word: Word; share: number }[] = []
      for (const place of touched) {
        const share = (2 * (shared[place] ?? 0)) / ((counts[place] ?? 0) + grams.length)
        shared[place] = 0
        const word = share >= SHARED_MIN ? words[place] : undefined
        if (word && word.owners.length > 0) alike.push({ word, share })
      }
      return firstOf(alike, COMPARED_MAX, (a, b) => b.share - a.share).map(({ word }) => word)
    },
  }
}

/** The shortest list; none where one of the groups is in no word. */
function rarest(
  grams: readonly string[],
  byGram: ReadonlyMap<string, readonly number[]>,
): readonly number[] {
  let shortest: readonly number[] | undefined
  for (const gram of grams) {
    const places = byGram.get(gram)
    if (!places) return []
    if (!shortest || places.length < shortest.length) shortest = places
  }
  return shortest ?? []
}

function grown(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(2 * bytes.length)
  larger.set(bytes)
  return larger
}

/** All groups of three letters, each once. */
function gramsOf(text: string): string[] {
  const grams = new Set<string>()
  for (let at = 0; at + 3 <= text.length; at++) grams.add(text.slice(at, at + 3))
  return [...grams]
}
