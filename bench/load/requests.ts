import { addDays, dayOf } from '#shared/dates.ts'

export const CUSTOMERS = 2000
export const KITCHENS = 24
export const FIRST_ADDRESS_ID = 8_000_000
export const FIRST_KITCHEN = 7_000_000
const FIRST_KITCHEN_ID = FIRST_KITCHEN + 10_000

/** Answers that the product keeps in memory: the reference sends the same bytes. */
export const KEPT = {
  home: '/',
  plans: '/api/subscription-plans',
  list: '/api/restaurants',
  menu: '/api/restaurant-meal-items?restaurantId=1',
  dishes: '/api/meal-items',
} as const

export type Kind = keyof typeof KEPT | 'session' | 'order'

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

/** The bytes of the n-th request of a kind. */
export function requestBytes(kind: Kind, number: number): string {
  if (isKept(kind)) return read(KEPT[kind])
  switch (kind) {
    case 'session':
      return read('/api/auth/session', `cookie: session=${tokenOf(number % CUSTOMERS)}\r\n`)
    case 'order': {
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
  }
}
