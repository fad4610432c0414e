const LEAST_LETTERS = 5
/** Below this one letter for another is likely to be another word: `carry` is no curry. */
const LEAST_TO_CHANGE = 6

/**
 * The known word that is one slip away: a letter changed, missing, too many, or two swapped. The
 * first letter is right: `hindi` is no slip for `bhindi`.
 */
export function nearestWord(word: string, words: ReadonlySet<string>): string | undefined {
  if (word.length < LEAST_LETTERS) return undefined
  for (const candidate of words) {
    const isSimilar =
      candidate.length >= LEAST_LETTERS - 1 &&
      candidate.startsWith(word.slice(0, 1)) &&
      (word.length >= LEAST_TO_CHANGE || !isChanged(word, candidate))
    if (isSimilar && isOneSlipAway(word, candidate)) return candidate
  }
  return undefined
}

const sorted = (word: string): string => word.split('').toSorted().join('')

const isChanged = (one: string, other: string): boolean =>
  one.length === other.length && sorted(one) !== sorted(other)

export function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [restOne, restOther] = [one.slice(start), other.slice(start)]
  return (
    restOne.slice(1) === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1) ||
    (restOne[0] === restOther[1] &&
      restOne[1] === restOther[0] &&
      restOne.slice(2) === restOther.slice(2))
  )
}
