import { describe, expect, test } from 'vitest'
import { findStrayTerms } from './arabic-terms.ts'
import { findBuiltSql } from './built-sql.ts'
import { findFlakyTests } from './flaky-tests.ts'
import { findPhysicalDirections } from './directions.ts'
import { findGoneNames, findGonePaths, findUnlistedDecisions } from './documents.ts'
import { findForeignPlaces } from './foreign-places.ts'
import { findLazyImports } from './lazy-imports.ts'
import { findRawHtml } from './raw-html.ts'
import type { Check } from './source.ts'
import { findVisibleTexts } from './visible-text.ts'

function messages(check: Check, file: string, text: string): string[] {
  return check([{ file, text }]).map(({ message }) => message)
}

describe('physical directions', () => {
  test.each([
    ['src/ui/a.tsx', '<p className="mt-2 ml-4" />'],
    ['src/ui/a.tsx', '<p className="md:hover:-left-[3px]" />'],
    ['src/ui/a.tsx', "const look = 'text-left'"],
    ['src/ui/a.tsx', '<p className="border-l" />'],
    ['src/ui/a.tsx', '<p className="rounded-tr-lg" />'],
    ['src/ui/a.tsx', '<p style={{ marginLeft: 4 }} />'],
    ['src/ui/a.css', '.a { padding-right: 1px }'],
    ['src/ui/a.css', '.a { text-align: left }'],
    ['src/ui/a.css', '.a { left: 0 }'],
  ])('%s: %s is refused', (file, text) => {
    expect(messages(findPhysicalDirections, file, text)).toHaveLength(1)
  })

  test.each([
    ['src/ui/a.tsx', '<p className="ms-4 pe-2 start-0 text-end border-s rounded-ss-lg" />'],
    ['src/features/plans/messages.ts', "const text = { hint: 'turn left-1 then right' }"],
    ['src/ui/a.tsx', "const key = event.key === 'ArrowLeft'"],
    ['src/ui/a.css', '.a { margin-inline-start: 1px; text-align: start; inset-inline-end: 0 }'],
    ['docs/a.md', 'ml-4'],
  ])('%s: %s is fine', (file, text) => {
    expect(messages(findPhysicalDirections, file, text)).toEqual([])
  })
})

describe('visible texts', () => {
  test.each([
    '<p>Hello</p>',
    '<p>مرحبا</p>',
    "<p>{'Hello'}</p>",
    '<img alt="A plate" />',
    '<button aria-label="Close">x</button>',
  ])('%s is refused', (text) => {
    const source = `export const A = () => ${text}`
    expect(messages(findVisibleTexts, 'src/routes/a.tsx', source)).toHaveLength(1)
  })

  test.each([
    '<p className="text-sm">{t.hello} · 5%</p>',
    '<img alt="" src="plate.svg" />',
    "<Button kind={'primary'}>{t.save}</Button>",
    '<span>AED</span>',
  ])('%s is fine', (text) => {
    const source = `export const A = () => ${text}`
    expect(messages(findVisibleTexts, 'src/routes/a.tsx', source)).toEqual([])
  })

  test('the gallery may show sample words', () => {
    const source = 'export const A = () => <p>Sample</p>'
    expect(messages(findVisibleTexts, 'src/routes/gallery.tsx', source)).toEqual([])
  })
})

describe('built SQL', () => {
  test.each([
    'query(`select * from plans where id = ${id}`)',
    "query('select * from plans where id = ' + id)",
    'query(`update plans set name = ${name}`)',
    'sql.raw(text)',
  ])('%s is refused', (text) => {
    expect(messages(findBuiltSql, 'src/server/a.ts', text)).toHaveLength(1)
  })

  test.each([
    'sql`select * from plans where id = ${id}`',
    "query('select * from plans where id = $1', [id])",
    "sql.raw('now()')",
    'log(`update of ${name} failed`)',
  ])('%s is fine', (text) => {
    expect(messages(findBuiltSql, 'src/server/a.ts', text)).toEqual([])
  })
})

test('raw HTML is refused', () => {
  const text = '<p dangerouslySetInnerHTML={{ __html: bio }} />; node.innerHTML = bio'
  expect(messages(findRawHtml, 'src/ui/a.tsx', text)).toHaveLength(2)
  expect(messages(findRawHtml, 'src/ui/a.tsx', '<p>{bio}</p>')).toEqual([])
})

test('import() keeps to the walls', () => {
  const text = "await import('#server/clock.ts'); await import('./chart.tsx')"
  expect(messages(findLazyImports, 'src/ui/a.tsx', text)).toEqual([
    "import('#server/clock.ts') crosses a wall",
  ])
  expect(messages(findLazyImports, 'src/server/a.ts', "import('#ui/button.tsx')")).toHaveLength(1)
})

test('documents name only paths that exist', () => {
  const document = 'See `src/ui/`, `src/ui/gone.tsx`, [one](../README.md) and [two](two.md).'
  const files = [
    { file: 'docs/a.md', text: document },
    { file: 'README.md', text: '' },
    { file: 'src/ui/button.tsx', text: '' },
  ]
  expect(findGonePaths(files).map(({ message }) => message)).toEqual([
    'src/ui/gone.tsx does not exist',
    'two.md does not exist',
  ])
})

