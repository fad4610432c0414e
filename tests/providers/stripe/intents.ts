import { newId, notify, present } from './books.ts'
import type { Books, Dispute, Intent, Movement, PaymentIntent, SavedMethod } from './books.ts'
import type { Decline, TestCard } from './cards.ts'
import { findTestCard } from './cards.ts'
import { invalid, missing, StripeFakeError } from './wire.ts'

const ASKS = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }

export function presentMethod({ id, card, customer }: SavedMethod) {
  const { brand, last4 } = card
  const shown = {
    brand,
    last4,
    fingerprint: `fp_${brand}_${last4}`,
    exp_month: 8,
    exp_year: 2029,
    funding: 'credit',
    country: 'US',
  }
  return { id, object: 'payment_method', type: 'card', customer, card: shown, metadata: {} }
}

/** A test card by its name becomes a payment method of its own; a saved one is found. */
export function takeMethod(books: Books, name: string): SavedMethod {
  const saved = books.methods.get(name)
  if (saved) return saved
  const card = findTestCard(name)
  if (!card) throw missing('PaymentMethod', name)
  const method = { id: newId('pm'), card, customer: null, isSetUp: false }
  books.methods.set(method.id, method)
  return method
}

const errorOf = (decline: Decline, method: SavedMethod) => ({
  ...decline,
  type: 'card_error',
  message: 'Your card was declined.',
  payment_method: presentMethod(method),
})

/** Stripe answers a declined card with 402 and the intent inside the error. */
function refuse(books: Books, intent: Intent, decline: Decline, method: SavedMethod): never {
  const isPayment = intent.object === 'payment_intent'
  const error = errorOf(decline, method)
  Object.assign(intent, { status: 'requires_payment_method', next_action: null, last_error: error })
  if (isPayment) intent.payment_method = null
  notify(books, isPayment ? 'payment_intent.payment_failed' : 'setup_intent.setup_failed', intent)
  throw new StripeFakeError(402, { ...error, [intent.object]: present(intent) })
}

function ask(books: Books, intent: Intent): void {
  Object.assign(intent, { status: 'requires_action', next_action: ASKS, last_error: null })
  notify(books, `${intent.object}.requires_action`, intent)
}

export function confirmSetup(books: Books, intent: Intent, name: string): void {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalid('setup_intent_unexpected_state', 'This SetupIntent is over.')
  }
  const method = takeMethod(books, name)
  intent.payment_method = method.id
  const { decline, authentication } = method.card
  if (decline?.at === 'setup') refuse(books, intent, bare(decline), method)
  if (authentication) return ask(books, intent)
  succeedSetup(books, intent)
}

function succeedSetup(books: Books, intent: Intent): void {
  const method = takeMethod(books, intent.payment_method ?? '')
  Object.assign(method, { customer: intent.customer, isSetUp: true })
  Object.assign(intent, { status: 'succeeded', next_action: null, last_error: null })
  notify(books, 'setup_intent.succeeded', intent)
}

function bare({ at, ...decline }: NonNullable<TestCard['decline']>): Decline {
  void at
  return decline
}

interface Confirmation {
  method: string
  isOffSession: boolean
}

export function confirmPayment(
  books: Books,
  intent: PaymentIntent,
  { method: name, isOffSession }: Confirmation,
): void {
  if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status)) {
    throw invalid('payment_intent_unexpected_state', `This PaymentIntent is ${intent.status}.`)
  }
  const method = takeMethod(books, name)
  if (method.customer !== null && method.customer !== intent.customer) {
    throw invalid('payment_method_unexpected_state', 'It belongs to another customer.')
  }
  intent.payment_method = method.id
  const { decline, authentication } = method.card
  if (decline) refuse(books, intent, bare(decline), method)
  const isAsking = authentication === 'always' || (authentication && !method.isSetUp)
  if (isAsking && isOffSession) {
    const code = 'authentication_required'
    refuse(books, intent, { code, decline_code: code }, method)
  }
  if (isAsking) return ask(books, intent)
  succeedPayment(books, intent, method)
}

function succeedPayment(books: Books, intent: PaymentIntent, method: SavedMethod): void {
  Object.assign(intent, {
    status: 'succeeded',
    next_action: null,
    last_error: null,
    amount_received: intent.amount,
    latest_charge: newId('ch'),
  })
  notify(books, 'payment_intent.succeeded', intent)
  const { dispute } = method.card
  if (dispute) openDispute(books, intent, dispute.reason)
}

/** The customer answers the bank in its window. */
export function authenticate(books: Books, id: string, isApproved: boolean): void {
  const intent = books.intents.get(id) ?? books.setups.get(id)
  if (intent?.status !== 'requires_action') throw missing('intent that asks', id)
  const method = takeMethod(books, intent.payment_method ?? '')
  if (!isApproved) {
    const code = `${intent.object}_authentication_failure`
    try {
      refuse(books, intent, { code }, method)
    } catch {
      return
    }
  }
  if (intent.object === 'setup_intent') succeedSetup(books, intent)
  else succeedPayment(books, intent as PaymentIntent, method)
}

const EVIDENCE_SECONDS = 7 * 86_400

export function openDispute(books: Books, intent: PaymentIntent, reason: string): Dispute {
  const dispute: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    payment_intent: intent.id,
    amount: intent.amount,
    currency: intent.currency,
    reason,
    status: 'needs_response',
    evidence_details: { due_by: Math.floor(books.now().getTime() / 1000) + EVIDENCE_SECONDS },
    balance_transactions: [movementOf(-intent.amount, DISPUTE_FEE)],
  }
  books.disputes.set(dispute.id, dispute)
  notify(books, 'charge.dispute.created', dispute)
  notify(books, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}

const DISPUTE_FEE = 6_000

const movementOf = (amount: number, fee: number): Movement => ({
  id: newId('txn'),
  object: 'balance_transaction',
  type: 'adjustment',
  amount,
  fee,
  net: amount - fee,
  currency: 'aed',
})

/** The bank decides; won, the money comes back without the fee. */
export function closeDispute(books: Books, id: string, status: 'won' | 'lost'): void {
  const dispute = books.disputes.get(id)
  if (!dispute) throw missing('dispute', id)
  dispute.status = status
  if (status === 'won') {
    dispute.balance_transactions.push(movementOf(dispute.amount, 0))
    notify(books, 'charge.dispute.funds_reinstated', dispute)
  }
  notify(books, 'charge.dispute.closed', dispute)
}
