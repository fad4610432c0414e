/** Chance that a seed repeats. */
export interface Draws {
  below: (count: number) => number
  /** Whether something with a share of so much happens. */
  happens: (share: number) => boolean
  oneOf: <T>(list: readonly T[]) => T
}

export function drawsOf(seed: number): Draws {
  let state = seed >>> 0
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  // Neighbouring seeds begin alike.
  for (let count = 0; count < 8; count += 1) next()
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    happens: (share) => next() < share,
    oneOf: (list) => {
      const one = list[below(list.length)]
      if (one === undefined) throw new Error('Nothing to draw from')
      return one
    },
  }
}
