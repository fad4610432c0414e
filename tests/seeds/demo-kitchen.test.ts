import { expect, it } from 'vitest'
import { getOverview } from '#features/admin/contract.ts'
import { listPayments } from '#features/payments/admin-contract.ts'
import { listUsers } from '#features/users-admin/contract.ts'
import { TEST_NOW, useTestApp } from '../../tools/testing/app.ts'
import { signIn } from '../../tools/testing/situations/kitchens.ts'
import { seedDemoKitchen } from '../../seeds/demo-kitchen.ts'
import { seedCatalogue, seedDemo } from '../../seeds/run.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
  await seedDemoKitchen(db, TEST_NOW)
  await seedDemoKitchen(db, TEST_NOW)
})

it('gives the deliveries of the last days the moments that the admin’s overview counts', async () => {
  const admin = await signIn(test, '+971500000003')
  const { days, drops: stops } = await admin.call(getOverview)
  const week = days.slice(-8, -1).map(({ delivered }) => delivered)
  const meals = week.reduce((sum, { lunch, dinner }) => sum + lunch + dinner, 0)
  expect(meals).toBeGreaterThan(0)
  expect(stops.due).toBeGreaterThan(meals / 2)
  expect(stops.onTime / stops.due).toBeGreaterThan(0.9)
  expect(stops.onTime).toBeLessThan(stops.due)
})

it('GET /api/admin/users and payments begin with the newest of the dates they show', async () => {
  const admin = await signIn(test, '+971500000003')
  const { users } = await admin.call(listUsers, {})
  const since = users.map((user) => user.since)
  expect(new Set(since).size).toBeGreaterThan(1)
  expect(since).toEqual(since.toSorted().toReversed())
  const { payments } = await admin.call(listPayments, {})
  const due = payments.map(({ chargeOn }) => chargeOn)
  expect(new Set(due).size).toBeGreaterThan(1)
  expect(due).toEqual(due.toSorted().toReversed())
})
