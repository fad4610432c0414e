import { nameAll } from '../catalogue/names.ts'
import { createRandom, type Random } from '../../src/features/plates/drawing/random.ts'

let words: string[] | undefined

/** Words of a large catalogue's names, in both languages. */
function listWords(): string[] {
  const { kitchens, dishes } = nameAll()
  const names = [...kitchens, ...dishes].flatMap(({ name }) => [name.en, name.ar])
  return [...new Set(names.flatMap((name) => name.split(/[^\p{L}\p{M}]+/u)))].filter(
    (word) => word.length > 2,
  )
}

/** Leaves out a letter, doubles one, or swaps two. */
function mistype(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const [before, letter, next, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ]
  return [
    before + next + after,
    before + letter + letter + next + after,
    before + next + letter + after,
  ][Math.floor(random() * 3)] as string
}

/** What the n-th person searches for: one or two words, mistyped by every third. */
export function searchText(number: number): string {
  words ??= listWords()
  const random = createRandom(`search ${number}`)
  const asked = Array.from(
    { length: 1 + (number % 2) },
    () => words?.[Math.floor(random() * words.length)] ?? '',
  )
  return (number % 3 === 0 ? asked.map((word) => mistype(word, random)) : asked).join(' ')
}
