import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'
import { cleanLines, cleanText, isCleanText } from './text.ts'

describe('isCleanText', () => {
  it.each([
    ['plain', 'Marina Gate 1', true],
    ['joiners of Persian and emoji', 'می\u200Cخواهم 👩\u200D🍳', true],
    ['full vowel marks', 'مُحَمَّدٌ', true],
    ['a control character', 'a\u0007b', false],
    ['a new line', 'a\nb', false],
    ['C1', 'a\u0085b', false],
    ['a direction override', 'a\u202Eb', false],
    ['an isolate', 'a\u2066b', false],
    ['a byte order mark', 'a\uFEFFb', false],
    ['half a surrogate pair', 'a\uD83Db', false],
    ['four stacked marks', `x${'\u0301'.repeat(4)}`, false],
  ])('%s', (_name, text, expected) => {
    expect(isCleanText(text)).toBe(expected)
  })
})

describe('foldText', () => {
  it('folds what people write differently', () => {
    expect(foldText('  AL-Barshā,  ٣ ')).toBe('al barsha 3')
    expect(foldText('أَبُو شغارة')).toBe(foldText('ابو شغاره'))
    expect(foldText('الخليجـــ التجاري')).toBe('الخليج التجاري')
  })
})

describe.each([
  ['cleanText', cleanText({ min: 2, max: 20 })],
  ['cleanLines', cleanLines({ min: 2, max: 20 })],
])('%s', (_name, schema) => {
  it.each([
    '\u200B\u200B\u200B',
    '\u2800\u2800\u2800',
    '\u3164 \u00AD \u3164',
    ' \u2060\u200D\u200E ',
    '\uFE0F\uFE0F\uFE0F',
  ])('counts nothing that no one sees: %j', (text) => {
    expect(schema.safeParse(text).error?.issues[0]?.message).toBe('text_too_short')
  })

  it.each([
    ['\u200B Villa 4 \u2800', 'Villa 4'],
    ['love it ❤\uFE0F', 'love it ❤\uFE0F'],
    ['👩\u200D🍳 می\u200Cخواهم', '👩\u200D🍳 می\u200Cخواهم'],
  ])('leaves what is seen of %j', (text, seen) => {
    expect(schema.parse(text)).toBe(seen)
  })
})
