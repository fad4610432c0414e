import { describe, expect, it } from 'vitest'
import { inTransaction } from '#server/database/database.ts'
import { testDatabaseUrl } from '../../../../../tools/testing/database.ts'
import { createCardSetup, listInvoices, listOwnPayments } from '../../contract.ts'
import { listLedgerErrors } from '../books/ledger.ts'
import { chargePayment } from '../cards/charge-payment.ts'
import { frameOf, chargeTime, usePayments, type Person } from '../testing/payments-app.ts'
import { chargeExtras, hasChargeableCard, type DayExtras } from './charge-extras.ts'
import { refundExtras } from './refund-extras.ts'

const test = usePayments(testDatabaseUrl())
const DAY = '2026-11-23'
const VISA = '4242424242424242'
const ALWAYS_DECLINED = '4000000000000341'

const MACHBOOS = { en: 'Chicken machboos', ar: 'مجبوس دجاج' }
const LENTILS = { en: 'Lentil soup', ar: 'شوربة عدس' }
const DISHES = [
  { mealTime: 'lunch', name: MACHBOOS, quantity: 2, priceFils: 3_150 },
  { mealTime: 'dinner', name: LENTILS, quantity: 1, priceFils: 1_999 },
]
const WHOLE_FILS = 8_299

let days = 0

/** A customer whose subscription's first cycle has this card. */
async function subscribed(number = VISA, language: 'en' | 'ar' = 'en') {
  const who = await test.person('customer', language)
  const setup = await test.saveCard(who, number)
  const cycle = await test.open(who, { cardSetupId: setup.id, chargeOn: '2026-12-20' })
  const { subscription_id: subscriptionId } = await test.payment(cycle.id)
  days += 1
  return { who, subscriptionId: Number(subscriptionId), deliveryDayId: days }
}

type Subscribed = Awaited<ReturnType<typeof subscribed>>

const charge = ({ who, ...of }: Subscribed, dishes: DayExtras['dishes'] = DISHES) =>
  inTransaction(test.db, (tx) =>
    chargeExtras(tx, { customerId: who.id, ...of, day: DAY, dishes }, test.clock.now()),
  )

const refund = ({ deliveryDayId }: Subscribed, mealTime?: string) =>
  inTransaction(test.db, (tx) =>
    refundExtras(tx, {
      deliveryDayId,
      day: DAY,
      ...(mealTime && { mealTime }),
      reason: 'damaged',
      now: test.clock.now(),
    }),
  )

async function extrasOf(who: Person) {
  const payments = await who.call(listOwnPayments)
  return payments.filter(({ purpose }) => purpose === 'extras')
}

async function soleExtras(who: Person) {
  const [payment, ...more] = await extrasOf(who)
  expect(more).toEqual([])
  if (!payment) throw new Error('No payment of extras')
  return payment
}

describe('extras of a locked day', () => {
  it('are charged at once, with the dishes as lines of the invoice in both languages', async () => {
    for (const language of ['en', 'ar'] as const) {
      const of = await subscribed(VISA, language)
      await charge(of)
      await test.goTo(test.clock.now())
      expect(await soleExtras(of.who)).toMatchObject({
        amount: 82.99,
        state: 'captured',
        cycle: null,
        subscriptionId: of.subscriptionId,
        description:
          language === 'en'
            ? 'Extra dishes, Monday, 23 November 2026'
            : 'أطباق إضافية، الاثنين، 23 نوفمبر 2026',
      })
      const [invoice] = await of.who.call(listInvoices)
      expect(invoice).toMatchObject({ kind: 'invoice', net: 79.04, vat: 3.95, gross: 82.99 })
      expect(invoice?.lines).toEqual([
        { description: MACHBOOS[language], quantity: 2, net: 60, vat: 3, gross: 63 },
        { description: LENTILS[language], quantity: 1, net: 19.04, vat: 0.95, gross: 19.99 },
      ])
      expect(await test.texts(of.who.phone)).toEqual([expect.stringContaining('82.99')])
    }
  })

  it('are charged once, however often and at once the day is closed', async () => {
    const of = await subscribed()
    await Promise.all(Array.from({ length: 8 }, async () => charge(of)))
    const { id } = await soleExtras(of.who)
    const run = chargePayment(test.parts)
    await Promise.all([1, 2, 3].map(async () => run(test.context, { paymentId: id })))
    await test.goTo(test.clock.now())
    await charge(of)
    await test.goTo(test.clock.now())
    expect(await soleExtras(of.who)).toMatchObject({ id, state: 'captured' })
    expect(await test.ledgerSum(id, 'clearing')).toBe(WHOLE_FILS)
  })

  it('do not come back by closing the day again after they were given back', async () => {
    const of = await subscribed()
    await charge(of)
    await test.goTo(test.clock.now())
    await refund(of)
    await charge(of)
    expect(await soleExtras(of.who)).toMatchObject({ state: 'refunded', refunded: 82.99 })
  })

  it('that cost nothing make no payment', async () => {
    const of = await subscribed()
    await charge(of, [])
    await charge(of, [{ mealTime: 'lunch', name: LENTILS, quantity: 3, priceFils: 0 }])
    expect(await extrasOf(of.who)).toEqual([])
  })

  it('leave the cycle of the same number alone', async () => {
    const of = await subscribed()
    const [cycle] = await of.who.call(listOwnPayments)
    const { subject_id: subjectId } = await test.payment(cycle?.id ?? 0)
    await charge({ ...of, deliveryDayId: subjectId })
    expect((await of.who.call(listOwnPayments)).map(({ purpose }) => purpose)).toEqual([
      'extras',
      'cycle',
    ])
  })
})

