import type { CompanyAtStart } from '#features/company/server/public.ts'
import type { PaymentGateways } from '#server/gateways/gateways.ts'
import type { PayPalGateway } from '#server/gateways/paypal/paypal.ts'
import type { Vault } from '#server/encryption/vault.ts'
import type { PaymentListeners } from './types.ts'

export interface PaymentSettings {
  publicUrl: string
  /** What the service was started with about the seller; an admin's settings win. */
  seller: CompanyAtStart
}

/** What `main` gives to the feature's endpoints and jobs. */
export interface PaymentParts {
  listeners: PaymentListeners
  gateways: PaymentGateways
  settings: PaymentSettings
  /** Seals the accounts that refunds are sent to. */
  vault: Vault
}

/** @throws Error when a PayPal payment is there though PayPal has no keys (any more). */
export function getPayPal({ gateways }: PaymentParts): PayPalGateway {
  if (!gateways.paypal) throw new Error('There are PayPal payments, but PayPal has no keys')
  return gateways.paypal
}
