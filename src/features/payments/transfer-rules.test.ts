import { describe, expect, it } from 'vitest'
import { askedMinor, filsOfMinor, keyInEvidence, keyOfReference } from './transfer-rules.ts'

const HASH = 'a'.repeat(64)

describe('the number of a transfer, R-PAY-14', () => {
  it.each([
    [`TX ${HASH}`, HASH],
    [HASH.toUpperCase(), HASH],
    [`0x${HASH}`, HASH],
    ['FT26327ABC', 'ft26327abc'],
    ['ft 26327 abc', 'ft26327abc'],
    ['FT-26327-ABC', 'ft26327abc'],
    ['FT 26331ABCDE', 'ft26331abcde'],
    ['20261125ENBD 778812', '20261125enbd778812'],
    [`TQ5nQ9V4Tz1pkkFxnTmT5vnHvLuq8sQ9Yx ${HASH}`, HASH],
    ['ＦＴ26327ABC', 'ft26327abc'],
    ['٢٦٣٢٧', '26327'],
  ])('%s is %s', (typed, key) => {
    expect(keyOfReference(typed)).toBe(key)
  })

  it.each([
    [`Seen on the chain, TX ${HASH}.`, HASH],
    ['Transfer FT26327ABC of today.', 'ft26327abc'],
    [`Sent to TQ5nQ9V4Tz1pkkFxnTmT5vnHvLuq8sQ9Yx, tx ${HASH}`, HASH],
    ['Seen on the statement of the account', null],
    ['From AE070331234567890123456, seen today', null],
    ['Payment PAY-000123, TRC-20, 21 November', null],
  ])('in “%s” is %s', (evidence, key) => {
    expect(keyInEvidence(evidence)).toBe(key)
  })
})

describe('what arrived', () => {
  const transfer = { amountFils: 232_900, usdCents: null, method: 'bank_transfer' }
  const coins = { ...transfer, method: 'usdt' }

  it('is counted in the money that was asked for', () => {
    expect(askedMinor(transfer)).toBe(232_900)
    expect(askedMinor(coins)).toBe(63_417)
    expect(filsOfMinor(100_000, transfer)).toBe(100_000)
    expect(filsOfMinor(63_417, coins)).toBe(232_900)
    expect(filsOfMinor(10_000, coins)).toBe(36_725)
  })
})
