import type { Language } from '#shared/language.ts'
import type { CardEvent } from './card-events.ts'
import type { GatewayCall } from './gateway-call.ts'

/**
 * Takes cards on a provider's own form, keeps them there and charges them, with the customer
 * present or later without. Every writing call carries a key of ours: repeating it never does the
 * thing twice. A bank's no is a result.
 * @throws ProviderError when the provider or we failed, which says nothing about the card
 */
export interface CardGateway {
  readonly provider: 'stripe' | 'simulator'
  createCustomer: (at: GatewayCall, customer: NewCardCustomer) => Promise<string>
  /** With all cards. One that is gone already is fine. */
  deleteCustomer: (at: GatewayCall, customerRef: string) => Promise<void>
  createSetup: (at: GatewayCall, input: NewCardSetup) => Promise<{ ref: string; form: CardForm }>
  retrieveSetup: (at: GatewayCall, ref: string) => Promise<SetupResult>
  charge: (at: GatewayCall, input: NewCharge) => Promise<ChargeResult>
  /** Looks a charge up; `unknown` where the provider has never had it. */
  findCharge: (at: GatewayCall, charge: ChargeToFind) => Promise<ChargeResult | 'unknown'>
  /** Lets a customer who came back answer the bank, on the form. */
  resumeCharge: (at: GatewayCall, ref: string) => Promise<{ charge: ChargeResult; form: CardForm }>
  /** Takes back a charge that waits for the customer; answers what became of it. */
  cancelCharge: (at: GatewayCall, ref: string) => Promise<ChargeResult>
  refund: (at: GatewayCall, input: NewCardRefund) => Promise<RefundResult>
  findRefund: (at: GatewayCall, refund: RefundToFind) => Promise<RefundResult | 'unknown'>
  /** Where a person answers a dispute at the provider. */
  disputeUrl: (ref: string) => string
  /** Whether a webhook call is the provider's own and no older than five minutes. */
  verifyWebhook: (call: WebhookCall) => boolean
  /** The event in a body that was verified; undefined where the body is none. */
  readEvent: (rawBody: string) => CardEvent | undefined
}

/** Whom the provider keeps cards for. */
export interface NewCardCustomer {
  id: string
  name: string
  email: string | null
  phone: string
}

export interface NewCardSetup {
  key: string
  /** What the provider calls the customer. */
  customerRef: string
  language: Language
}

/** Where the customer types a card or answers the bank: nothing of it passes through our server. */
export type CardForm =
  /** The provider's page in a frame of ours. */
  | { presentation: 'frame'; url: string }
  /** Stripe's script in our page. */
  | { presentation: 'element'; publishableKey: string; clientSecret: string }

export interface SavedCard {
  /** The same for the same card, however often it is saved; not every card has one. */
  fingerprint: string | null
  brand: string
  last4: string
  expiryMonth: number
  expiryYear: number
}

export type SetupResult =
  | { status: 'open'; form: CardForm }
  | { status: 'failed'; failureCode: string }
  /** `methodRef` is what `charge` wants to see. */
  | { status: 'succeeded'; methodRef: string; card: SavedCard }

export interface NewCharge {
  /** The attempt's own id with us; comes back in every event as `key`. */
  key: string
  amountFils: number
  methodRef: string
  /** On the customer's statement and in the provider's lists. */
  reference: string
  /** The customer waits at the screen and can answer the bank at once. */
  isCustomerPresent: boolean
}

/** By what the provider called it, or by our key among the charges of the card's owner. */
export type ChargeToFind = { ref: string } | { key: string; methodRef: string }

export const CHARGE_STATUSES = ['processing', 'requires_action', 'succeeded', 'failed'] as const
export type ChargeStatus = (typeof CHARGE_STATUSES)[number]

export interface ChargeResult {
  ref: string
  key: string
  /** `requires_action`: the bank asks for the customer, who answers on a page of ours. */
  status: ChargeStatus
  amountFils: number
  /** Lower case ISO code. */
  currency: string
  /** Why it failed; null with any other status. */
  decline: Decline | null
}

export const DECLINE_ADVICE = ['do_not_try_again', 'try_again_later', 'confirm_card_data'] as const

/** What the bank says of the card. */
export interface Decline {
  /** `insufficient_funds`, `stolen_card`, `expired_card`, `generic_decline` and so on. */
  code: string
  advice: (typeof DECLINE_ADVICE)[number] | null
  /** The card network's own number for it. */
  networkCode: string | null
}

export interface NewCardRefund {
  key: string
  chargeRef: string
  amountFils: number
}

/** By what the provider called it, or by our key among the refunds of a charge. */
export type RefundToFind = { ref: string } | Pick<NewCardRefund, 'key' | 'chargeRef'>

export interface RefundResult {
  ref: string
  status: 'pending' | 'succeeded' | 'failed'
  failureCode: string | null
}

export interface WebhookCall {
  rawBody: string
  /** `t=<unix seconds>,v1=<hex>`, as Stripe writes it. */
  signature: string
  now: Date
}