describe('a drop that does not come', () => {
  it('gives its extras back, with a credit note of its dishes, and the other stays', async () => {
    const of = await subscribed()
    await charge(of)
    await test.goTo(test.clock.now())
    expect(await refund(of, 'lunch')).toEqual({ amountFils: 6_300 })
    expect(await refund(of, 'lunch')).toEqual({ amountFils: 0 })
    await test.goTo(test.clock.now())
    const { id, ...payment } = await soleExtras(of.who)
    expect(payment).toMatchObject({ state: 'partially_refunded', refunded: 63 })
    const [note] = await of.who.call(listInvoices)
    expect(note).toMatchObject({ kind: 'credit_note', gross: 63 })
    expect(note?.lines).toMatchObject([{ description: MACHBOOS.en, quantity: 2, gross: 63 }])
    expect(await refund(of)).toEqual({ amountFils: 1_999 })
    await test.goTo(test.clock.now())
    expect(await test.stateOf(id)).toBe('refunded')
    expect(await test.ledgerSum(id, 'vat-payable')).toBe(0)
    expect(await test.ledgerSum(id, 'clearing')).toBe(0)
    expect(await listLedgerErrors(test.db)).toEqual([])
  })

  it('names each amount, also of two drops in one run', async () => {
    const of = await subscribed()
    const [lunch] = DISHES
    if (!lunch) throw new Error('No dish')
    await charge(of, [lunch, { ...lunch, mealTime: 'dinner' }])
    await test.goTo(test.clock.now())
    await refund(of, 'lunch')
    await refund(of, 'dinner')
    const sent = (await test.texts(of.who.phone)).filter((text) => text.includes('don’t come'))
    expect(sent).toHaveLength(2)
  })

  it('before the charge went through is given back when it does', async () => {
    const of = await subscribed()
    await charge(of)
    expect(await refund(of, 'dinner')).toEqual({ amountFils: 1_999 })
    await test.goTo(test.clock.now())
    const { id, ...payment } = await soleExtras(of.who)
    expect(payment).toMatchObject({ state: 'partially_refunded', refunded: 19.99 })
    expect(await test.ledgerSum(id, 'clearing')).toBe(6_300)
  })

  it('before the charge, where nothing else is owed, is never charged', async () => {
    const of = await subscribed()
    await charge(of)
    await refund(of)
    await test.goTo(test.clock.now())
    const { id, state } = await soleExtras(of.who)
    expect(state).toBe('cancelled')
    expect(await test.ledgerSum(id)).toBe(0)
  })

  it.each(['en', 'ar'] as const)(
    'before the charge is announced once, in the customer’s language (%s)',
    async (language) => {
      const of = await subscribed(VISA, language)
      await charge(of)
      await refund(of)
      await refund(of)
      await test.goTo(test.clock.now())
      const amount = language === 'en' ? 'you don’t pay AED 82.99' : 'لا نطلب منك ثمنها، 82.99 درهم'
      expect(await test.texts(of.who.phone)).toEqual([expect.stringContaining(amount)])
    },
  )

  it('in part before the charge is answered with what is not paid, and then with charge and refund', async () => {
    const of = await subscribed()
    await charge(of)
    await refund(of, 'dinner')
    await test.goTo(test.clock.now())
    expect(await test.texts(of.who.phone)).toEqual([
      expect.stringContaining('you don’t pay AED 19.99'),
      expect.stringContaining('82.99'),
      expect.stringContaining('refunded AED 19.99'),
    ])
  })

  it('without extras gives nothing', async () => {
    expect(await refund(await subscribed())).toEqual({ amountFils: 0 })
  })
})

describe('a card that is declined', () => {
  it('is tried two and four days later; then the extras wait for another card and never lapse', async () => {
    const of = await subscribed(ALWAYS_DECLINED)
    await charge(of)
    await test.goTo(test.clock.now())
    await test.goTo(chargeTime('2026-11-23'))
    expect(await soleExtras(of.who)).toMatchObject({ state: 'ready', retryOn: '2026-11-25' })
    await test.goTo(chargeTime('2026-11-25'))
    const texts = await test.texts(of.who.phone)
    expect(texts.filter((text) => text.includes('for extra meals'))).toHaveLength(1)
    await test.goTo(chargeTime('2026-12-10'))
    const owed = await soleExtras(of.who)
    expect(owed).toMatchObject({ state: 'requires_action', needsCard: true })
    expect(await hasChargeableCard(test.db, of.subscriptionId)).toBe(false)

    const setup = await of.who.call(createCardSetup, { paymentId: owed.id })
    await test.submitCard(frameOf(setup), VISA)
    await test.drain()
    await test.goTo(test.clock.now())
    expect(await soleExtras(of.who)).toMatchObject({ id: owed.id, state: 'captured' })
    expect(await hasChargeableCard(test.db, of.subscriptionId)).toBe(true)
  })
})

describe('hasChargeableCard', () => {
  it('wants a card that was saved', async () => {
    const paypal = await test.person()
    const { id } = await test.open(paypal, { method: 'paypal', paypalEmail: 'a@example.com' })
    const { subscription_id: subscriptionId } = await test.payment(id)
    expect(await hasChargeableCard(test.db, Number(subscriptionId))).toBe(false)
    expect(await hasChargeableCard(test.db, 999_999)).toBe(false)
    const of = await subscribed()
    expect(await hasChargeableCard(test.db, of.subscriptionId)).toBe(true)
  })
})
