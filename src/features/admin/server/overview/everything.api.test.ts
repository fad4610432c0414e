import { expect, it } from 'vitest'
import {
  AFTERNOON,
  MORNING,
  TODAY,
  useOneOfEverything,
} from '../../../../../tools/testing/one-of-everything.ts'

const test = useOneOfEverything()

it('counts meals, plans and drops of today exactly', () => {
  expect(test.overview.today).toBe(TODAY)
  expect(test.overview.meals).toEqual({
    total: 8,
    states: { delivered: 2, on_the_way: 1, cooking: 1, later: 2, late: 1, failed: 1 },
  })
  expect(test.overview.subscriptions).toEqual({ active: 3, before: 2 })
  expect(test.overview.drops).toEqual({ due: 4, onTime: 1 })
  expect(test.overview.late).toMatchObject([{ restaurantId: 1, drops: 1, areas: ['Dubai Marina'] }])
  expect(test.overview.missed).toEqual([])
})

it('draws the fourteen days that were, and nothing of the day before them', () => {
  const nothing = { breakfast: 0, lunch: 0, dinner: 0 }
  const drawn = test.overview.days.filter(
    ({ delivered: { breakfast, lunch, dinner }, toCome, late, failed }) =>
      breakfast + lunch + dinner + toCome + late + failed > 0,
  )
  const none = { toCome: 0, late: 0, failed: 0 }
  expect(test.overview.days).toHaveLength(14)
  expect(drawn).toEqual([
    { day: '2026-11-12', delivered: { ...nothing, lunch: 4 }, ...none },
    { day: '2026-11-20', delivered: nothing, ...none, failed: 5 },
    { day: '2026-11-24', delivered: { breakfast: 1, lunch: 2, dinner: 3 }, ...none },
    { day: TODAY, delivered: { ...nothing, lunch: 2 }, toCome: 4, late: 1, failed: 1 },
  ])
})

it('sums what was charged this month, and what was not', async () => {
  const deposit = 600
  expect(test.overview.payments).toEqual({
    charged: (await test.feesOf(0, 1, 3)) + deposit,
    failed: 1,
    failedAmount: await test.feesOf(4),
    nextTryAt: '2026-11-26T05:00:00.000Z',
    toReview: 1,
  })
})

it('counts what waits for someone', () => {
  expect(test.overview.chefEvents).toEqual({
    booked: 1,
    waiting: 1,
    unquoted: 0,
    unquotedSince: null,
    complaints: 1,
    complaintSince: MORNING.toISOString(),
    withoutChef: 0,
  })
  expect(test.overview.applications).toEqual({ waiting: 1, oldestAt: AFTERNOON.toISOString() })
  expect(test.overview.quotes).toEqual({ open: 1, overdue: 0, dueAt: '2026-11-26T12:00:00.000Z' })
})

it('lists the cut-offs of today with what no one has chosen', () => {
  expect(test.overview.cutOffs).toEqual([
    {
      restaurantId: 1,
      restaurant: 'Bait Al Machboos',
      day: '2026-11-27',
      locksAt: '2026-11-25T14:00:00.000Z',
      deliveries: 5,
      unchosen: 5,
    },
  ])
})

it('says how the product itself does', () => {
  expect(test.overview.health).toEqual({
    jobs: {
      waiting: 1,
      oldestSeconds: expect.any(Number),
      retrying: 0,
      running: 0,
      failed: 1,
      failedNames: ['forget-message-texts'],
    },
    messages: { unsent: 2, oldestAt: AFTERNOON.toISOString() },
    audit: { checkedAt: AFTERNOON.toISOString(), brokenDay: null },
  })
})

it('lists the eight newest things, the newest first', () => {
  const shown = test.overview.news.map(({ kind, what, amount, count }) =>
    kind === 'subscription' ? kind : [kind, what, amount, count].join(' '),
  )
  expect(shown.slice(0, 4).toSorted((one, other) => one.localeCompare(other))).toEqual([
    'act suspend-user  ',
    'chef_event   10',
    'chef_event   12',
    'chef_quote  2000 ',
  ])
  expect(shown.slice(4)).toEqual(Array.from({ length: 4 }, () => 'subscription'))
})
