import { expect, it } from 'vitest'
import { listOwnPayments, listPaymentsToSettle } from '#features/payments/contract.ts'
import { closeDispute } from '#server/gateways/simulator/card/dispute-simulator.ts'
import { toFils } from '#shared/money.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import { signInAs } from '../../../../../tools/testing/situations/chefs.ts'
import { liveUntil, newCustomer } from '../../../../../tools/testing/situations/orders.ts'
import { cancelFor, getAnySubscription } from '../../admin-contract.ts'
import { getSubscription } from '../../contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))
const DISPUTED = '4000000000002685'

/** Twenty deliveries from 25 November, charged on the 23rd and disputed a minute later. */
async function disputed() {
  const customer = await newCustomer(test)
  const { id } = await customer.order({ cardSetupId: await customer.saveCard(DISPUTED) })
  await liveUntil(test, '2026-11-23T05:10:00Z')
  await liveUntil(test, '2026-11-23T05:12:00Z')
  const { browser: admin } = await signInAs(test, { phone: '+971509300003', role: 'admin' })
  return { customer, id, admin }
}

const refunds = async () =>
  (await test.app.db.selectFrom('refunds').select('state').orderBy('id').execute()).map(
    ({ state }) => state,
  )

it('deliveries go on while a payment is disputed, and an admin sees when they can be stopped', async () => {
  const { customer, id, admin } = await disputed()
  await liveUntil(test, '2026-11-25T05:00:00Z')
  expect(await customer.call(getSubscription, { id })).toMatchObject({ status: 'active' })
  const settling = (await admin.call(listPaymentsToSettle)).find(
    ({ subscriptionId }) => subscriptionId === id,
  )
  expect(settling?.reviews).toEqual(['disputed'])
  const { days } = await admin.call(getAnySubscription, { id })
  expect(days.filter(({ status }) => status === 'locked').map(({ day }) => day)).toEqual([
    '2026-11-25',
    '2026-11-26',
  ])
  const next = days.find(({ canSkip }) => canSkip)
  expect(next).toMatchObject({ day: '2026-11-27', locksAt: '2026-11-25T14:00:00.000Z' })

  const reason = 'The bank has asked for the money back.'
  const { refund } = await admin.call(cancelFor, { id, reason })
  await enqueue(test.app.db, 'sweep-refunds', {})
  await liveUntil(test, '2026-11-25T06:00:00Z')
  expect(await refunds()).toEqual(['requested'])

  const dispute = await test.app.db
    .selectFrom('simulator.card_disputes')
    .select('id')
    .executeTakeFirstOrThrow()
  await closeDispute(test.app.db, dispute.id, 'lost', test.clock.now())
  await liveUntil(test, '2026-11-25T06:10:00Z')
  expect(await refunds()).toEqual(['succeeded', 'succeeded'])
  const [owed, lost] = await customer.call(listOwnPayments)
  expect(lost).toMatchObject({ state: 'refunded', dispute: 'lost' })
  expect(owed).toMatchObject({ purpose: 'receivable' })
  expect(toFils(owed?.amount ?? 0) + toFils(refund)).toBe(toFils(lost?.amount ?? 0))
})
