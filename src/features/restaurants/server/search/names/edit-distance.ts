/**
 * How many letters have to be left out, added, changed or swapped with their neighbour to make one
 * word of the other; `maximum + 1` means any more than `maximum`.
 */
export function editDistance(from: string, to: string, maximum: number): number {
  if (Math.abs(from.length - to.length) > maximum) return maximum + 1
  let before: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    let least = row
    for (let at = 1; at <= to.length; at++) {
      const isSame = from[row - 1] === to[at - 1]
      let cost = Math.min(
        (above[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (row > 1 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1]) {
        cost = Math.min(cost, (before[at - 2] ?? 0) + 1)
      }
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > maximum) return maximum + 1
    before = above
    above = current
  }
  return Math.min(above[to.length] ?? 0, maximum + 1)
}
