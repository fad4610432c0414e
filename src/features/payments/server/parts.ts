import type { PaymentGateways } from '#server/gateways/gateways.ts'
import type { PaymentListener } from './types.ts'

export interface PaymentSettings {
  publicUrl: string
  /** The seller's tax registration number, printed on invoices. */
  sellerTrn: string | undefined
}

/** What `main` gives to the feature's endpoints and jobs. */
export interface PaymentParts {
  listener: PaymentListener
  gateways: PaymentGateways
  settings: PaymentSettings
}
