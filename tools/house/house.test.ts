import { expect, it } from 'vitest'
import { describeHouse, describeReads } from './report.ts'
import { measureFile, parseFile, quantile } from './measure.ts'

const long = `export function long(a: number, b: number, c: number, d: number) {\n${'  a += 1\n'.repeat(60)}  return a + b + c + d\n}\n`

/** A folder as small as can be that has something of everything. */
const folder = [
  {
    file: 'src/features/plans/server/store.ts',
    text: `/** Two lines\n    of why. */\nexport const read = (rows: any) => rows as Row\nconst fixed = ['a'] as const\nclass Store {\n  find() {\n    return [1].map((one) => one)\n  }\n}\n`,
  },
  { file: 'src/features/plans/server/long.ts', text: long },
  { file: 'src/features/plans/server/plans.api.test.ts', text: long },
  { file: 'src/features/plates/compositions/soups.ts', text: 'export const soups = [\n  1,\n]\n' },
  { file: 'src/server/database/schema.gen.ts', text: long },
  { file: 'src/ui/button.tsx', text: 'export function Button() {\n  return <button />\n}\n' },
  { file: 'src/ui/page.d.ts', text: 'declare const page: any\n' },
  { file: 'docs/page.ts', text: long },
]

it('counts what a file has', () => {
  const [store] = folder
  expect(store && measureFile(parseFile(store))).toEqual({
    file: 'src/features/plans/server/store.ts',
    lines: 9,
    commentLines: 2,
    functions: [
      { lines: 1, parameters: 1 },
      { lines: 3, parameters: 0 },
    ],
    anys: 1,
    casts: 1,
    mutations: 0,
  })
})

it('prints a row for each part, without tests, generated files and declarations', () => {
  const [, , src, features, server, ui] = describeHouse(folder).split('\n')
  expect(src).toBe(
    '| src | 0.1 | 4 | 3/63 | 3/63 | 25.0 % | 2 | 75.0 % | 2.6 % | 12.82 | 12.82 | 1 (25.0 %) |',
  )
  expect(features).toContain('| features | 0.1 | 3 | 9/63 |')
  expect(server).toBe(
    '| server | 0.0 | 0 | 0/0 | 0/0 | 0.0 % | 0 | 0.0 % | 0.0 % | 0.00 | 0.00 | 0 (0.0 %) |',
  )
  expect(ui).toContain('| ui | 0.0 | 1 | 3/3 | 3/3 |')
})

it('counts product lines without drawings, and names what is over its limit', () => {
  const many = Array.from({ length: 61 }, (_, at) => ({
    file: `src/features/meals/web/part-${at}.ts`,
    text: `export const part${at} = ${at}\n`,
  }))
  const names = Array.from({ length: 13 }, (_, at) => `name${at}`).join(', ')
  const wide = {
    file: 'src/features/plans/server/public.ts',
    text: `export {\n  ${names},\n} from './x.ts'\n`,
  }
  const page = describeHouse([...folder, ...many, wide])
  expect(page).toContain('without tests, generated files and plate data: 139\n')
  expect(page).toContain('Sides of features over 60 files: 1 (meals/web 61)')
  expect(page).toContain('public.ts over 12 names: 1 (plans/server 13)')
})

it('prints the reads of foreign tables as the list has them', () => {
  const file = 'src/features/meals/server/store.ts'
  const text = "db.selectFrom('plans').innerJoin('plans as p', 'p.id', 'x')"
  expect(describeReads([{ file, text }])).toBe('meals reads plans.plans 2\n')
})

it('a quantile is a value of the list', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2)
  expect(quantile([4, 1, 3, 2], 0.9)).toBe(4)
  expect(quantile([], 0.5)).toBe(0)
})
