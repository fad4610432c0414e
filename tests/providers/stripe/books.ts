import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { TestCard } from './cards.ts'

export type Intent = Record<string, unknown> & {
  id: string
  object: 'payment_intent' | 'setup_intent'
  status: string
  client_secret: string
  customer: string | null
  payment_method: string | null
  metadata: Record<string, string>
  next_action: object | null
  last_error: object | null
}

export type PaymentIntent = Intent & { amount: number; currency: string }

export interface SavedMethod {
  id: string
  card: TestCard
  customer: string | null
  isSetUp: boolean
}

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'amount' | 'currency' | 'created' | 'status' | 'metadata'
> & { object: 'refund'; payment_intent: string; failure_reason?: string }

export interface Dispute {
  id: string
  object: 'dispute'
  payment_intent: string
  amount: number
  currency: string
  reason: string
  status: string
  evidence_details: { due_by: number }
  balance_transactions: Movement[]
}

/** What a dispute takes out of the balance or brings back into it. */
export interface Movement {
  id: string
  object: 'balance_transaction'
  type: 'adjustment'
  amount: number
  fee: number
  net: number
  currency: string
}

export interface EventOnWire {
  id: string
  type: string
  body: string
}

/** All that the fake keeps. */
export interface Books {
  now: () => Date
  customers: Map<string, Record<string, unknown> & { id: string }>
  setups: Map<string, Intent>
  intents: Map<string, PaymentIntent>
  methods: Map<string, SavedMethod>
  refunds: Map<string, Refund>
  disputes: Map<string, Dispute>
  events: EventOnWire[]
}

export const openBooks = (now: () => Date): Books => ({
  now,
  customers: new Map(),
  setups: new Map(),
  intents: new Map(),
  methods: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  events: [],
})

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000)

/** What an object looks like on the wire, where each kind of intent names its error differently. */
export function present(object: object): object {
  if (!('last_error' in object) || !('object' in object)) return object
  const { last_error: error, ...rest } = object
  const name = rest.object === 'payment_intent' ? 'last_payment_error' : 'last_setup_error'
  return { ...rest, [name]: error }
}

/** Keeps an event of what the object looks like now. */
export function notify(books: Books, type: string, object: object): void {
  const id = newId('evt')
  const event = {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: secondsOf(books.now()),
    livemode: false,
    pending_webhooks: 1,
    request: { id: newId('req'), idempotency_key: null },
    type,
    data: { object: present(object) },
  }
  books.events.push({ id, type, body: JSON.stringify(event) })
}
