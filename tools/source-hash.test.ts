import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { root } from './places.ts'
import { hashSources, memoryOf } from './source-hash.ts'

let folder: string
let place: string
let writes = 0
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-sources-'))
  place = path.relative(root, folder)
})
afterEach(() => {
  vi.restoreAllMocks().useRealTimers()
  fs.rmSync(folder, { recursive: true })
  fs.rmSync(memoryOf([place]), { recursive: true, force: true })
})

const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now })
/** At the very moment of the clock, with a time of its own: those of a file system may be coarse. */
function write(name: string, text: string) {
  const file = path.join(folder, name)
  fs.writeFileSync(file, text)
  writes += 1
  fs.utimesSync(file, writes, writes)
  setClock(fs.statSync(file).ctimeMs)
}
/** As if the files had been written a while ago. */
const settle = () => setClock(Date.parse('2126-01-01T00:00:00Z'))

/** Of the sources, not of the memory. */
function countReads(): number {
  const read = vi.spyOn(fs, 'readFileSync').mockClear()
  hashSources([place])
  return read.mock.calls.filter(([file]) => String(file).startsWith(folder)).length
}

it('changes with what is in a file, its name and the number of files, not with tests', () => {
  write('a.ts', 'one')
  const hashes = [hashSources([place])]
  write('a.test.ts', 'a test')
  expect(hashSources([place])).toBe(hashes[0])
  settle()
  expect(hashSources([place])).toBe(hashes[0])
  write('a.ts', 'two')
  hashes.push(hashSources([place]))
  fs.renameSync(path.join(folder, 'a.ts'), path.join(folder, 'b.ts'))
  hashes.push(hashSources([place]))
  write('c.ts', '')
  hashes.push(hashSources([place]))
  expect(new Set(hashes).size).toBe(4)
})

it('reads files again only when one looks otherwise, or has only just been written', () => {
  write('a.ts', 'two')
  expect([countReads(), countReads()]).toEqual([1, 1])
  settle()
  expect([countReads(), countReads()]).toEqual([1, 0])
  write('a.ts', 'six')
  settle()
  expect([countReads(), countReads()]).toEqual([1, 0])
})

it.each([
  ['nothing in it', () => ''],
  ['half of what was written', (text: string) => text.slice(0, -1)],
  ['something else', () => 'something else'],
])('reads files again where the memory has %s', (_, damage) => {
  write('a.ts', 'one')
  settle()
  const hash = hashSources([place])
  fs.writeFileSync(memoryOf([place]), damage(fs.readFileSync(memoryOf([place]), 'utf8')))
  expect(hashSources([place])).toBe(hash)
  expect(countReads()).toBe(0)
})

it('reads files each time where the memory can neither be read nor written', () => {
  write('a.ts', 'one')
  const hash = hashSources([place])
  settle()
  fs.mkdirSync(memoryOf([place]), { recursive: true })
  expect(hashSources([place])).toBe(hash)
  expect(countReads()).toBe(1)
  expect(listUnfinished()).toEqual([])
})

it('leaves nothing unfinished where the disk is full', () => {
  write('a.ts', 'one')
  const hash = hashSources([place])
  settle()
  const writeWhole = fs.writeFileSync
  const full = vi.spyOn(fs, 'writeFileSync').mockImplementation((file) => {
    writeWhole(file, 'half')
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  })
  expect(hashSources([place])).toBe(hash)
  expect(full).toHaveBeenCalledOnce()
  expect(listUnfinished()).toEqual([])
  expect(fs.existsSync(memoryOf([place]))).toBe(false)
})

function listUnfinished(): string[] {
  const { dir, base } = path.parse(memoryOf([place]))
  return fs.readdirSync(dir).filter((name) => name.startsWith(`${base}.`))
}
