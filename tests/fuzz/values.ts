import fc from 'fast-check'
import { sample, type Described } from '../authorization/samples.ts'

const DAY_EDGES = [
  '0000-01-01',
  '0001-01-01',
  '1970-01-01',
  '2026-02-30',
  '9999-12-31',
  '10000-01-01',
]
const TEXT_EDGES = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\u202Eabc',
  '__proto__',
  'constructor',
  "' OR 1=1 --",
  '%',
  '_%\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '١٢٣',
  'x'.repeat(5000),
]
const NUMBER_EDGES = [
  0, -0, -1, 1.5, 32_767, 32_768, 2_147_483_647, 2_147_483_648, 9_007_199_254_740_991,
  -2_147_483_649, 1e21, 1e308,
]

/** Of another type than any schema expects, or JSON that trips careless code. */
const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, [], {}, [[]], { toString: 1 }, '', -1),
  fc.constantFrom<unknown>(...TEXT_EDGES),
  fc.constantFrom<unknown>(...NUMBER_EDGES),
)

/** Numbers as the demo's records have them, and some that no one has. */
const recordIds = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 40 }) },
  fc.integer({ min: 41, max: 4000 }),
)

/** A value for what the OpenAPI document describes: most fit, some lie at an edge, a few fit nothing. */
export function valueOf(described: Described, name = ''): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 30, arbitrary: fitting(described, name) },
    { weight: 1, arbitrary: edgeOf(described) },
    { weight: 1, arbitrary: strange },
  )
}

function fitting(described: Described, name: string): fc.Arbitrary<unknown> {
  if (described.const !== undefined) return fc.constant(described.const)
  if (described.enum) return fc.constantFrom(...described.enum)
  if (described.anyOf) return fc.oneof(...described.anyOf.map((one) => valueOf(one, name)))
  const type = [described.type].flat()[0]
  if (type === 'object') return fittingObject(described)
  if (type === 'array') return fc.array(valueOf(described.items ?? {}, name), { maxLength: 4 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer' || type === 'number') return fittingNumber(described)
  return fittingText(described, name)
}

function fittingObject({ properties = {}, required = [] }: Described): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, inner]) => [name, valueOf(inner, name)])
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  })
}

function fittingNumber({ type, minimum = 1, maximum = 2000 }: Described): fc.Arbitrary<number> {
  const most = Math.max(minimum, Math.min(maximum, 2_147_483_647))
  const within = [type].flat().includes('integer')
    ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(most) })
    : fc.double({ min: minimum, max: most, noNaN: true })
  return fc.oneof(
    within,
    recordIds.map((id) => Math.min(most, Math.max(minimum, id))),
  )
}

const fittingText = (described: Described, name: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(String(sample(described, name))) },
    { weight: 1, arbitrary: fc.string({ maxLength: described.maxLength ?? 100 }) },
    {
      weight: 1,
      arbitrary: fc.string({ unit: 'grapheme', maxLength: (described.maxLength ?? 100) + 1 }),
    },
  )

function edgeOf({ type, minimum, maximum, pattern }: Described): fc.Arbitrary<unknown> {
  const kinds = [type].flat()
  if (kinds.includes('integer') || kinds.includes('number')) {
    const around = [minimum, maximum].flatMap((bound) =>
      bound === undefined ? [] : [bound - 1, bound, bound + 1],
    )
    return fc.constantFrom(...NUMBER_EDGES, ...around)
  }
  return fc.constantFrom(...(pattern === undefined ? TEXT_EDGES : [...DAY_EDGES, ...TEXT_EDGES]))
}

/** What is in a path: mostly the number of a record. */
export const pathValueOf = (described: Described, name: string): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: name.toLowerCase().endsWith('id') ? recordIds : fitting(described, name),
    },
    { weight: 1, arbitrary: valueOf(described, name) },
  )
