import { expect, it } from 'vitest'
import { dayOf } from '#shared/dates.ts'
import { inTransaction } from '#server/database/database.ts'
import { testDatabaseUrl } from '../../../../../tools/testing/database.ts'
import { createCardSetup, getCardSetup, listOwnPayments } from '../../contract.ts'
import { chargePayment } from '../cards/charge-payment.ts'
import { cancelPayment, openPayment } from '../public.ts'
import { frameOf, chargeTime, usePayments } from '../testing/payments-app.ts'

const test = usePayments(testDatabaseUrl())
const DUE = '2026-11-25'
const ROUNDS = 20

it('calling off while the charge runs ends taken and given back, or never taken', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    test.heard.length = 0
    test.clock.moveTo(new Date('2026-11-21T08:00:00Z'))
    const who = await test.person()
    const setup = await test.saveCard(who, '4242424242424242')
    const { id } = await test.open(who, { cardSetupId: setup.id, chargeOn: DUE })
    const now = chargeTime(DUE)
    test.clock.moveTo(now)
    await Promise.all([
      chargePayment(test.parts)(test.context, { paymentId: id }),
      inTransaction(test.db, (tx) => cancelPayment(tx, id, now)),
      chargePayment(test.parts)(test.context, { paymentId: id }),
    ])
    await test.goTo(now)
    const { state } = await test.payment(id)
    expect(['captured', 'refunded', 'cancelled']).toContain(state)
    const taken = state === 'captured' ? 232_900 : 0
    expect(await test.ledgerSum(id, 'clearing')).toBe(taken)
    expect(test.heard).toEqual(state === 'captured' ? [`captured ${id}`] : [])
  }
})

it('opening one cycle ten times at once makes one payment', async () => {
  const who = await test.person()
  const input = {
    customerId: who.id,
    purpose: 'cycle',
    subjectId: 1_000_000,
    subscriptionId: 1_000_000,
    cycle: 1,
    amountFils: 10_000,
    method: 'usdt',
    chargeOn: DUE,
    description: { en: 'A plan', ar: 'خطة' },
  } as const
  const now = test.clock.now()
  const opened = await Promise.all(
    Array.from({ length: 10 }, async () =>
      inTransaction(test.db, (tx) => openPayment(tx, { now, today: dayOf(now) }, input)),
    ),
  )
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
  expect(await who.call(listOwnPayments)).toHaveLength(1)
})

it('webhook and returning browser at once make a payment ready once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    test.heard.length = 0
    const who = await test.person()
    const { id } = await test.open(who, { chargeOn: DUE })
    const setup = await who.call(createCardSetup, { paymentId: id })
    await test.submitCard(frameOf(setup), '4242424242424242')
    await Promise.all([
      who.call(getCardSetup, { id: setup.id }),
      test.drain(),
      who.call(getCardSetup, { id: setup.id }),
    ])
    expect(await test.stateOf(id)).toBe('ready')
    expect(test.heard).toEqual([`ready ${id}`])
  }
})
