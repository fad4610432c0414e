import { roundHalfUp, vatOfLines } from '#shared/money.ts'

export interface VatSplit {
  netFils: number
  vatFils: number
}

/** The VAT of 5% inside the lines of a bill: net and VAT add up to them. R-PAY-9 */
export const splitVat = (...grossLines: number[]): VatSplit => {
  const grossFils = grossLines.reduce((sum, line) => sum + line, 0)
  const vatFils = vatOfLines(grossLines)
  return { netFils: grossFils - vatFils, vatFils }
}

interface Amounts {
  grossFils: number
  vatFils: number
}

interface RefundedLine {
  description: { en: string }
  quantity: number
  grossFils: number
}

/** An invoice as it was issued, whichever rule its VAT was counted by. */
export interface IssuedInvoice<Line extends RefundedLine = RefundedLine> extends Amounts {
  lines: readonly (Line & { vatFils: number })[]
}

const isSame = (one: RefundedLine, other: RefundedLine): boolean =>
  one.description.en === other.description.en &&
  one.quantity === other.quantity &&
  one.grossFils === other.grossFils

/**
 * The VAT of each line of a refund follows the invoice: a line of it has the VAT that was printed, a
 * part of it its share, and what is given back last the rest, so that refunds of the whole give back
 * exactly the VAT of the whole. R-PAY-9
 */
export function vatOfRefund(
  invoice: IssuedInvoice,
  before: Amounts,
  lines: readonly RefundedLine[],
): number[] {
  const amountFils = lines.reduce((sum, { grossFils }) => sum + grossFils, 0)
  const afterFils = before.grossFils + amountFils
  const restFils = invoice.vatFils - before.vatFils
  const shareFils = roundHalfUp((invoice.vatFils * afterFils) / invoice.grossFils) - before.vatFils
  const printed = lines.map((line) => invoice.lines.find((one) => isSame(one, line))?.vatFils)
  const vats = lines.map(({ grossFils }, index) => printed[index] ?? vatOfLines([grossFils]))
  const isPrinted = printed.every((vatFils) => vatFils !== undefined)
  const sumFils = vats.reduce((sum, vatFils) => sum + vatFils, 0)
  const wantedFils = isPrinted ? sumFils : Math.max(0, shareFils)
  const givenFils = afterFils === invoice.grossFils ? restFils : Math.min(wantedFils, restFils)
  const largest = lines.reduce(
    (best, line, index) => (line.grossFils > (lines[best]?.grossFils ?? 0) ? index : best),
    0,
  )
  return vats.map((vatFils, index) => (index === largest ? vatFils + givenFils - sumFils : vatFils))
}
