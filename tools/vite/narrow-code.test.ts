import fs from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import { afterAll, expect, it } from 'vitest'
import { narrow, narrowCode } from './narrow-code.ts'

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

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-narrow-'))
const script = path.join(folder, 'script.js')
afterAll(() => fs.rmSync(folder, { recursive: true }))

it.each([
  ['a backslash before a character', String.raw`const rice = '\ر'`],
  ['an odd number of backslashes before one', String.raw`const rice = '\\\ر'`],
  ['a line that goes on after a wide break', "const rice = 'a\\\u2028b'"],
  ['a raw template', 'const rice = String.raw`a ${1} ر`'],
  ['wide white space', 'const\u3000rice = 1'],
  ['a byte order mark', '\uFEFFconst rice = 1'],
  ['a name of wide pairs', 'const 𠮷 = 1'],
])('refuses %s and leaves the script', (_, text) => {
  fs.writeFileSync(script, text)
  expect(() => narrowCode(folder)).toThrow(script)
  expect(fs.readFileSync(script, 'utf8')).toBe(text)
})

it.each([
  ['an even number of backslashes', String.raw`'\\ر'`],
  ['white space in a string', "'\u3000\u2028\uFEFF'"],
  ['templates', '`${`رز`} 😀`'],
  ['patterns', String.raw`/[ر😀]\s/u.exec('😀 ')[0]`],
  ['names', '{ رز: 1 }'],
])('keeps what %s mean', (_, expression) => {
  fs.writeFileSync(script, `(${expression})`)
  narrowCode(folder)
  const narrowed = fs.readFileSync(script, 'utf8')
  expect(narrowed).not.toMatch(/[^\0-\xFF]/)
  expect(runInThisContext(narrowed)).toEqual(runInThisContext(`(${expression})`))
})
