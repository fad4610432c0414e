import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['أبوظبي', 'ابوظبي'],
  ['قهوة', 'قهوه'],
  ['سُفرة', 'سفره'],
  ['مصطفى', 'مصطفي'],
  ['Café  ', 'cafe'],
])('a search finds %s by %s', (text, typed) => {
  expect(foldText(text)).toBe(foldText(typed))
})
