import { beforeEach, expect, it } from 'vitest'
import { moveDelivery } from '#features/deliveries/change-contract.ts'
import { getDeliveryWeek, skipDelivery } from '#features/deliveries/contract.ts'
import { isBalanced } from '#features/deliveries/rules.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import {
  bookedPlaces,
  plannedDaysOf,
  runningCustomer,
} from '../../../../../tools/testing/running.ts'
import * as contract from '../../change-contract.ts'
import { getSubscription } from '../../contract.ts'
import { pauseSubscription } from '../../pause-contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

beforeEach(async () => {
  test.clock.moveTo(TEST_NOW)
  await test.app.db.deleteFrom('kitchen_days').execute()
})

it('keeps every place and delivery where changes of all kinds meet, on one kitchen', async () => {
  const people = []
  for (let count = 0; count < 4; count++) people.push(await runningCustomer(test))
  const weekdays = [
    [1, 2, 3, 4, 7],
    [2, 3, 4, 5, 6],
    [3, 4, 5, 6, 7],
    [1, 2, 5, 6, 7],
  ]
  for (let round = 0; round < 2; round++) {
    const attempts = await Promise.all(
      people.map(async ({ customer, id }, at) => {
        const { days } = await customer.call(getDeliveryWeek, { from: '2026-12-07' })
        const [first, second] = days.flatMap((day) => day.deliveries)
        return [
          () => customer.call(contract.setWeekdays, { id, weekdays: weekdays[at] ?? [] }),
          () => customer.call(moveDelivery, { id: first?.id ?? 0, to: `2026-12-1${2 + round}` }),
          () => customer.call(skipDelivery, { id: second?.id ?? 0 }),
          () => customer.call(pauseSubscription, { id, from: '2026-12-16', to: '2026-12-17' }),
        ]
      }),
    )
    const outcomes = await Promise.allSettled(attempts.flat().map((attempt) => attempt()))
    const errors = outcomes.filter(
      (outcome) => outcome.status === 'rejected' && outcome.reason.status >= 500,
    )
    expect(errors).toEqual([])
  }
  let places = 0
  for (const { customer, id } of people) {
    expect(isBalanced((await customer.call(getSubscription, { id })).ledger)).toBe(true)
    const planned = await plannedDaysOf(test, id)
    expect(new Set(planned).size).toBe(planned.length)
    places += planned.length
  }
  // Three days of each are behind their cut-off and keep their places too.
  expect(await bookedPlaces(test)).toBe((places + people.length * 3) * 2)
})
