import * as z from 'zod/mini'
import type { Endpoint } from '../../src/shared/wire/endpoint.ts'
import { individualForm } from '../../tools/testing/situations/applicants.ts'

export type Json = Record<string, unknown>

export interface Described {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Described[]
  properties?: Record<string, Described>
  required?: string[]
  items?: Described
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
}

/** Whatever the type of a text does not tell. */
const BY_NAME: Record<string, string> = {
  phone: '+971501234567',
  email: 'somebody@example.com',
  code: '123456',
  otp: '123456',
  from: '2026-12-07',
  to: '2026-12-09',
  eventDate: '2026-12-12',
  startDate: '2026-12-07',
  validFrom: '2026-12-07',
  validUntil: '2026-12-12',
  startsOn: '2026-12-01',
  iban: 'AE070331234567890123456',
  week: '2026-11-30',
  date: '2026-11-30',
  day: '2026-11-25',
  days: '2026-12-12',
  month: '2026-12',
  area: 'Dubai Marina',
  ingredientId: 'onion',
  number: 'SR-999999',
  position: '1',
  kind: 'emiratesIdPhoto',
  token: 'x'.repeat(32),
  weekdays: '1,2,3',
}

const WINDOW = { from: '12:00', to: '14:00' }

/** What a schema checks beyond what it can describe. */
export const BY_ROUTE: Record<string, Json> = {
  ...Object.fromEntries(
    [
      'users/suspend',
      'users/lift-suspension',
      'restaurants/active',
      'chef-applications/remind',
      'chef-events/remind',
      'chef-payouts/paid',
      'payments/retry',
      'messages/retry',
      'messages/drop',
      'jobs/retry',
      'jobs/drop',
      'subscriptions/pause',
      'subscriptions/pause-preview',
      'custom-quotes/assign',
      'custom-quotes/decline',
    ].map((action) => [`POST /api/admin/${action}`, { ids: [987_654_321] }]),
  ),
  'POST /api/delivery-addresses': { area: 'Dubai Marina' },
  'PUT /api/delivery-addresses/:id': { area: 'Dubai Marina' },
  'PUT /api/kitchen/settings': { breakfast: WINDOW, lunch: WINDOW, dinner: WINDOW },
  'POST /api/admin/chef-applications/:id/needs-changes': { note: 'Please send it again.' },
  'POST /api/drops/:id/claims': { kind: 'quality', photo: undefined },
  'POST /api/chef-events': { cuisinePreference: 'emirati' },
  'POST /api/ingredient-orders/:id/choice': { choice: 'money' },
  'POST /api/admin/ingredient-orders/:id/status': { status: 'packing' },
  'POST /api/admin/ingredient-orders/status': { ids: [987_654_321], status: 'packing' },
  'PUT /api/admin/views': { query: 'state=ready' },
  'PUT /api/admin/settings/company': { trn: '100000000000003', whatsApp: '+971501234567' },
  'PUT /api/subscriptions/:id/weekdays': { weekdays: [1, 2, 3, 4, 5] },
  'POST /api/dev/clock': { to: '2026-01-01T00:00:00+04:00' },
  'POST /api/policy-reports': {
    'csp-report': {
      'document-uri': 'http://localhost/dashboard',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'inline',
    },
  },
  'GET /api/kitchen/dish-facts': { lines: 'onion:100' },
  'GET /api/kitchen/menu/:id/recipe/choices': { lines: 'onion:100', mealTimes: 'lunch' },
}

/** A body that the endpoint takes: what is required and no more. */
export async function sampleOf(endpoint: Endpoint): Promise<Json> {
  const route = `${endpoint.method} ${endpoint.path}`
  if (route === 'POST /api/chef-applications') return individualForm(1)
  return endpoint.body ? { ...sampleBySchema(endpoint.body), ...BY_ROUTE[route] } : {}
}

/** A query that the endpoint takes, with its question mark. */
export function queryOf(endpoint: Endpoint, named: Json = {}): string {
  if (!endpoint.query) return ''
  const wanted = {
    ...sampleBySchema(endpoint.query),
    ...BY_ROUTE[`${endpoint.method} ${endpoint.path}`],
    ...named,
  }
  const query = Object.entries(wanted).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return query.length === 0 ? '' : `?${new URLSearchParams(query).toString()}`
}

const sampleBySchema = (schema: object): Json => sample(describe(schema), '') as Json

export function sample(described: Described, name: string): unknown {
  if (described.const !== undefined) return described.const
  if (described.enum) return described.enum[0]
  if (described.anyOf) return sample(described.anyOf[0] ?? {}, name)
  const type = [described.type].flat()[0]
  if (type === 'object') return sampleObject(described)
  if (type === 'array') return [sample(described.items ?? {}, name)]
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (type === 'integer' || type === 'number') return described.minimum ?? 1
  return sampleText(described, name)
}

const sampleObject = ({ properties = {}, required = [] }: Described): Json =>
  Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {}, name)]))

function sampleText({ pattern = '', maxLength = 100 }: Described, name: string): string {
  const named = BY_NAME[name]
  if (named !== undefined) return named
  if (pattern.includes('[01]')) return '19:00'
  if (pattern.includes('T(?:')) return '2026-11-21T08:00:00Z'
  if (pattern.includes('a-z')) return 'onion'
  return 'Words that say enough here'.slice(0, maxLength)
}

/** A path with every parameter filled; ids from `ids`, else such as no one has. */
export const fillPath = (
  path: string,
  ids: Readonly<Record<string, string | number>> = {},
): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) =>
    String(ids[name] ?? (name === 'type' ? 'individual' : (BY_NAME[name] ?? 987_654_321))),
  )

/** Every name that a schema knows, at any depth. */
export function namesOf(schema: object): Set<string> {
  const names = new Set<string>()
  const collect = ({ properties = {}, items, anyOf = [] }: Described): void => {
    for (const [name, inner] of Object.entries(properties)) {
      names.add(name)
      collect(inner)
    }
    if (items) collect(items)
    anyOf.forEach(collect)
  }
  collect(describe(schema))
  return names
}

const describe = (schema: object): Described =>
  z.toJSONSchema(schema as z.core.$ZodType, { io: 'input', unrepresentable: 'any' }) as Described
