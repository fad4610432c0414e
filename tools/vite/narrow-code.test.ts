import { SourceMap, type SourceMapPayload } from 'node:module'
import { expect, it } from 'vitest'
import { narrow } from './narrow-code.ts'

/** One place on the first line and two on the second, of which the last comes after «رز». */
const code = "const a='b'\nconst rice='رز😀',soup=2"
const mappings = 'AAAA;AACA,kBAAkB'
const payload: SourceMapPayload = {
  version: 3,
  file: 'a.js',
  sources: ['a.ts'],
  sourcesContent: [],
  names: [],
  sourceRoot: '',
  mappings,
}
const placesOf = (ofCode: string, ofMappings: string) => {
  const map = new SourceMap({ ...payload, mappings: ofMappings })
  return ["a='b'", 'rice', 'soup'].map((word) => {
    const before = ofCode.slice(0, ofCode.indexOf(word)).split('\n')
    const column = before.at(-1)?.length ?? 0
    const entry = map.findEntry(before.length - 1, column)
    if (!('originalLine' in entry)) return undefined
    return [entry.originalLine, entry.originalColumn, entry.generatedColumn - column]
  })
}

it('escapes what takes more than a byte and keeps what it means', () => {
  const { code: narrowed } = narrow(code, mappings)
  expect(narrowed).toBe("const a='b'\nconst rice='\\u0631\\u0632\\ud83d\\ude00',soup=2")
  expect(narrow("const a='é'", 'AAAA').code).toBe("const a='é'")
})

it('keeps each place of the source map on its word', () => {
  const narrowed = narrow(code, mappings)
  expect(placesOf(narrowed.code, narrowed.mappings)).toEqual(placesOf(code, mappings))
  expect(narrowed.mappings).not.toBe(mappings)
})
