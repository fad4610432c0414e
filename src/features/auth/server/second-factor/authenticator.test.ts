import { describe, expect, it } from 'vitest'
import { codeAt, describeKey, newSecret, stepOfCode } from './authenticator.ts'

const SECRET = Buffer.from('12345678901234567890')
/** RFC 6238, appendix B (SHA-1), the last six digits. */
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const
const at = (seconds: number) => new Date(seconds * 1000)

/** The step that the code of 3015 s is taken for. */
const step = (seconds: number) => stepOfCode(SECRET, codeAt(SECRET, at(3015)), at(seconds))

describe('codes of an authenticator', () => {
  it.each(VECTORS)('at %i s the code is %s', (seconds, code) => {
    expect(codeAt(SECRET, at(seconds))).toBe(code)
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  it('takes the step before and the step after, and no other', () => {
    expect([2985, 3000, 3015, 3029, 3059].map(step)).toEqual([100, 100, 100, 100, 100])
    expect([2969, 3060].map(step)).toEqual([undefined, undefined])
  })

  it('describes a key for typing and for a QR code', () => {
    const { key, uri } = describeKey(SECRET, '+971500000003')
    expect(key).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')
    expect(uri).toMatch(/^otpauth:\/\/totp\/Sufra:%2B971500000003\?issuer=Sufra&secret=GEZDGN/)
    expect(newSecret()).toHaveLength(20)
    expect(newSecret()).not.toEqual(newSecret())
  })
})
