import { expect, test } from 'vitest'
import { foldText, matchesTyped } from './fold-text.ts'

test.each([
  ['أبوظبي', 'ابوظبي'],
  ['قهوة', 'قهوه'],
  ['سُفرة', 'سفره'],
  ['مصطفى', 'مصطفي'],
  ['Café  ', 'cafe'],
  ['كمون', 'کمون'],
  ['طحينة', 'طحینہ'],
  ['ليمون', 'لېمون'],
])('a search finds %s by %s', (text, typed) => {
  expect(foldText(text)).toBe(foldText(typed))
})

test.each(['%', '_', '\\', '.*', '؟', '—'])('%s, which is a sign alone, finds nothing', (typed) => {
  expect(matchesTyped('Tahini', typed)).toBe(false)
})

test('nothing typed finds everything', () => {
  expect(matchesTyped('Tahini', ' ')).toBe(true)
})

test('every letter of Arabic is folded as part of a phrase as it is alone', () => {
  const letters = Array.from({ length: 0x100 }, (_, index) => String.fromCodePoint(0x600 + index))
  expect(letters.map(foldText)).toEqual(letters.map((letter) => foldText(`${letter} `)))
})
