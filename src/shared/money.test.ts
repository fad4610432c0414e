import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDirhams, roundToDirham, toDirhams, toFils, toUsdCents, vatOfLines } from './money.ts'

const amount = fc.integer({ min: 0, max: 100_000_000 })

describe('money', () => {
  it('rounds half up to whole dirhams where the decisions say so', () => {
    expect(roundToDirham(227_880)).toBe(227_900)
    expect(roundToDirham(227_850)).toBe(227_900)
    expect(roundToDirham(227_849)).toBe(227_800)
  })

  it('finds the VAT inside a gross amount', () => {
    expect(vatOfLines([232_900])).toBe(11_090)
    fc.assert(
      fc.property(amount, (gross) => {
        const vat = vatOfLines([gross])
        expect(Math.abs((gross - vat) * 0.05 - vat)).toBeLessThan(0.53)
      }),
    )
  })

  it('rounds the VAT of each line to the nearest fils and adds them up, R-PAY-9', () => {
    expect(vatOfLines([325])).toBe(15)
    expect(vatOfLines([1000, 1000, 1000])).toBe(144)
    expect(vatOfLines([])).toBe(0)
  })

  it('survives the way to the wire and back', () => {
    fc.assert(
      fc.property(amount, (fils) => {
        expect(toFils(toDirhams(fils))).toBe(fils)
      }),
    )
  })

  it('is written the same in both languages', () => {
    expect(formatDirhams(189_900, 'en')).toBe('1,899')
    expect(formatDirhams(189_950, 'ar')).toBe('1,899.50')
    expect(formatDirhams(189_900, 'en', { decimals: 'always' })).toBe('1,899.00')
  })

  it('becomes US cents at the peg', () => {
    expect(toUsdCents(367_250)).toBe(100_000)
    expect(toUsdCents(232_900)).toBe(63_417)
  })
})
