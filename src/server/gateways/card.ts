import type { Language } from '#shared/language.ts'
import type { GatewayCall } from './gateway-call.ts'

/**
 * Takes cards on a provider's own page, keeps them there and charges them later without the
 * customer. Every writing call carries a key of ours: repeating it never does the thing twice.
 * @throws ProviderRefusal when the provider said no for good; any other Error leaves the outcome
 * unknown, so the same call with the same key has to be made again.
 */
export interface CardGateway {
  readonly provider: 'stripe' | 'simulator'
  createSetup: (at: GatewayCall, wish: NewCardSetup) => Promise<HostedSetup>
  retrieveSetup: (at: GatewayCall, ref: string) => Promise<SetupResult>
  charge: (at: GatewayCall, wish: NewCharge) => Promise<ChargeResult>
  retrieveCharge: (at: GatewayCall, ref: string) => Promise<ChargeResult>
  refund: (at: GatewayCall, wish: NewCardRefund) => Promise<{ ref: string }>
  /** Whether a webhook call is the provider's own and no older than five minutes. */
  verifyWebhook: (call: WebhookCall) => boolean
  /** The event in a body that was verified. */
  readEvent: (rawBody: string) => CardEvent
}

export interface NewCardSetup {
  key: string
  language: Language
  /** Our own origin: the page's parent window, or where the customer returns to. */
  publicUrl: string
}

export interface HostedSetup {
  ref: string
  url: string
  /** In a frame of our page, or on a page of its own. */
  presentation: 'frame' | 'redirect'
}

export interface SavedCard {
  brand: string
  last4: string
  expiryMonth: number
  expiryYear: number
}

export type SetupResult =
  | { status: 'open' }
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
}

export interface ChargeResult {
  ref: string
  key: string
  status: 'processing' | 'succeeded' | 'failed'
  amountFils: number
  /** Lower case ISO code. */
  currency: string
  failureCode: string | null
}

export interface NewCardRefund {
  key: string
  chargeRef: string
  amountFils: number
}

export interface WebhookCall {
  rawBody: string
  /** `t=<unix seconds>,v1=<hex>`, as Stripe writes it. */
  signature: string
  now: Date
}

export type CardEvent = {
  id: string
  type: string
  occurredAt: Date
} & (
  | { subject: 'setup'; setupRef: string }
  | { subject: 'charge'; charge: ChargeResult }
  | { subject: 'other' }
)
