import { newId, notify, present, secondsOf, type Books, type Refund } from './books.ts'
import { confirmPayment, confirmSetup, presentMethod } from './intents.ts'
import { checkParameters, invalid, mapOf, missing, textOf, type Parameters } from './wire.ts'

export interface ApiCall {
  method: string
  path: string
  parameters: Parameters
}

type Route = (books: Books, call: ApiCall, id: string) => object

/** The calls of Stripe's API that the product makes, and those of its script in the browser. */
const ROUTES: readonly [method: string, path: RegExp, route: Route][] = [
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['DELETE', /^\/v1\/customers\/(\w+)$/, deleteCustomer],
  ['POST', /^\/v1\/setup_intents$/, createSetup],
  ['GET', /^\/v1\/setup_intents\/(\w+)$/, retrieveSetup],
  ['POST', /^\/v1\/setup_intents\/(\w+)\/confirm$/, confirmSetupCall],
  ['POST', /^\/v1\/payment_intents$/, createPayment],
  ['GET', /^\/v1\/payment_intents$/, listPayments],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, retrievePayment],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/confirm$/, confirmPaymentCall],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, cancelPayment],
  ['POST', /^\/v1\/refunds$/, createRefund],
  ['GET', /^\/v1\/refunds$/, listRefunds],
  ['GET', /^\/v1\/refunds\/(\w+)$/, retrieveRefund],
]

export function respondTo(books: Books, call: ApiCall): object {
  for (const [method, pattern, route] of ROUTES) {
    const match = call.method === method ? pattern.exec(call.path) : null
    if (match) return route(books, call, match[1] ?? '')
  }
  throw missing('route', `${call.method} ${call.path}`)
}

const listOf = (url: string, data: object[]) => ({ object: 'list', url, has_more: false, data })

function createCustomer(books: Books, { parameters }: ApiCall): object {
  checkParameters(parameters, { knows: ['name', 'email', 'phone', 'metadata'] })
  const customer = {
    id: newId('cus'),
    object: 'customer',
    created: secondsOf(books.now()),
    name: textOf(parameters, 'name') ?? null,
    email: textOf(parameters, 'email') ?? null,
    phone: textOf(parameters, 'phone') ?? null,
    metadata: mapOf(parameters, 'metadata'),
  }
  books.customers.set(customer.id, customer)
  return customer
}

function deleteCustomer(books: Books, { parameters }: ApiCall, id: string): object {
  checkParameters(parameters, {})
  if (!books.customers.delete(id)) throw missing('customer', id)
  for (const method of books.methods.values()) if (method.customer === id) method.customer = null
  return { id, object: 'customer', deleted: true }
}

function knownCustomer(books: Books, parameters: Parameters): string | null {
  const id = textOf(parameters, 'customer')
  if (id !== undefined && !books.customers.has(id)) throw missing('customer', id)
  return id ?? null
}

function createSetup(books: Books, { parameters }: ApiCall): object {
  const knows = ['customer', 'usage', 'allowed_payment_method_types', 'metadata']
  checkParameters(parameters, { knows })
  const id = newId('seti')
  const intent = {
    id,
    object: 'setup_intent' as const,
    status: 'requires_payment_method',
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    created: secondsOf(books.now()),
    customer: knownCustomer(books, parameters),
    usage: textOf(parameters, 'usage') ?? 'off_session',
    payment_method: null,
    metadata: mapOf(parameters, 'metadata'),
    next_action: null,
    last_error: null,
  }
  books.setups.set(id, intent)
  return present(intent)
}

function getSetup(books: Books, id: string) {
  const intent = books.setups.get(id)
  if (!intent) throw missing('setupintent', id)
  return intent
}

function retrieveSetup(books: Books, { parameters }: ApiCall, id: string): object {
  const intent = getSetup(books, id)
  const method = books.methods.get(intent.payment_method ?? '')
  const isExpanded = mapOf(parameters, 'expand')['0'] === 'payment_method'
  const shown = present(intent)
  return isExpanded && method ? { ...shown, payment_method: presentMethod(method) } : shown
}

/** Only who has the client secret may go on with an intent in a browser. */
function checkClient(parameters: Parameters, secret: string): void {
  const given = textOf(parameters, 'client_secret')
  if (given !== undefined && given !== secret) throw missing('intent', given)
}

function confirmSetupCall(books: Books, { parameters }: ApiCall, id: string): object {
  const knows = ['client_secret', 'use_stripe_sdk', 'return_url']
  checkParameters(parameters, { needs: ['payment_method'], knows })
  const intent = getSetup(books, id)
  checkClient(parameters, intent.client_secret)
  confirmSetup(books, intent, textOf(parameters, 'payment_method') ?? '')
  return present(intent)
}

const PAYMENT_PARAMETERS = [
  'customer',
  'payment_method',
  'allowed_payment_method_types',
  'confirm',
  'off_session',
  'use_stripe_sdk',
  'description',
  'statement_descriptor_suffix',
  'metadata',
]

