import type { CardGateway } from './card.ts'
import { livePayPal, type PayPalGateway } from './paypal.ts'
import { simulatedCards } from './simulator/card-simulator.ts'
import { simulatedPayPal } from './simulator/paypal-simulator.ts'
import { stripeCards, type StripeSettings } from './stripe.ts'
import { simulatedWallet, type UsdtWallet } from './usdt.ts'

export interface PaymentGateways {
  card: CardGateway
  paypal: PayPalGateway
  /** Undefined where USDT is switched off. */
  usdt: UsdtWallet | undefined
}

export interface PaymentGatewaySettings {
  secret: string
  demo: boolean
  usdtEnabled: boolean
  stripe: StripeSettings | undefined
  paypal: { clientId: string; clientSecret: string } | undefined
}

/** Live providers where their keys are set, the simulator everywhere else. */
export const paymentGateways = (settings: PaymentGatewaySettings): PaymentGateways => ({
  card: settings.stripe ? stripeCards(settings.stripe) : simulatedCards(settings),
  paypal: settings.paypal ? livePayPal(settings.paypal) : simulatedPayPal,
  usdt: settings.usdtEnabled ? simulatedWallet : undefined,
})
