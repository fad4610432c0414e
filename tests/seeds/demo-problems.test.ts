import { expect, it } from 'vitest'
import * as claims from '#features/claims/admin-contract.ts'
import { getDeliveryWeek } from '#features/deliveries/contract.ts'
import { listMissedDays } from '#features/kitchen-board/missed-contract.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { openVault } from '#server/encryption/vault.ts'
import { applicationParts } from '../../src/main/applications.ts'
import { seedDemoKitchen } from '../../seeds/demo-kitchen.ts'
import { seedDemoProblems } from '../../seeds/demo-problems.ts'
import { seedDemoSubscriptions } from '../../seeds/demo-subscriptions.ts'
import { seedCatalogue, seedDemo } from '../../seeds/run.ts'
import { TEST_NOW, TEST_SECRET, useTestApp } from '../../tools/testing/app.ts'
import { signIn } from '../../tools/testing/situations/kitchens.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
  await seedDemoSubscriptions(db, TEST_NOW)
  await seedDemoKitchen(db, TEST_NOW)
  await seedDemoProblems(db, applicationParts(openVault(TEST_SECRET)), TEST_NOW)
})

it('shows one missed and one contested delivery to the customer, the kitchen and the admin', async () => {
  const customer = await signIn(test, '+971500000001')
  const { days } = await customer.call(listMissedDays)
  expect(days).toMatchObject([{ madeGood: 'day', canHaveMoney: true }])
  const { past } = await customer.call(getDeliveryWeek, {})
  const reported = past
    .flatMap(({ drops: stops }) => stops)
    .filter((stop) => stop.claims.length > 0)
  expect(reported).toMatchObject([{ failureReason: 'not_arrived', claims: [{ state: 'granted' }] }])
  expect(reported[0]?.refundAed).toBeGreaterThan(0)

  const kitchen = await signIn(test, '+971500000002')
  const { drops: stops } = await kitchen.call(claims.listReported, {})
  expect(stops.map(({ reason, contest }) => [reason, contest?.state])).toEqual([
    ['not_arrived', 'open'],
    ['not_delivered', undefined],
    ['not_delivered', undefined],
  ])

  const admin = await signIn(test, '+971500000003')
  const problems = await admin.call(claims.listFoodProblems, {})
  expect(problems.contests).toHaveLength(1)
  expect(problems.claims).toMatchObject([{ kind: 'not_arrived', state: 'granted' }])
})

it('leaves every delivery and every fil accounted for, and pays the refund', async () => {
  for (const job of ['pay-drop-refunds', 'check-delivery-ledger', 'check-kitchen-places']) {
    await enqueue(test.app.db, job, {})
  }
  await test.drain()
  const refunds = await test.app.db.selectFrom('refunds').select('reason').execute()
  expect(refunds).toEqual([{ reason: 'drop_failed' }])
})
