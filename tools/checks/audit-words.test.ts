import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DECISIONS } from '../../src/features/chef-applications/rules.ts'
import { actTexts } from '../../src/features/admin/web/act-texts.ts'

/** An act as it is handed to `writeAudit`, by itself or through a helper of its feature. */
const ACTS = [
  /\baction: '([\w-]+)'/g,
  /\baction: [^'\n]+\? '([\w-]+)' : '[\w-]+'/g,
  /\baction: [^'\n]+\? '[\w-]+' : '([\w-]+)'/g,
  /\bactFor\(\s*'([\w-]+)'/g,
  /\baudit(?:Days)?\(tx, who, [\w.]+, '([\w-]+)'/g,
]
const OBJECTS = [/\bobject: '([\w-]+)'/g]
const EXPORTS = [/\bexportTable\([^{]*\{\s*name: '([\w-]+)'/g]

const sources = globSync('src/{features/*/server,server}/**/*.ts')
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .filter((text) => /\b(?:writeAudit|writeOperatorAudit|exportTable)\b/.test(text))

const found = (patterns: readonly RegExp[]): string[] =>
  sources.flatMap((text) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name ?? '')),
  )

it('every act and every kind of object that the trail can hold has words in both languages', () => {
  const exported = found(EXPORTS)
  const acts = [
    ...found(ACTS),
    ...exported.map((name) => `export-${name}`),
    ...DECISIONS.map((decision) => `application-${decision}`),
  ]
  const objects = [...found(OBJECTS), ...exported]
  expect(new Set(acts).size).toBeGreaterThan(50)
  for (const { acts: named, objects: things } of [actTexts.en, actTexts.ar]) {
    expect(acts.filter((act) => !(act in named))).toEqual([])
    expect(objects.filter((object) => !(object in things))).toEqual([])
  }
})
