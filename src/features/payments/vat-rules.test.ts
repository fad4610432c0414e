import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitVat, vatOfRefund } from './vat-rules.ts'

const line = (grossFils: number, en = `of ${grossFils}`) => ({
  description: { en },
  quantity: 1,
  grossFils,
})

const grossLines = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 })

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0)

/** An invoice of today, whose lines are distinguished by their places. */
function invoiceOf(all: readonly number[]) {
  const lines = all.map((grossFils, index) => ({
    ...line(grossFils, `line ${index + 1}`),
    vatFils: splitVat(grossFils).vatFils,
  }))
  return { lines, grossFils: sumOf(all), vatFils: splitVat(...all).vatFils }
}

/** Gives back one refund after the other; answers the VAT of all. */
function refundAll(
  invoice: ReturnType<typeof invoiceOf>,
  refunds: readonly (readonly ReturnType<typeof line>[])[],
): number {
  const before = { grossFils: 0, vatFils: 0 }
  for (const lines of refunds) {
    const vats = vatOfRefund(invoice, before, lines)
    expect(vats).toHaveLength(lines.length)
    before.grossFils += sumOf(lines.map(({ grossFils }) => grossFils))
    before.vatFils += sumOf(vats)
  }
  expect(before.grossFils).toBe(invoice.grossFils)
  return before.vatFils
}

describe('the VAT of an invoice, R-PAY-9', () => {
  it('is the sum of its lines, each 5/105 to half a fils', () => {
    expect(splitVat(325)).toEqual({ netFils: 310, vatFils: 15 })
    expect(splitVat(1000, 1000, 1000)).toEqual({ netFils: 2856, vatFils: 144 })
    fc.assert(
      fc.property(grossLines, (all) => {
        const { netFils, vatFils } = splitVat(...all)
        expect(netFils + vatFils).toBe(sumOf(all))
        expect(vatFils).toBe(sumOf(all.map((grossFils) => Math.round(grossFils / 21))))
      }),
    )
  })
})

describe('the VAT of refunds, R-PAY-9', () => {
  it('of one line after the other is the line’s own, and that of the whole together', () => {
    fc.assert(
      fc.property(grossLines, (all) => {
        const invoice = invoiceOf(all)
        for (const { vatFils, ...one } of invoice.lines) {
          expect(vatOfRefund(invoice, { grossFils: 0, vatFils: 0 }, [one])).toEqual([vatFils])
        }
        const refunds = invoice.lines.map((one) => [one])
        expect(refundAll(invoice, refunds)).toBe(invoice.vatFils)
      }),
    )
  })

  it('of any parts is that of the whole together', () => {
    fc.assert(
      fc.property(
        grossLines,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        (all, shares) => {
          const invoice = invoiceOf(all)
          const edges = shares.map((share) => Math.floor(share * invoice.grossFils))
          const cuts = [0, ...edges, invoice.grossFils].toSorted((a, b) => a - b)
          const parts = cuts.slice(1).map((edge, index) => edge - (cuts[index] ?? 0))
          const refunds = parts.filter((part) => part > 0).map((part) => [line(part, 'a part')])
          expect(refundAll(invoice, refunds)).toBe(invoice.vatFils)
        },
      ),
    )
  })

  it('follows an invoice that was issued with its VAT shared out', () => {
    const printed = {
      lines: [
        { ...line(325, 'Bread'), vatFils: 16 },
        { ...line(2900, 'Delivery'), vatFils: 138 },
      ],
      grossFils: 3225,
      vatFils: 154,
    }
    const nothing = { grossFils: 0, vatFils: 0 }
    expect(vatOfRefund(printed, nothing, [line(325, 'Bread')])).toEqual([16])
    expect(vatOfRefund(printed, { grossFils: 325, vatFils: 16 }, [line(2900, 'Rest')])).toEqual([
      138,
    ])
    expect(vatOfRefund(printed, nothing, printed.lines)).toEqual([16, 138])
  })
})
