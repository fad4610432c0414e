import { getDeliveryWeek, skipDelivery } from '../../src/features/deliveries/contract.ts'
import { moveDelivery } from '../../src/features/deliveries/change-contract.ts'
import {
  authenticatePayment,
  confirmPayment,
  listOwnPayments,
} from '../../src/features/payments/contract.ts'
import { listRefundsToPay, payRefund } from '../../src/features/payments/refund-contract.ts'
import { decidePayment } from '../../src/features/payments/review-contract.ts'
import {
  cancelSubscription,
  getSubscription,
  payAgain,
} from '../../src/features/subscriptions/contract.ts'
import {
  pauseSubscription,
  resumeSubscription,
} from '../../src/features/subscriptions/pause-contract.ts'
import { addDays, dayOf, weekdayOf, type Day } from '../../src/shared/dates.ts'
import { CallError } from '../../src/shared/wire/call.ts'
import { signInAdmin } from '../../tools/testing/situations/orders.ts'
import { TEST_CARDS } from '../providers/stripe/cards.ts'
import { saveCard, type Person } from './orders.ts'
import type { Action } from './people.ts'
import { sendEvents, type World } from './world.ts'

const FRIDAY = 5

const once = () => ({ idempotencyKey: crypto.randomUUID() })

type Doing<K extends Action['do']> = (
  world: World,
  person: Person,
  action: Extract<Action, { do: K }>,
) => Promise<unknown>

const ACTIONS: { [K in Action['do']]: Doing<K> } = {
  pause,
  resume: (_world, { customer, subscriptionId: id }) =>
    refusable(['not_paused'], () => customer.call(resumeSubscription, { id }, once())),
  cancel: (_world, { customer, subscriptionId: id }) =>
    customer.call(cancelSubscription, { id }, once()),
  skip: async (world, person, { ahead = 4 }) => {
    const delivery = await firstOpen(person, addDays(today(world), ahead))
    if (delivery) await person.customer.call(skipDelivery, { id: delivery.id }, once())
  },
  move: async (world, person, { ahead }) => {
    const delivery = await firstOpen(person, addDays(today(world), ahead), FRIDAY)
    if (!delivery) return
    const saturday = addDays(delivery.day, 1)
    await person.customer.call(moveDelivery, { id: delivery.id, to: saturday }, once())
  },
  'card-becomes': changeCard,
  'new-card': async (world, person, { card }) => {
    const payment = await openPayment(person)
    await saveCard(world, person.customer, card, payment?.id)
  },
  'answer-bank': answerBank,
  'pay-again': async (world, { customer, subscriptionId: id }) => {
    const cardSetupId = await saveCard(world, customer, 'pm_card_mastercard')
    const pay = () => customer.call(payAgain, { id, cardSetupId }, once())
    await refusable(['nothing_to_pay'], pay)
  },
  'confirm-transfer': async (world, person) => {
    const payment = await openPayment(person)
    if (!payment) return
    const office = await signInAdmin(world)
    const evidence = 'Seen on the statement of the account'
    await office.call(confirmPayment, { id: payment.id, evidence }, once())
  },
  'pay-paypal': payByPayPal,
  'send-back': sendBack,
  'pay-out': payOut,
  dispute: async (world, person) => world.stripe.dispute(await chargeOf(world, person)),
  'dispute-ends': async (world, person, { as }) => {
    const charge = await chargeOf(world, person)
    const disputes = [...world.stripe.books.disputes.values()]
    const dispute = disputes.find(({ payment_intent: id }) => id === charge)
    world.stripe.closeDispute(dispute?.id ?? '', as)
  },
}

/** What a person does at noon. What has to be refused at that stage is refused. */
export async function perform(world: World, person: Person, action: Action): Promise<void> {
  const doing = ACTIONS[action.do] as Doing<Action['do']>
  await doing(world, person, action)
  await sendEvents(world)
}

const today = ({ clock }: World): Day => dayOf(clock.now())

async function refusable(codes: readonly string[], call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } catch (error) {
    if (!(error instanceof CallError && codes.includes(error.code))) throw error
  }
}

