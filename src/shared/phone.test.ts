import { describe, expect, it } from 'vitest'
import { erasedPhone, formatPhone, isErasedPhone, toE164 } from './phone.ts'

describe('a phone number', () => {
  it.each([
    '0501234567',
    '501234567',
    '+971501234567',
    '00971501234567',
    '971501234567',
    '+9710501234567',
    '050 123 4567',
    '(050) 123-4567',
    '٠٥٠١٢٣٤٥٦٧',
    '۰۵۰۱۲۳۴۵۶۷',
    '\u2066+971 50 123 4567\u2069',
    '0501234567\uFE0F',
    '050\u200B123\u2060 4567\u2800',
  ])('%s is one UAE mobile', (typed) => {
    expect(toE164(typed)).toBe('+971501234567')
  })

  it.each(['', '12345678', 'abc', '+', '+0501234567', '050123456x', '+971'])(
    '%s is none',
    (typed) => {
      expect(toE164(typed)).toBeUndefined()
    },
  )

  it('keeps foreign numbers with their country code', () => {
    expect(toE164('+44 7700 900123')).toBe('+447700900123')
  })

  it('of a deleted account is distinguished from every other', () => {
    expect(isErasedPhone(erasedPhone(42))).toBe(true)
    expect(isErasedPhone('+971505550143')).toBe(false)
  })

  it('is grouped for reading', () => {
    expect(formatPhone('+971505550143')).toBe('+971 50 555 0143')
    expect(formatPhone('+97145550182')).toBe('+971 4 555 0182')
  })
})
