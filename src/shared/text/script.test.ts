import { expect, it } from 'vitest'
import { scriptOf } from './script.ts'

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
