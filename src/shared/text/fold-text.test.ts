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
