import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { cacheFolder, root } from './places.ts'
import { hashSources } from './source-hash.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-sources-'))
const place = path.relative(root, folder)
const before = new Set(listMemories())
afterEach(() => void vi.restoreAllMocks().useRealTimers())
afterAll(() => {
  fs.rmSync(folder, { recursive: true })
  for (const name of listMemories()) if (!before.has(name)) fs.rmSync(path.join(cacheFolder, name))
})

function listMemories(): string[] {
  return fs.existsSync(cacheFolder) ? fs.readdirSync(cacheFolder) : []
}

const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text)
/** As if the files had been written a while ago. */
const settle = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2126-01-01T00:00:00Z') })

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
  write('b.ts', 'two')
  const read = vi.spyOn(fs, 'readFileSync')
  const isRead = () => {
    read.mockClear()
    hashSources([place])
    return read.mock.calls.some(([file]) => String(file).endsWith('b.ts'))
  }
  expect([isRead(), isRead()]).toEqual([true, true])
  settle()
  expect([isRead(), isRead()]).toEqual([true, false])
  write('b.ts', 'six')
  expect([isRead(), isRead()]).toEqual([true, false])
})
