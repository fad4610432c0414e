import { expect, it } from 'vitest'
import { readMatrix, type Row } from '../authorization/matrix.ts'
import { fillPath, namesOf, queryOf, sampleOf } from '../authorization/samples.ts'
import {
  ADMIN,
  ask,
  OWNERS,
  routeOf,
  servedByRoute,
  signIn,
  useAuthorizedApp,
} from '../authorization/world.ts'

const test = useAuthorizedApp()
const served = servedByRoute()

/** The ends of what fields take, and names that every object of JavaScript has. */
const TEXTS = ['constructor', '__proto__', 'a\0b', '\ud800', '2000-01-01', '2099-12-31', '']
const EDGES: readonly unknown[] = [...TEXTS, 2_147_483_647, null, ['constructor']]
const IN_PATHS = ['2147483647', '999999999', 'constructor', '%00', '%', '2099-12-31', '2000-01-01']

const phoneFor = ({ codes }: Row): string => {
  if (codes.customer !== '403') return OWNERS.customer
  if (codes.admin !== '403') return ADMIN
  return codes.chef === '403' ? OWNERS.restaurant : OWNERS.chef
}

/** Ends of streams and of the caller's own session are no part of this. */
const rows = readMatrix().filter(({ path }) => !/events$|logout$|sessions/.test(path))

async function* callsOf(row: Row): AsyncGenerator<[url: string, body?: object]> {
  const { endpoint } = served.get(routeOf(row)) ?? {}
  if (!endpoint) return
  const path = fillPath(row.path)
  for (const name of endpoint.query ? namesOf(endpoint.query) : []) {
    for (const text of TEXTS) yield [path + queryOf(endpoint, { [name]: text })]
  }
  const body = await sampleOf(endpoint)
  for (const name of endpoint.body ? namesOf(endpoint.body) : []) {
    for (const edge of EDGES) yield [path + queryOf(endpoint), { ...body, [name]: edge }]
  }
  if (!row.path.includes(':')) return
  for (const text of IN_PATHS) {
    yield [row.path.replaceAll(/:(\w+)/g, text) + queryOf(endpoint), body]
  }
}

it('no route answers 500 to the ends of what its fields take', { timeout: 300_000 }, async () => {
  const errors = new Set<string>()
  let calls = 0
  for (const row of rows) {
    const browser = await signIn(test, phoneFor(row))
    for await (const [url, body] of callsOf(row)) {
      calls += 1
      const { status } = await ask(browser, row.method, url, body)
      if (status >= 500) errors.add(`${row.method} ${url} ${JSON.stringify(body)}`)
    }
  }
  process.stdout.write(`${calls} calls\n`)
  expect([...errors]).toEqual([])
  expect(calls).toBeGreaterThan(2000)
})
