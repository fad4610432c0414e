import type { TestApp, TestBrowser } from '../../tools/testing/app.ts'
import type { OwnedRecord } from '../authorization/records.ts'
import type { Json } from '../authorization/samples.ts'
import type { OWNERS } from '../authorization/world.ts'

export interface Read {
  version: string
  /** What a form of this record would send without a change. */
  body: Json
}

export interface VersionedRecord {
  owner: keyof typeof OWNERS | 'admin'
  /** The kind of record that the path names. */
  kind?: string
  read: (browser: TestBrowser, ids: OwnedRecord['ids'], test: TestApp) => Promise<Read>
  /** What two people change, who opened the form at the same time. */
  changes: [one: Json, other: Json]
}

export const get = async (browser: TestBrowser, path: string): Promise<Json> =>
  (await (await browser.request(path)).json()) as Json

/** The record of a read as a form sends it: what only readers get goes. */
export function formOf({ version, ...record }: Json, ...shownOnly: string[]): Read {
  const body = Object.fromEntries(
    Object.entries(record).filter(([name]) => !shownOnly.includes(name)),
  )
  return { version: version as string, body }
}

const idsOf = (lines: unknown): unknown => (lines as { id: string }[]).map(({ id }) => id)

const readAddress: VersionedRecord['read'] = async (browser, { id }) => {
  const addresses = (await get(browser, '/api/delivery-addresses')) as unknown as Json[]
  return formOf(addresses.find((one) => one['id'] === id) ?? {}, 'id', 'areaId')
}

/** How each record that is replaced whole is read, and what of it two people may change. */
export const VERSIONED: Record<string, VersionedRecord> = {
  'PUT /api/household/members/:id': {
    owner: 'customer',
    kind: 'member',
    read: async (browser, { id }) => {
      const { members } = (await get(browser, '/api/household')) as { members: Json[] }
      const member = members.find((one) => one['id'] === id) ?? {}
      const read = formOf(member, 'id', 'servings', 'isCustomer')
      return { ...read, body: { ...read.body, dislikes: idsOf(member['dislikes']) } }
    },
    changes: [{ allergens: ['peanuts'] }, { name: 'Somebody renamed' }],
  },
  'PUT /api/delivery-addresses/:id': {
    owner: 'customer',
    kind: 'address',
    read: readAddress,
    changes: [{ flatNumber: '1802' }, { instructions: 'Call from the lobby' }],
  },
  'PATCH /api/delivery-addresses/:id': {
    owner: 'customer',
    kind: 'address',
    read: readAddress,
    changes: [{ landmark: 'The pharmacy' }, { floor: '18' }],
  },
}
