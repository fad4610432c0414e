import { expect, test } from 'vitest'
import { isForeign, tidyPhone } from './phone-text.ts'

test.each([
  ['50 555 0143', '50 555 0143'],
  ['٠٥٠ ٥٥٥ ٠١٤٣', '050 555 0143'],
  ['۰۵۰۵۵۵۰۱۴۳', '0505550143'],
  ['+971 50 555 0143', '50 555 0143'],
  ['00971505550143', '505550143'],
  ['\u2066+971505550143\u2069', '505550143'],
  ['(050) 555-0143', '050 5550143'],
  ['+44 7700 900123', '+44 7700 900123'],
  ['phone', ''],
  ['', ''],
])('a phone field keeps %j as %j', (typed, kept) => {
  expect(tidyPhone(typed)).toBe(kept)
})

test('a number with a foreign code shows no +971, one that is still being typed does', () => {
  expect(isForeign('+44')).toBe(true)
  expect(isForeign('+97')).toBe(false)
  expect(isForeign('50')).toBe(false)
})
