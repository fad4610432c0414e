import { expect, it } from 'vitest'
import type { Endpoint, Schema } from '../../src/shared/wire/endpoint.ts'
import { routeOf, servedByRoute } from '../authorization/world.ts'

const INT4_MAX = 2_147_483_647
const LARGE_NUMBERS = [INT4_MAX + 1, -INT4_MAX - 2, 1e300, String(INT4_MAX + 1), '99999999999']

/** A value that a field of this kind takes, and those that the product has no use for. */
const TIMES = [
  { usual: '2026-12-07', foreign: ['0000-01-01', '1000-01-01', '9999-12-31'] },
  { usual: '2026-12', foreign: ['0000-01', '9999-12'] },
  { usual: '2026-12-07T08:00:00Z', foreign: ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'] },
]

interface Leaf {
  place: string
  schema: Schema
}

type Definition = Record<string, unknown>

const definitionOf = (schema: unknown): Definition | undefined =>
  typeof schema === 'object' && schema !== null && '_zod' in schema
    ? (schema['_zod'] as { def: Definition }).def
    : undefined

/** Every field of a schema that is no object and no list itself. */
function leavesOf(schema: unknown, place: string): Leaf[] {
  const definition = definitionOf(schema)
  if (!definition) return []
  const { shape, element, innerType, options, valueType, in: from } = definition
  if (shape) {
    return Object.entries(shape).flatMap(([name, field]) => leavesOf(field, `${place}.${name}`))
  }
  if (element) return leavesOf(element, `${place}[]`)
  if (valueType) return leavesOf(valueType, `${place}{}`)
  if (innerType) return leavesOf(innerType, place)
  const inner = Array.isArray(options) ? options.flatMap((one) => leavesOf(one, place)) : []
  const isOfObjects = inner.some((leaf) => leaf.place !== place)
  if (isOfObjects) return inner
  const source = definitionOf(from)
  if (source?.['shape'] || source?.['element']) return leavesOf(from, place)
  return [{ place, schema: schema as Schema }]
}

const endpoints = [...servedByRoute().values()].map(({ endpoint }): Endpoint => endpoint)
const leaves = endpoints.flatMap((endpoint) =>
  [endpoint.params, endpoint.query, endpoint.body].flatMap((schema) =>
    leavesOf(schema, routeOf(endpoint)),
  ),
)

async function read({ schema }: Leaf, value: unknown): Promise<{ value?: unknown } | undefined> {
  const result = await schema['~standard'].validate(value)
  return result.issues ? undefined : result
}

async function takesText(leaf: Leaf): Promise<boolean> {
  const taken = await Promise.all(
    ['Words that say enough here', 'words', '+971501234567'].map((text) => read(leaf, text)),
  )
  return taken.some(Boolean)
}

it('no field of the contract takes a number that the database has no room for', async () => {
  const wide: string[] = []
  for (const leaf of leaves) {
    for (const number of LARGE_NUMBERS) {
      const taken = (await read(leaf, number))?.value
      if (typeof taken === 'number' && Math.abs(taken) > INT4_MAX) {
        wide.push(`${leaf.place} takes ${number}`)
      }
    }
  }
  expect(wide).toEqual([])
  expect(leaves.length).toBeGreaterThan(500)
})

it('no field of the contract takes a time outside this century', async () => {
  const wide: string[] = []
  for (const leaf of leaves) {
    if (await takesText(leaf)) continue
    for (const { usual, foreign } of TIMES) {
      if (!(await read(leaf, usual))) continue
      for (const time of foreign)
        if (await read(leaf, time)) wide.push(`${leaf.place} takes ${time}`)
    }
  }
  expect(wide).toEqual([])
})
