import { describe, expect, it } from 'vitest'
import { wireDirhams } from './wire.ts'

describe('wireDirhams', () => {
  const price = wireDirhams('price_wrong', { max: 100, tooLarge: 'price_too_large' })

  it('takes whole fils up to its limit', () => {
    for (const value of [0, 0.01, 0.07, 19.99, 100]) expect(price.parse(value)).toBe(value)
  })

  it('refuses parts of a fils, also those too small to be distinguished from 0, and what is out of its limits', () => {
    for (const value of [0.005, 3.5e-323, 1.001, -0.01, Number.NaN]) {
      expect(price.safeParse(value).error?.issues[0]?.message).toBe('price_wrong')
    }
    expect(price.safeParse(100.01).error?.issues[0]?.message).toBe('price_too_large')
    expect(wireDirhams('price_wrong', { min: 0.01, max: 1 }).safeParse(0).success).toBe(false)
  })
})
