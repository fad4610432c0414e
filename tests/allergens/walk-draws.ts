/** The same choices in every run. */
function* numbers(): Generator<number, never> {
  let state = Number(process.env['ALLERGEN_SEED'] ?? 20_261_121)
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}
const random = numbers()

export const below = (count: number): number => Math.floor(random.next().value * count)

export const oneOf = <T>(list: readonly T[]): T => {
  const one = list[below(list.length)]
  if (one === undefined) throw new Error('nothing to choose from')
  return one
}
