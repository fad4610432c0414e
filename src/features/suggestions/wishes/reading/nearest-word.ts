const LEAST_LETTERS = 5

/** The known word that one slip away: a letter changed, missing, too many, or two swapped. */
export function nearestWord(word: string, words: ReadonlySet<string>): string | undefined {
  if (word.length < LEAST_LETTERS) return undefined
  let nearest: string | undefined
  for (const candidate of words) {
    if (candidate.length < LEAST_LETTERS - 1 || !isOneSlipAway(word, candidate)) continue
    if (candidate.startsWith(word.slice(0, 1))) return candidate
    nearest ??= candidate
  }
  return nearest
}

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
