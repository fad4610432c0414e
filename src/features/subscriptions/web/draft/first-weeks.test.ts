import { expect, test } from 'vitest'
import { firstWeeksOf } from './first-weeks.ts'

const SATURDAY_NOON = new Date('2026-11-21T12:00:00+04:00')
const order = { startDate: '2026-11-22', daysPerWeek: 5, now: SATURDAY_NOON }

test('the preset start is the first day on which food can arrive, and its 20 deliveries end the 4 weeks', () => {
  expect(firstWeeksOf(order)).toEqual({ first: '2026-11-23', last: '2026-12-18' })
})

test('a restaurant that plans later than most moves the first delivery and the end', () => {
  const quote = { firstDeliveryOn: '2026-11-25', firstCycleEndsOn: '2026-12-22' }
  expect(firstWeeksOf(order, quote)).toEqual({ first: '2026-11-25', last: '2026-12-22' })
})
