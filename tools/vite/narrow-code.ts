import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** What V8 has no room for in one byte. */
const WIDE = /[^\0-\xFF]/g
const LONGER_BY = '\\uFFFF'.length - 1
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The first number of a segment of a source map, and what follows it. */
function readColumn(segment: string): [column: number, rest: string] {
  let value = 0
  for (let at = 0; ; at += 1) {
    const digit = DIGITS.indexOf(segment.charAt(at))
    value |= (digit & 31) << (5 * at)
    if (digit < 32) return [value & 1 ? -(value >> 1) : value >> 1, segment.slice(at + 1)]
  }
}

function writeColumn(column: number): string {
  let value = column < 0 ? (-column << 1) | 1 : column << 1
  let text = ''
  do {
    const digit = value & 31
    value >>>= 5
    text += DIGITS.charAt(value > 0 ? digit | 32 : digit)
  } while (value > 0)
  return text
}

/** Moves the places of one line by what has become longer before them. */
function moveColumns(segments: string, wide: readonly number[]): string {
  let [from, to, passed] = [0, 0, 0]
  return segments
    .split(',')
    .map((segment) => {
      const [step, rest] = readColumn(segment)
      from += step
      while ((wide[passed] ?? Infinity) < from) passed += 1
      const moved = from + passed * LONGER_BY
      const written = writeColumn(moved - to) + rest
      to = moved
      return written
    })
    .join(',')
}

/** Code in which every character takes one byte, and the mappings of its source map that fit it. */
export function narrow(code: string, mappings: string): { code: string; mappings: string } {
  const lines = code.split('\n')
  const moved = mappings.split(';').map((segments, row) => {
    const wide = [...(lines[row] ?? '').matchAll(WIDE)].map(({ index }) => index)
    return segments === '' || wide.length === 0 ? segments : moveColumns(segments, wide)
  })
  return { code: code.replaceAll(WIDE, escaped), mappings: moved.join(';') }
}

/** Where an escape means something else than the character. */
const OTHERWISE: [what: string, pattern: RegExp][] = [
  ['a backslash before a character', /(?<!\\)(?:\\\\)*\\[^\0-\xFF]/],
  ['a raw template with a character', /\braw`[^`]*[^\0-\xFF]/],
]

/** @throws Error that names the file where escaping changes what the code means. */
function refuseOtherMeaning(file: string, code: string, narrowed: string): void {
  const found = OTHERWISE.find(([, pattern]) => pattern.test(code))
  if (found) throw new Error(`${file} has ${found[0]} that takes more than a byte.`)
  // Wide white space, for one, is no longer any once it is escaped.
  const [error] = parseSync(file, narrowed).errors
  if (error) throw new Error(`${file} can't be read once it is escaped: ${error.message}`)
}

/**
 * Code with a single wider character takes two bytes in memory for each of its characters: they are
 * escaped in all scripts of the folder.
 * @throws Error that names the first script that would mean something else.
 */
export function narrowCode(folder: string): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue
    const file = path.join(entry.parentPath, entry.name)
    const code = fs.readFileSync(file, 'utf8')
    if (code.search(WIDE) === -1) continue
    const mapFile = `${file}.map`
    const map = fs.existsSync(mapFile)
      ? (JSON.parse(fs.readFileSync(mapFile, 'utf8')) as { mappings: string })
      : undefined
    const narrowed = narrow(code, map?.mappings ?? '')
    refuseOtherMeaning(file, code, narrowed.code)
    fs.writeFileSync(file, narrowed.code)
    if (map) fs.writeFileSync(mapFile, JSON.stringify({ ...map, mappings: narrowed.mappings }))
  }
}
