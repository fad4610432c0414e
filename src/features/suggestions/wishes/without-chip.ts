import type { Wish } from './wish.ts'

/** The wish without one thing that was understood wrongly. */
export function withoutChip(wish: Wish, slot: keyof Wish, value: string): Wish {
  const values = wish[slot]
  if (Array.isArray(values))
    return { ...wish, [slot]: values.filter((other: string) => other !== value) }
  return { ...wish, [slot]: null }
}
