/** The lines with so many portions fewer: the last ones go first. */
export function dropLast<L extends { quantity: number }>(lines: readonly L[], excess: number): L[] {
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