function createPayment(books: Books, { parameters }: ApiCall): object {
  checkParameters(parameters, { needs: ['amount', 'currency'], knows: PAYMENT_PARAMETERS })
  const amount = Number(textOf(parameters, 'amount'))
  if (!Number.isInteger(amount) || amount < 200) {
    throw invalid('amount_too_small', 'Amount must be at least 2.00 aed.', { param: 'amount' })
  }
  const suffix = textOf(parameters, 'statement_descriptor_suffix')
  if (suffix !== undefined && (suffix.length > 22 || !/[a-z]/i.test(suffix))) {
    throw invalid('parameter_invalid_string', 'The suffix has to hold a letter.')
  }
  const id = newId('pi')
  const intent = {
    id,
    object: 'payment_intent' as const,
    status: 'requires_confirmation',
    amount,
    amount_received: 0,
    currency: (textOf(parameters, 'currency') ?? '').toLowerCase(),
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    created: secondsOf(books.now()),
    customer: knownCustomer(books, parameters),
    payment_method: textOf(parameters, 'payment_method') ?? null,
    description: textOf(parameters, 'description') ?? null,
    statement_descriptor_suffix: suffix ?? null,
    metadata: mapOf(parameters, 'metadata'),
    next_action: null,
    last_error: null,
  }
  books.intents.set(id, intent)
  notify(books, 'payment_intent.created', intent)
  if (textOf(parameters, 'confirm') === 'true') {
    confirmPayment(books, intent, {
      method: intent.payment_method ?? '',
      isOffSession: textOf(parameters, 'off_session') === 'true',
    })
  }
  return present(intent)
}

function getPayment(books: Books, id: string) {
  const intent = books.intents.get(id)
  if (!intent) throw missing('payment_intent', id)
  return intent
}

function retrievePayment(books: Books, _call: ApiCall, id: string): object {
  return present(getPayment(books, id))
}

function listPayments(books: Books, { parameters }: ApiCall): object {
  checkParameters(parameters, { knows: ['customer', 'limit'] })
  const customer = textOf(parameters, 'customer')
  const found = [...books.intents.values()].filter((intent) => intent.customer === customer)
  return listOf('/v1/payment_intents', found.toReversed().map(present))
}

function confirmPaymentCall(books: Books, { parameters }: ApiCall, id: string): object {
  const knows = ['payment_method', 'off_session', 'use_stripe_sdk', 'client_secret', 'return_url']
  checkParameters(parameters, { knows })
  const intent = getPayment(books, id)
  checkClient(parameters, intent.client_secret)
  confirmPayment(books, intent, {
    method: textOf(parameters, 'payment_method') ?? intent.payment_method ?? '',
    isOffSession: textOf(parameters, 'off_session') === 'true',
  })
  return present(intent)
}

function cancelPayment(books: Books, { parameters }: ApiCall, id: string): object {
  checkParameters(parameters, { knows: ['cancellation_reason'] })
  const intent = getPayment(books, id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalid('payment_intent_unexpected_state', `It is ${intent.status}.`)
  }
  Object.assign(intent, { status: 'canceled', next_action: null })
  notify(books, 'payment_intent.canceled', intent)
  return present(intent)
}

function createRefund(books: Books, { parameters }: ApiCall): object {
  const knows = ['amount', 'metadata', 'reason']
  checkParameters(parameters, { needs: ['payment_intent'], knows })
  const intent = getPayment(books, textOf(parameters, 'payment_intent') ?? '')
  if (intent.status !== 'succeeded') {
    throw invalid('payment_intent_unexpected_state', 'It has no successful charge to refund.')
  }
  const isDisputed = [...books.disputes.values()].some(
    ({ payment_intent: of, status }) => of === intent.id && status !== 'won',
  )
  if (isDisputed) throw invalid('charge_disputed', 'The bank decides about this charge.')
  const refund = makeRefund(books, intent.id, {
    amount: Number(textOf(parameters, 'amount') ?? intent.amount),
    metadata: mapOf(parameters, 'metadata'),
  })
  return refund
}

/** A refund by the API or by hand in the dashboard, which carries no metadata of ours. */
export function makeRefund(
  books: Books,
  intentId: string,
  { amount, metadata }: { amount: number; metadata: Record<string, string> },
): Refund {
  const intent = getPayment(books, intentId)
  const before = [...books.refunds.values()].filter(
    (refund) => refund.payment_intent === intentId && refund.status !== 'failed',
  )
  const left = intent.amount - before.reduce((sum, refund) => sum + refund.amount, 0)
  if (amount > left) {
    const code = left === 0 ? 'charge_already_refunded' : 'amount_too_large'
    throw invalid(code, `Refund amount (${amount}) is greater than what is left (${left}).`)
  }
  const behaviour = books.methods.get(intent.payment_method ?? '')?.card.refund
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    currency: intent.currency,
    created: secondsOf(books.now()),
    payment_intent: intentId,
    status: behaviour === undefined ? 'succeeded' : 'pending',
    metadata,
  }
  books.refunds.set(refund.id, refund)
  notify(books, 'refund.created', refund)
  if (behaviour === 'fails_later') {
    Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
    notify(books, 'refund.failed', refund)
    return { ...refund, status: 'pending' }
  }
  if (behaviour === 'pending') {
    refund.status = 'succeeded'
    notify(books, 'refund.updated', refund)
    return { ...refund, status: 'pending' }
  }
  return refund
}

function retrieveRefund(books: Books, _call: ApiCall, id: string): object {
  const refund = books.refunds.get(id)
  if (!refund) throw missing('refund', id)
  return refund
}

function listRefunds(books: Books, { parameters }: ApiCall): object {
  checkParameters(parameters, { knows: ['payment_intent', 'limit'] })
  const intent = textOf(parameters, 'payment_intent')
  const found = [...books.refunds.values()].filter((refund) => refund.payment_intent === intent)
  return listOf('/v1/refunds', found.toReversed())
}
