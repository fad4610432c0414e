import { addDays, dayOf } from '#shared/dates.ts'
import { searchText } from './texts.ts'

export const CUSTOMERS = 2000
export const KITCHENS = 24
export const FIRST_ADDRESS_ID = 8_000_000
export const FIRST_KITCHEN = 7_000_000
const FIRST_KITCHEN_ID = FIRST_KITCHEN + 10_000

/** Answers that the product keeps in memory: the reference sends the same bytes. */
export const KEPT = {
  home: '/',
  offer: '/meal-plans',
  plans: '/api/subscription-plans',
  list: '/api/restaurants',
  page: '/api/restaurants?limit=12',
  menu: '/api/restaurant-meal-items?restaurantId=1',
  dishes: '/api/meal-items',
} as const

/** Of these each request asks for something else, or for one of several things. */
export type VariedKind = 'newList' | 'newSearch' | 'oldSearch' | 'mixed'

export type Kind = keyof typeof KEPT | VariedKind | 'session' | 'order'

export const tokenOf = (customer: number): string => `bench-${customer}-`.padEnd(43, 'x')

const read = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nhost: bench\r\naccept-encoding: br, gzip\r\n${more}\r\n`

/** Every customer orders from every kitchen before one of them repeats itself. */
export function orderOf(number: number) {
  const customer = number % CUSTOMERS
  const kitchen = Math.floor(number / CUSTOMERS) % KITCHENS
  return {
    token: tokenOf(customer),
    key: `bench-key-${number}`,
    body: {
      planId: 1 + (Math.floor(number / CUSTOMERS / KITCHENS) % 3),
      restaurantId: FIRST_KITCHEN_ID + ((kitchen + customer) % KITCHENS),
      deliveryAddressId: FIRST_ADDRESS_ID + customer,
      startDate: addDays(dayOf(new Date()), 14),
      paymentMethod: 'credit_card',
    },
  }
}

const isKept = (kind: Kind): kind is keyof typeof KEPT => kind in KEPT

/** Around Dubai, a place of its own for each number: the fractions of these never repeat. */
function pathOfList(number: number): string {
  const latitude = 25 + 0.3 * ((number * 0.754877666) % 1)
  const longitude = 55.1 + 0.35 * ((number * 0.569840291) % 1)
  return `/api/restaurants?limit=12&latitude=${latitude.toFixed(6)}&longitude=${longitude.toFixed(6)}`
}

/** Around central Dubai. */
const pathOfSearch = (number: number): string =>
  `/api/search?text=${encodeURIComponent(searchText(number))}&latitude=25.2048&longitude=55.2708`

const REPEATED_SEARCHES = 20
/** What people ask for who look around; every seventh request is a list that is in no memory. */
const MIXED = [KEPT.home, KEPT.offer, KEPT.page, KEPT.menu, KEPT.plans, KEPT.dishes] as const

function pathOf(kind: keyof typeof KEPT | VariedKind, number: number): string {
  if (isKept(kind)) return KEPT[kind]
  switch (kind) {
    case 'newList':
      return pathOfList(number)
    case 'newSearch':
      return pathOfSearch(REPEATED_SEARCHES + number)
    case 'oldSearch':
      return pathOfSearch(number % REPEATED_SEARCHES)
    case 'mixed':
      return MIXED[number % (MIXED.length + 1)] ?? pathOfList(number)
  }
}

/** The bytes of the n-th request of a kind. */
export function requestBytes(kind: Kind, number: number): string {
  if (kind === 'order') return orderBytes(number)
  if (kind !== 'session') return read(pathOf(kind, number))
  return read('/api/auth/session', `cookie: session=${tokenOf(number % CUSTOMERS)}\r\n`)
}

function orderBytes(number: number): string {
  const { token, key, body } = orderOf(number)
  const text = JSON.stringify(body)
  return [
    'POST /api/subscriptions HTTP/1.1',
    'host: bench',
    'content-type: application/json',
    `content-length: ${text.length}`,
    `cookie: session=${token}`,
    `idempotency-key: ${key}`,
    '',
    text,
  ].join('\r\n')
}
