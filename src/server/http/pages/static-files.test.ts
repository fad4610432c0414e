import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadStaticFiles } from './static-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'files-'))
let findFile: ReturnType<typeof loadStaticFiles>

beforeAll(() => {
  mkdirSync(path.join(folder, 'assets'))
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write('assets/index-Cs_boN-4.css', 'main{color:red}')
  write('assets/sheet-CizyCE58.css', '@media print{a{color:black}}')
  write('assets/_id-aaaaaaaa.css', 'a{}')
  write('assets/_id-bbbbbbbb.css', 'b{}')
  write('assets/D8g8d8mp.js', 'start()')
  write('other-CizyCE58.css', '')
  findFile = loadStaticFiles(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const answerOf = (urlPath: string) => {
  const file = findFile(urlPath)
  return file && [String(file.body(undefined).bytes), file.headers['cache-control']]
}

it('lets browsers keep what is named by its hash', () => {
  const forever = 'public, max-age=31536000, immutable'
  expect(answerOf('/assets/index-Cs_boN-4.css')).toEqual(['main{color:red}', forever])
  expect(answerOf('/assets/D8g8d8mp.js')).toEqual(['start()', forever])
})

it('answers a page of another version with the stylesheet of the same name, which nothing keeps', () => {
  expect(answerOf('/assets/index-a-b_c-d1.css')).toEqual(['main{color:red}', 'no-store'])
  expect(answerOf('/assets/sheet-00000000.css')).toEqual([
    '@media print{a{color:black}}',
    'no-store',
  ])
})

it('has nothing for what no version names so, or two files', () => {
  for (const urlPath of [
    '/assets/board-00000000.css',
    '/assets/_id-00000000.css',
    '/assets/index-000.css',
    '/assets/E9g8d8mp.js',
    '/other-00000000.css',
  ]) {
    expect(findFile(urlPath)).toBeUndefined()
  }
})

it('keeps what it has read once, and has nothing for a file that is gone', () => {
  const file = path.join(folder, 'assets/E0g8d8mp.js')
  writeFileSync(file, 'later()')
  const find = loadStaticFiles(folder)
  const first = find('/assets/D8g8d8mp.js')
  rmSync(file)
  expect(find('/assets/E0g8d8mp.js')).toBeUndefined()
  expect(find('/assets/D8g8d8mp.js')).toBe(first)
})
