import { expect, it } from 'vitest'
import { inOwnLanguage, scriptOf } from './script.ts'

it.each([
  ['Lamb harees', 'en'],
  ['هريس اللحم', 'ar'],
  ['هريس اللحم 2', 'ar'],
  ['Harees هريس', undefined],
  ['12', undefined],
  ['', undefined],
])('reads the language of %s off its letters', (text, language) => {
  expect(scriptOf(text)).toBe(language)
})

it('never gives out a text of one language as one of the other', () => {
  expect(inOwnLanguage('Lamb harees')).toEqual({ en: 'Lamb harees', ar: '' })
  expect(inOwnLanguage('هريس اللحم')).toEqual({ en: '', ar: 'هريس اللحم' })
  expect(inOwnLanguage('Harees هريس')).toEqual({ en: 'Harees هريس', ar: 'Harees هريس' })
})
