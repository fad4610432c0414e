import { describe, expect, it } from 'vitest'
import { readPhone } from './phone.ts'

describe('a phone number', () => {
  it.each([
    '0501234567',
    '501234567',
    '+971501234567',
    '00971501234567',
    '971501234567',
    '+9710501234567',
    '050 123 4567',
    '05 0123 4567',
    '(050) 123-4567',
    '٠٥٠١٢٣٤٥٦٧',
    '۰۵۰۱۲۳۴۵۶۷',
    '٠٠٩٧١٥٠١٢٣٤٥٦٧',
    '\u2066+971 50 123 4567\u2069',
    '0501234567\uFE0F',
    '050\u200B123\u2060 4567\uFE0D',
  ])('%s is one UAE mobile', (typed) => {
    expect(readPhone(typed)).toEqual({ e164: '+971501234567', isUae: true, isUaeMobile: true })
  })

  it.each([
    '+97142000000',
    '+971800123456',
    '+971600123456',
    '+971900123456',
    '+97150000',
    '+971511234567',
    '050123456',
    '04 200 0000',
  ])('%s is no UAE mobile', (typed) => {
    expect(readPhone(typed)).toMatchObject({ isUae: true, isUaeMobile: false })
  })

  it.each(['', 'abc', '+', '+0501234567', 'call 0501234567'])('%j is none', (typed) => {
    expect(readPhone(typed)).toBeUndefined()
  })

  it('of another country is known as such', () => {
    expect(readPhone('+44 7700 900123')).toMatchObject({ isUae: false, isUaeMobile: false })
  })
})
