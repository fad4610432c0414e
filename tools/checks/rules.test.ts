import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../places.ts'

const NAME = /\bR-[A-Z]+-\d+\b/g
const ROW = /^\| (R-[A-Z]+-\d+) +\| .+ \| `([^`]+)`: `(\w+)` +\|$/

const page = fs.readFileSync(path.join(root, 'docs', 'rules.md'), 'utf8')
const rules = page.split('\n').flatMap((line) => {
  const [, name = '', file = '', declared = ''] = ROW.exec(line) ?? []
  return name === '' ? [] : [{ name, file, declared }]
})

const sources = ['src', 'tests', 'e2e'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(root, folder, file)),
)

it('docs/rules.md names each rule once, in order', () => {
  const names = rules.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(100)
  expect(names).toEqual([...new Set(page.match(NAME))])
})

it('each rule of docs/rules.md is cited above the declaration that it names', () => {
  const uncited = rules.filter(({ name, file, declared }) => {
    const text = fs.readFileSync(
      path.join(root, 'src', /^(shared|server)\//.test(file) ? '' : 'features', file),
      'utf8',
    )
    const cited = new RegExp(`${name}\\s+\\*/\\s*export (const|function) ${declared}\\b`)
    return !cited.test(text)
  })
  expect(uncited).toEqual([])
})

it('code and tests cite no rule that docs/rules.md lacks', () => {
  const known = new Set(rules.map(({ name }) => name))
  const unknown = sources.flatMap((file) =>
    (fs.readFileSync(file, 'utf8').match(NAME) ?? []).filter((name) => !known.has(name)),
  )
  expect(unknown).toEqual([])
})

it('no comment cites a document that is not in the repository', () => {
  const foreign =
    /(?:\/\/|\*).*\b(?:[Rr]eliability|[Dd]omain|[Dd]esign|[Ii]ssue|[Pp]art|[Ss]ection) \d/
  const citing = sources.flatMap((file) =>
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => foreign.test(line))
      .map((line) => `${path.relative(root, file)}: ${line.trim()}`),
  )
  expect(citing).toEqual([])
})
