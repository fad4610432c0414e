import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DECISIONS } from '../../src/features/chef-applications/rules.ts'
import { actionTexts } from '../../src/features/admin/web/action-texts.ts'

/** An act as it is handed to `writeAudit`, by itself or through a helper of its feature. */
const ACTIONS = [
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

it('every action and every kind of object that the trail can hold has words in both languages', () => {
  const exported = found(EXPORTS)
  const actions = [
    ...found(ACTIONS),
    ...exported.map((name) => `export-${name}`),
    ...DECISIONS.map((decision) => `application-${decision}`),
  ]
  const objects = [...found(OBJECTS), ...exported]
  expect(new Set(actions).size).toBeGreaterThan(50)
  for (const { actions: named, objects: things } of [actionTexts.en, actionTexts.ar]) {
    expect(actions.filter((action) => !(action in named))).toEqual([])
    expect(objects.filter((object) => !(object in things))).toEqual([])
  }
})
