import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './places.ts'

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const names = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''))

const settings = names(
  read('src/server/config.ts') + read('src/server/live-settings.ts'),
  /'([A-Z]+(?:_[A-Z0-9]+)*)'/g,
)
const example = names(read('.env.example'), /^([A-Z0-9_]+)=/gm)
const compose = read('compose.yaml')
const passed = names(compose, /^ {4}([A-Z0-9_]+): /gm)
const wanted = names(compose, /\$\{([A-Z0-9_]+)/g)

/** Set by our own start, by the image or by Node; never by an operator. */
const OURS = ['SUFRA_EMBEDDED', 'NODE_ENV']
/** Fixed inside the image. */
const OF_THE_IMAGE = ['PORT', 'HOST', 'DATA_DIR']

const without = (all: ReadonlySet<string>, ...others: Iterable<string>[]) =>
  [...all].filter((name) => !others.some((other) => [...other].includes(name)))

test('.env.example names every setting that the server reads', () => {
  expect(settings.size).toBeGreaterThan(30)
  expect(without(settings, example, OURS)).toEqual([])
})

test('compose.yaml passes every setting to the server', () => {
  expect(without(settings, passed, OURS, OF_THE_IMAGE)).toEqual([])
})

test('.env.example names everything that compose.yaml takes from it', () => {
  expect(without(wanted, example)).toEqual([])
})
