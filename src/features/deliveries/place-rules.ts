import { extrasOf, type PaidDay, type PickedLine } from '#features/meals/rules.ts'

/** The lines with so many portions fewer: the last ones go first. */
export function removeLast<L extends { quantity: number }>(
  lines: readonly L[],
  excess: number,
): L[] {
  let left = excess
  return lines
    .toReversed()
    .map((line) => {
      const dropped = Math.min(Math.max(0, left), line.quantity)
      left -= dropped
      return { ...line, quantity: line.quantity - dropped }
    })
    .toReversed()
}

/**
 * The lines that lose portions where so many extras find no place, with what they lose. A paid meal
 * stays, also where it was chosen last.
 */
export function removeLastExtras<L extends PickedLine>(
  lines: readonly L[],
  day: PaidDay,
  excess: number,
): (L & { portions: number })[] {
  const extras = extrasOf(lines, day).map((quantity) => ({ quantity }))
  const left = removeLast(extras, excess)
  return lines.flatMap((line, at) => {
    const portions = (extras[at]?.quantity ?? 0) - (left[at]?.quantity ?? 0)
    return portions > 0 ? [{ ...line, quantity: line.quantity - portions, portions }] : []
  })
}

/**
 * Of the extras of a dish on a day that comes again, those that its customer did not see as such: they
 * were paid meals of another plan, and are not charged unasked. R-MEAL-11
 */
export const unshownExtras = ({
  extras,
  extrasShown,
}: {
  extras: number
  /** Null where nothing is known of before. */
  extrasShown: number | null
}): number => Math.max(0, extras - (extrasShown ?? extras))
