import { expect, it } from 'vitest'
import { testDatabaseUrl } from '../../../../../tools/testing/database.ts'
import { createCardSetup, getCardSetup } from '../../contract.ts'
import { getPayment } from '../../review-contract.ts'
import { chargeTime, frameOf, usePayments } from '../testing/payments-app.ts'

const test = usePayments(testDatabaseUrl())
const DUE = '2026-11-25'
const ASKS = '4000002760003184'
const VISA = '4242424242424242'

async function asked() {
  const who = await test.person()
  const setup = await test.saveCard(who, ASKS)
  const { id } = await test.open(who, { cardSetupId: setup.id, chargeOn: DUE })
  await test.goTo(chargeTime(DUE))
  expect(await test.stateOf(id)).toBe('requires_action')
  return { who, id }
}

const chargesOf = (id: number) =>
  test.db
    .selectFrom('simulator.card_charges as c')
    .innerJoin('payment_attempts as a', 'a.provider_ref', 'c.id')
    .select(['c.id', 'c.status'])
    .where('a.payment_id', '=', id)
    .orderBy('a.id')
    .execute()

async function payWithAnotherCard({ who, id }: Awaited<ReturnType<typeof asked>>) {
  const setup = await who.call(createCardSetup, { paymentId: id })
  await test.submitCard(frameOf(setup), VISA)
  await who.call(getCardSetup, { id: setup.id })
  await test.drain()
}

it('a charge that waits for the customer is cancelled at the provider before another card is charged', async () => {
  const admin = await test.person('admin')
  const payment = await asked()
  await payWithAnotherCard(payment)
  expect(await test.stateOf(payment.id)).toBe('captured')
  const charges = await chargesOf(payment.id)
  expect(charges.map(({ status }) => status)).toEqual(['failed', 'succeeded'])
  const { attempts } = await admin.call(getPayment, { id: payment.id })
  expect(attempts.map(({ state }) => state)).toEqual(['not_captured', 'succeeded'])
})

it('one that the customer answered meanwhile is taken, and the other card is not charged', async () => {
  const payment = await asked()
  const [charge] = await chargesOf(payment.id)
  await test.db
    .updateTable('simulator.card_charges')
    .set({ status: 'succeeded' })
    .where('id', '=', charge?.id ?? '')
    .execute()
  await payWithAnotherCard(payment)
  expect(await test.payment(payment.id)).toMatchObject({
    state: 'captured',
    capture_ref: charge?.id,
  })
  expect(await chargesOf(payment.id)).toHaveLength(1)
})
