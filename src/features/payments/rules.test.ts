import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { containsCardNumber, hasLuhnCheck } from '#shared/card-number.ts'
import { toUsdCents } from '#shared/money.ts'
import {
  errorOfRetry,
  formatUsd,
  invoiceNumber,
  nextChargeDay,
  refundCents,
  splitKept,
} from './rules.ts'
import { splitVat } from './vat-rules.ts'

const amounts = fc.integer({ min: 1, max: 100_000_000 })
const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 })

/** Whole parts that add up to an amount. */
function partsOf(amount: number, shares: readonly number[]): number[] {
  const edges = [0, ...shares.map((share) => Math.floor(share * amount)), amount].toSorted(
    (a, b) => a - b,
  )
  return edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0))
}

describe('US dollars', () => {
  it('are half-up at 3.6725, exactly', () => {
    fc.assert(
      fc.property(amounts, (fils) => {
        const exact = (BigInt(fils) * 20_000n + 36_725n) / 73_450n
        expect(BigInt(toUsdCents(fils))).toBe(exact)
      }),
      { numRuns: 5000 },
    )
    expect(formatUsd(toUsdCents(232_900))).toBe('634.17')
    expect(formatUsd(5)).toBe('0.05')
  })

  it('of all refunds together are the cents of the whole', () => {
    fc.assert(
      fc.property(amounts, cuts, (gross, shares) => {
        let before = 0
        let cents = 0
        for (const part of partsOf(gross, shares)) {
          cents += refundCents(before, part)
          before += part
        }
        expect(cents).toBe(toUsdCents(gross))
      }),
      { numRuns: 3000 },
    )
  })
})

it.each([
  [1, '2026-11-27'],
  [2, '2026-11-29'],
  [3, undefined],
])('after decline %i a charge is tried again on %s', (failures, day) => {
  expect(nextChargeDay('2026-11-25', failures)).toBe(day)
})

it('numbers invoices and credit notes by series', () => {
  expect(invoiceNumber('invoice', 42)).toBe('INV-000042')
  expect(invoiceNumber('credit_note', 7)).toBe('CN-000007')
  expect(invoiceNumber('invoice', 999_999)).toBe('INV-999999')
  expect(invoiceNumber('invoice', 1_000_000)).toBe('INV-1000000')
  expect(invoiceNumber('credit_note', 1_000_001)).toBe('CN-1000001')
})

describe('card numbers', () => {
  it.each([
    ['{"note":"4242424242424242"}', true],
    ['4242 4242 4242 4242', true],
    ['378282246310005', true],
    ['٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', true],
    ['4242424242424241', false],
    ['{"planId":2,"startDate":"2026-11-25","phone":"+971501234567"}', false],
    ['42424242424242424242424242', false],
  ])('%s is found out: %s', (text, isFound) => {
    expect(containsCardNumber(text)).toBe(isFound)
  })

  it('one changed digit never passes the check', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = Array.from('4242424242424242', Number)
        digits[place] = ((digits[place] ?? 0) + by) % 10
        expect(hasLuhnCheck(digits.join(''))).toBe(false)
      }),
    )
  })
})

const fee = (fils: number) => Math.floor((fils * 3 + 10) / 20)

describe('splitKept', () => {
  const payment = fc
    .tuple(fc.integer({ min: 1, max: 100_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([amountFils, share]) => {
      const refundedFils = Math.floor(amountFils * share)
      const { vatFils } = splitVat(amountFils)
      return { amountFils, refundedFils, vatFils: vatFils - splitVat(refundedFils).vatFils }
    })

  it('gives away what was kept, to the last fils', () => {
    fc.assert(
      fc.property(fc.array(payment, { minLength: 1, maxLength: 2 }), (payments) => {
        const kept = splitKept(payments, fee)
        const paid = payments.reduce((sum, { amountFils }) => sum + amountFils, 0)
        const back = payments.reduce((sum, { refundedFils }) => sum + refundedFils, 0)
        expect(kept.keptFils).toBe(paid - back)
        expect(kept.payoutFils + kept.incomeFils + kept.vatFils).toBe(kept.keptFils)
        expect(kept.payoutFils + kept.feeFils).toBe(kept.keptFils)
        expect(Math.abs(kept.vatFils - (kept.keptFils * 5) / 105)).toBeLessThanOrEqual(2.001)
        expect(kept.incomeFils).toBeGreaterThanOrEqual(-2)
      }),
    )
  })

  it('of AED 2,000 leaves the chef 1,700', () => {
    const payments = [
      { amountFils: 60_000, refundedFils: 0, vatFils: 2857 },
      { amountFils: 140_000, refundedFils: 0, vatFils: 6667 },
    ]
    expect(splitKept(payments, fee)).toEqual({
      keptFils: 200_000,
      vatFils: 9524,
      feeFils: 30_000,
      payoutFils: 170_000,
      incomeFils: 20_476,
    })
  })
})

describe('having a card tried again', () => {
  it.each([
    ['ready', 0, null, 'payment_not_declined'],
    ['requires_action', 0, null, 'payment_not_declined'],
    ['ready', 1, 'other', undefined],
    ['requires_action', 3, 'funds', undefined],
    ['requires_action', 1, 'useless', 'payment_card_useless'],
    ['failed', 3, 'other', 'payment_given_up'],
    ['expired', 1, 'other', 'payment_given_up'],
    ['captured', 1, null, 'payment_taken'],
    ['refunded', 2, null, 'payment_taken'],
  ] as const)('%s after %i declines (%s): %s', (state, failures, lastDecline, error) => {
    expect(errorOfRetry({ state, failures, lastDecline })).toBe(error)
  })
})
