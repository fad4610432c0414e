import { expect, it } from 'vitest'
import { foodItemsOf } from './food-items.ts'

const NO_ORDERS = { open: 3, dueAt: null, late: 0, lateSince: null }
const NO_CLAIMS = { open: 0, allergens: 0, contests: 0, oldestAt: null }
const since = '2026-11-25T10:00:00.000Z'
const lateOf = (restaurantId: number, stops: number) => ({
  restaurantId,
  restaurant: `Kitchen ${restaurantId}`,
  drops: stops,
  areas: ['Al Barsha', 'Al Safa', 'Bur Dubai', 'Jumeirah', 'JLT'],
  since,
})
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')
const linesOf = (overview: Parameters<typeof foodItemsOf>[0], language: 'en' | 'ar' = 'en') =>
  foodItemsOf(overview, language, () => '14:00')
    .filter(({ count }) => count > 0)
    .map(({ title, note, href }) => [plain(title), plain(note), href])

it('names late drops by kitchen, then missed ones, then late ingredient orders', () => {
  const overview = {
    late: [lateOf(1, 3)],
    missed: [{ restaurantId: 2, restaurant: 'Kitchen 2', drops: 1 }],
    claims: NO_CLAIMS,
    orders: { ...NO_ORDERS, late: 2, lateSince: since },
  }
  expect(linesOf(overview)).toEqual([
    [
      '3 late deliveries, Kitchen 1',
      'Al Barsha, Al Safa, Bur Dubai, +2, since 14:00',
      '/admin/restaurants/1',
    ],
    [
      '1 missed delivery, Kitchen 2',
      'Nobody delivered them, last 24 hours',
      '/admin/restaurants/2',
    ],
    [
      '2 late ingredient orders',
      'First window closed 14:00',
      '/admin/ingredient-orders?status=open&sort=due',
    ],
  ])
  expect(linesOf(overview, 'ar').map(([title]) => title)).toEqual([
    '3 توصيلات متأخرة، Kitchen 1',
    'توصيلة لم تصل، Kitchen 2',
    'طلبا مكونات متأخران',
  ])
})

it('gives four kitchens a line of their own, and the others one together', () => {
  const late = [9, 8, 7, 6, 5, 4].map((stops, index) => lateOf(index + 1, stops))
  const lines = linesOf({ late, missed: [], claims: NO_CLAIMS, orders: NO_ORDERS })
  expect(lines).toHaveLength(5)
  expect(lines.at(-1)).toEqual(['9 late deliveries, 2 more restaurants', '', '/admin/restaurants'])
})

it('says nothing where all food came', () => {
  expect(linesOf({ late: [], missed: [], claims: NO_CLAIMS, orders: NO_ORDERS })).toEqual([])
})

it('names reactions to food before all else, and what else was reported after missed drops', () => {
  const overview = {
    late: [lateOf(1, 3)],
    missed: [],
    claims: { open: 3, allergens: 1, contests: 2, oldestAt: since },
    orders: NO_ORDERS,
  }
  expect(linesOf(overview).map(([title]) => title)).toEqual([
    '1 reported reaction to food',
    '3 late deliveries, Kitchen 1',
    '2 reports about food',
    '2 contested deliveries',
  ])
})
