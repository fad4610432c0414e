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

const linesOf = (lines: unknown): unknown =>
  (lines as Json[]).map(({ ingredientId, grams }) => ({ ingredientId, grams }))

/** A record that has an address of its own. */
const readAt =
  (path: string, ...shownOnly: string[]): VersionedRecord['read'] =>
  async (browser) =>
    formOf(await get(browser, path), ...shownOnly)

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
  'PUT /api/kitchen/menu/:id/recipe': {
    owner: 'restaurant',
    kind: 'menu-item',
    read: async (browser, { id }) => {
      const recipe = await get(browser, `/api/kitchen/menu/${id}/recipe`)
      const read = formOf(recipe, 'id', 'slug', 'isOwn', 'hasPhoto')
      return { ...read, body: { ...read.body, lines: linesOf(recipe['lines']) } }
    },
    changes: [
      { lines: [{ ingredientId: 'tahini', grams: 20 }], price: 45 },
      { nameAr: 'طبق باسم آخر' },
    ],
  },
  'PUT /api/kitchen/settings': {
    owner: 'restaurant',
    read: readAt('/api/kitchen/settings'),
    changes: [{ capacityPerDay: 71 }, { cutoffTime: '17:30' }],
  },
  'PUT /api/chef/profile': {
    owner: 'chef',
    read: readAt('/api/chef/profile', 'id', 'rating', 'reviews', 'events'),
    changes: [{ bioEn: 'Cooks for large tables.' }, { guestsMax: 33 }],
  },
  'PUT /api/chef/menus/:id': {
    owner: 'chef',
    kind: 'menu',
    read: async (browser, { id }) => {
      const menus = (await get(browser, '/api/chef/menus')) as unknown as Json[]
      return formOf(menus.find((one) => one['id'] === id) ?? {}, 'id')
    },
    changes: [{ perGuest: 321 }, { name: 'A menu by another name' }],
  },
  'PUT /api/users/profile': {
    owner: 'customer',
    read: readAt('/api/users/profile', 'phone', 'profilePhoto', 'customerSince'),
    changes: [{ email: 'other@example.com' }, { name: 'Somebody renamed' }],
  },
  'PUT /api/suggestion-preferences': {
    owner: 'customer',
    read: readAt(
      '/api/suggestion-preferences',
      'allergens',
      'householdDiets',
      'pantry',
      'neverAgain',
      'pantryVersion',
    ),
    changes: [{ diets: ['vegan'] }, { maxMinutes: 25 }],
  },
  'PUT /api/pantry': {
    owner: 'customer',
    read: async (browser) => {
      const { pantry, pantryVersion } = await get(browser, '/api/suggestion-preferences')
      return { version: pantryVersion as string, body: { items: linesOf(pantry) } }
    },
    changes: [
      { items: [{ ingredientId: 'onion', grams: 500 }] },
      { items: [{ ingredientId: 'carrot', grams: 250 }] },
    ],
  },
  'PUT /api/admin/restaurants/:id': {
    owner: 'admin',
    kind: 'kitchen',
    read: async (browser, { id }) => {
      const restaurant = await get(browser, `/api/admin/restaurants/${id}`)
      const read = formOf(restaurant, 'id', 'isActive', 'owner', 'missing', 'stakes', 'areas')
      return { ...read, body: { ...read.body, reason: 'As agreed by phone' } }
    },
    changes: [{ monthlyPrice: 2100 }, { descriptionEn: 'Cooks for Dubai.' }],
  },
  'PUT /api/admin/settings/company': {
    owner: 'admin',
    read: readAt('/api/admin/settings/company'),
    changes: [{ iban: 'AE070331234567890123456' }, { address: 'Office 12, Al Quoz 3' }],
  },
  'PUT /api/admin/ramadan': {
    owner: 'admin',
    read: async (browser) => {
      const [season = {}] = (await get(browser, '/api/admin/ramadan')) as unknown as Json[]
      const { hijriYear, startShift, endShift, version } = season
      return { version: version as string, body: { hijriYear, startShift, endShift } }
    },
    changes: [
      { startShift: 1, endShift: 1 },
      { startShift: -1, endShift: -1 },
    ],
  },
}
