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

interface Combination {
  parts: readonly Part[]
  /** What its first word may be; most phrases are none by it. */
  starts: ReadonlySet<string>
}

function combinationOf(lists: readonly string[]): Combination {
  const parts = lists.map(partOf)
  const leading = parts.slice(0, parts.findIndex((part) => !part.isOptional) + 1)
  const firsts = leading.flatMap(({ forms }) => [...forms].map((form) => form.split(' ')[0] ?? ''))
  return { parts, starts: new Set(firsts) }
}

/** Whether the words from `from` on are one form of each of the parts from `at` on, in order. */
function matches(words: readonly string[], from: number, parts: readonly Part[], at = 0): boolean {
  const part = parts[at]
  if (!part) return from === words.length
  if (part.isOptional && matches(words, from, parts, at + 1)) return true
  const last = Math.min(words.length, from + part.longest)
  for (let to = from + 1; to <= last; to += 1) {
    const form = words.slice(from, to).join(' ')
    if (part.forms.has(form) && matches(words, to, parts, at + 1)) return true
  }
  return false
}

/** Phrases of several parts, each a list: every part with every other, too many to write them out. */
export function combinationsOf(lists: readonly (readonly string[])[], meaning: Meaning): Layer {
  const all = lists.map(combinationOf)
  const forms = all.flatMap(({ parts }) => parts.flatMap((part) => [...part.forms]))
  const words = new Set(forms.flatMap((form) => form.split(' ')))
  const longest = all.map(({ parts }) => parts.reduce((sum, part) => sum + part.longest, 0))
  const longestPhrase = Math.max(...longest)
  const meanings: Phrases = {
    get(phrase) {
      const end = phrase.indexOf(' ')
      const first = end === -1 ? phrase : phrase.slice(0, end)
      if (!all.some(({ starts }) => starts.has(first))) return undefined
      const spoken = phrase.split(' ')
      return all.some(({ parts }) => matches(spoken, 0, parts)) ? meaning : undefined
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
