import { expect, it } from 'vitest'
import { listOwnPayments } from '#features/payments/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import { newCustomer } from '../../../../../tools/testing/situations/orders.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

it('POST /api/subscriptions at half past midnight charges at once what is due that day', async () => {
  test.clock.moveTo(new Date('2026-11-22T20:30:00Z'))
  const customer = await newCustomer(test)
  await customer.order({ cardSetupId: await customer.saveCard() })
  await test.drain()
  const [payment] = await customer.call(listOwnPayments)
  expect(payment).toMatchObject({ chargeOn: '2026-11-23', state: 'captured' })
})
