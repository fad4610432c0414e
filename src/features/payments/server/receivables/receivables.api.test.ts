import { expect, it } from 'vitest'
import { inTransaction } from '#server/database/database.ts'
import { listDevMessages } from '#features/messages/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import { liveUntil, newCustomer } from '../../../../../tools/testing/situations/orders.ts'
import { createCardSetup, listOwnPayments } from '../../contract.ts'
import { openReceivable } from './receivables.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

it('POST /api/subscriptions refuses who owes for delivered food, and names where to pay', async () => {
  const customer = await newCustomer(test)
  const cardSetupId = await customer.saveCard()
  await customer.order({ cardSetupId })
  await liveUntil(test, '2026-11-23T06:00:00Z')
  const [paid] = await customer.call(listOwnPayments)
  const lost = { paymentId: paid?.id ?? 0, amountFils: 34_335, now: test.clock.now() }
  const opened = await inTransaction(test.app.db, (tx) => openReceivable(tx, lost))
  const again = await inTransaction(test.app.db, (tx) => openReceivable(tx, lost))
  expect(again.id).toBe(opened.id)
  await test.drain()
  const texts = await customer.call(listDevMessages, { to: customer.phone })
  expect(texts.filter(({ template }) => template === 'payment-receivable')).toHaveLength(1)

  const order = { startDate: '2026-12-07', cardSetupId }
  await expect(customer.order(order)).rejects.toMatchObject({
    status: 409,
    code: 'payment_owed',
    details: { paymentId: opened.id, url: `/dashboard?payment=${opened.id}` },
  })
  await customer.call(createCardSetup, { paymentId: opened.id })
  await test.app.db
    .updateTable('payments')
    .set({ state: 'ready', card_setup_id: cardSetupId, next_charge_at: test.clock.now() })
    .where('id', '=', opened.id)
    .execute()
  await liveUntil(test, '2026-11-23T06:30:00Z')
  expect(await customer.order(order)).toMatchObject({ status: 'scheduled' })
})