test('pages for newcomers name only what the code has', () => {
  const files = [
    {
      file: 'docs/how-to/add-a-page.md',
      text: 'Call `openPage`, then `closePage`; `plans` is a word.',
    },
    { file: 'docs/rules.md', text: '`goneLongAgo`' },
    { file: 'src/ui/page.ts', text: 'export const openPage = 1' },
  ]
  expect(findGoneNames(files).map(({ message }) => message)).toEqual([
    'closePage is no name of the code',
  ])
})

test('a decision that no question leads to is found', () => {
  const files = [
    { file: 'docs/decisions/README.md', text: '- [Why?](0001-one.md)' },
    { file: 'docs/decisions/0001-one.md', text: '# 1. One' },
    { file: 'docs/decisions/0002-two.md', text: '# 2. Two' },
  ]
  expect(findUnlistedDecisions(files).map(({ file }) => file)).toEqual([
    'docs/decisions/0002-two.md',
  ])
})

test('registry hosts and machine paths are refused', () => {
  const home = ['', 'home', 'layla', 'sufra'].join('/')
  expect(messages(findForeignPlaces, 'a.ts', `const folder = '${home}'`)).toHaveLength(1)
  const host = ['registry', 'npmjs', 'org'].join('.')
  expect(messages(findForeignPlaces, 'a.json', `"resolved": "https://${host}/x"`)).not.toEqual([])
  expect(messages(findForeignPlaces, 'a.ts', "fetch('/api/home/plans')")).toEqual([])
})

describe('Arabic words', () => {
  const glossary = {
    file: 'docs/glossary.md',
    text: '# Glossary\n\n## Not these words\n| Not | But |\n|---|---|\n| مسؤول | مشرف |\n| باب التغيير | آخر موعد للتعديل |\n\n## Next\n| جديد | قديم |\n',
  }
  const found = (file: string, text: string) =>
    findStrayTerms([glossary, { file, text }]).map(({ line, message }) => [line, message])

  test.each(["'اطلب من مسؤول آخر'", "'للمسؤول'", "'والمسؤول'", "'أُغلِق بابُ التغيير'"])(
    '%s is refused',
    (text) => {
      expect(found('src/features/plans/messages.ts', `\nconst text = ${text}`)).toEqual([
        [2, expect.stringContaining('the glossary says')],
      ])
    },
  )

  test.each(["'المسؤولية عليك'", "'مشرف'", "'شيء جديد'"])('%s is fine', (text) => {
    expect(found('src/features/plans/messages.ts', text)).toEqual([])
  })

  test('tests and other folders may quote anything', () => {
    expect(found('src/features/plans/messages.test.ts', 'مسؤول')).toEqual([])
    expect(found('docs/a.md', 'مسؤول')).toEqual([])
  })
})

describe('tests that pass by chance', () => {
  test.each([
    ['e2e/plans/a.spec.ts', 'const today = dayOf(new Date())'],
    ['src/features/a/a.test.ts', 'const until = Date.now() + 1000'],
    ['src/features/a/a.test.ts', "expect(text).not.toContain('4242')"],
    ['src/features/a/a.test.ts', 'expect(ids.includes("beef00")).toBe(true)'],
    ['src/features/a/a.test.ts', 'expect(line).not.toMatch(/door|41|cookie/)'],
    ['src/features/a/a.test.ts', 'expect(line).not.toMatch(/4242/)'],
    ['e2e/site/a.spec.ts', "await page.waitForLoadState('networkidle')"],
    ['src/server/a.test.ts', "vi.mock(import('./b.ts'), () => ({ b: 1 }))"],
    ['e2e/site/a.spec.ts', 'await page.waitForTimeout(500)'],
    ['tests/jobs/a.test.ts', 'await sleep(500)'],
    ['e2e/admin/a.spec.ts', "await page.getByRole('row').nth(1).click()"],
  ])('%s: %s is refused', (file, text) => {
    expect(messages(findFlakyTests, file, text)).toHaveLength(1)
  })

  test.each([
    ['src/features/a/a.test.ts', "expect(text).toContain('4242 4242 4242 4242')"],
    ['src/features/a/a.test.ts', 'expect(line).not.toMatch(/door|971501234567/)'],
    ['src/features/a/a.test.ts', "const at = new Date('2026-11-21T08:00:00Z')"],
    ['src/features/a/a.ts', 'const now = new Date()'],
    ['tests/races/a.ts', 'await sleep(500)'],
    [
      'e2e/admin/a.spec.ts',
      "await open(page, `/admin/users?search=${phone}`)\nawait page.getByRole('row').nth(1).click()",
    ],
  ])('%s: %s is fine', (file, text) => {
    expect(messages(findFlakyTests, file, text)).toEqual([])
  })

  test('an exception that is no longer needed is a finding', () => {
    expect(messages(findFlakyTests, 'src/server/clock.test.ts', '')).toEqual([
      'flaky-tests.ts allows 1, and there are 0: lower it',
    ])
  })
})