async function pause(
  _world: World,
  { customer, subscriptionId: id }: Person,
  { days, after = 0 }: Extract<Action, { do: 'pause' }>,
): Promise<void> {
  const { pausableFrom } = await customer.call(getSubscription, { id })
  if (pausableFrom === null) return
  const from = addDays(pausableFrom, after)
  const to = addDays(from, days - 1)
  await customer.call(pauseSubscription, { id, from, to }, once())
}

async function firstOpen({ customer, subscriptionId }: Person, from: Day, weekday?: number) {
  const { days } = await customer.call(getDeliveryWeek, { from })
  return days
    .filter(({ day }) => day >= from && (weekday === undefined || weekdayOf(day) === weekday))
    .flatMap(({ day, deliveries }) => deliveries.map((delivery) => ({ ...delivery, day })))
    .find((delivery) => delivery.canChange && delivery.subscriptionId === subscriptionId)
}

const openPayment = async ({ customer }: Person) =>
  (await customer.call(listOwnPayments)).find(
    ({ state }) => state === 'requires_action' || state === 'ready',
  )

/** The bank's view of the card that is charged; its number stays. */
async function changeCard(
  { app, stripe }: World,
  { subscriptionId }: Person,
  { card }: Extract<Action, { do: 'card-becomes' }>,
): Promise<void> {
  const { method_ref: ref } = await app.db
    .selectFrom('payments as p')
    .innerJoin('card_setups as s', 's.id', 'p.card_setup_id')
    .select('s.method_ref')
    .where('p.subscription_id', '=', subscriptionId)
    .orderBy('p.id', 'desc')
    .executeTakeFirstOrThrow()
  const method = stripe.books.methods.get(ref?.split(':').at(-1) ?? '')
  if (!method) throw new Error('Stripe does not know the card')
  method.card = { ...TEST_CARDS[card], last4: method.card.last4 }
}

async function answerBank(world: World, person: Person): Promise<void> {
  const payment = await openPayment(person)
  if (!payment?.needsAuthentication) return
  const { customer } = person
  const { form } = await customer.call(authenticatePayment, { id: payment.id })
  if (form?.presentation !== 'element') throw new Error('The bank asks nothing')
  world.stripe.authenticate(form.clientSecret)
  await customer.call(authenticatePayment, { id: payment.id })
}

async function payByPayPal(
  { app, paypal }: World,
  person: Person,
  { usd }: Extract<Action, { do: 'pay-paypal' }>,
): Promise<void> {
  const payment = await openPayment(person)
  if (!payment) return
  const invoice = [...paypal.books.invoices.values()].find(
    ({ number }) => number === payment.reference,
  )
  if (!invoice) throw new Error('PayPal was asked for nothing')
  paypal.pay(invoice.id, usd)
  const news = paypal.webhook('INVOICING.INVOICE.PAID', { invoice: { id: invoice.id } })
  await app.app.request('/api/payments/webhooks/paypal', news)
}

const EVIDENCE = 'Another sum than was asked for'

async function sendBack(world: World, person: Person): Promise<void> {
  const payment = await openPayment(person)
  if (!payment) return
  const office = await signInAdmin(world)
  const decision = { id: payment.id, decision: 'return', evidence: EVIDENCE } as const
  await office.call(decidePayment, decision, once())
}

async function payOut(world: World, { customer }: Person): Promise<void> {
  const office = await signInAdmin(world)
  const refunds = await office.call(listRefundsToPay)
  for (const { id } of refunds.filter(({ customerPhone }) => customerPhone === customer.phone)) {
    const evidence = 'Sent to the address of the customer'
    await office.call(payRefund, { id, way: 'usdt', evidence }, once())
  }
}

/** What Stripe calls the first charge. */
async function chargeOf({ app }: World, { subscriptionId }: Person): Promise<string> {
  const { capture_ref: ref } = await app.db
    .selectFrom('payments')
    .select('capture_ref')
    .where('subscription_id', '=', subscriptionId)
    .where('captured_at', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return ref ?? ''
}
