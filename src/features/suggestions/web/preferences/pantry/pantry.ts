/** The most that a pantry takes of one ingredient. */
const GRAMS_MAX = 50_000

export interface PantryLine {
  ingredientId: string
  name: string
  /** Null until it is given, NaN for what is no number. */
  grams: number | null
}

export const isWeight = (grams: number | null): boolean =>
  grams !== null && Number.isInteger(grams) && grams >= 1 && grams <= GRAMS_MAX

/** Whether both hold the same, in whatever order. */
export const isSamePantry = (one: readonly PantryLine[], other: readonly PantryLine[]): boolean =>
  one.length === other.length &&
  one.every(({ ingredientId, grams }) =>
    other.some((line) => line.ingredientId === ingredientId && Object.is(line.grams, grams)),
  )
