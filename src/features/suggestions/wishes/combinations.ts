import type { Meaning } from './lexicon.ts'
import { readPhrases } from './phrase-forms.ts'
import type { Layer, Phrases } from './phrases.ts'
import { soundsOf } from './reading/sound.ts'

interface Part {
  forms: ReadonlySet<string>
  longest: number
  isOptional: boolean
}

function partOf(list: string): Part {
  const phrases = readPhrases(list)
  const spoken = phrases.filter(({ form }) => form !== '')
  return {
    forms: new Set(spoken.map(({ form }) => form)),
    longest: Math.max(...spoken.map(({ words }) => words.length)),
    isOptional: spoken.length < phrases.length,
  }
}

/** Whether the words from `from` on are one form of each part, in order. */
function matches(
  words: readonly string[],
  from: number,
  [part, ...rest]: readonly Part[],
): boolean {
  if (!part) return from === words.length
  if (part.isOptional && matches(words, from, rest)) return true
  for (let to = from + 1; to <= words.length && to - from <= part.longest; to += 1)
    if (part.forms.has(words.slice(from, to).join(' ')) && matches(words, to, rest)) return true
  return false
}

/** Phrases of several parts, each a list: every part with every other, too many to write them out. */
export function combinationsOf(lists: readonly (readonly string[])[], meaning: Meaning): Layer {
  const all = lists.map((parts) => parts.map(partOf))
  const words = new Set(
    all.flat().flatMap(({ forms }) => [...forms].flatMap((form) => form.split(' '))),
  )
  const longest = all.map((parts) => parts.reduce((sum, part) => sum + part.longest, 0))
  const longestPhrase = Math.max(...longest)
  const meanings: Phrases = {
    get(phrase) {
      const spoken = phrase.split(' ')
      return all.some((parts) => matches(spoken, 0, parts)) ? meaning : undefined
    },
  }
  const none: ReadonlySet<string> = new Set()
  return {
    meanings,
    words,
    slips: words,
    alone: none,
    slipsAlone: none,
    sounds: soundsOf(words),
    longestPhrase,
  }
}
