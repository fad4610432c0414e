import type { CardGateway } from './card.ts'
import type { PayPalSettings } from './paypal/paypal-client.ts'
import { livePayPal, type PayPalGateway } from './paypal/paypal.ts'
import { simulatedCards } from './simulator/card/card-simulator.ts'
import { simulatedPayPal } from './simulator/paypal-simulator.ts'
import { stripeCards, type StripeSettings } from './stripe/stripe.ts'
import { simulatedWallet, type UsdtWallet } from './usdt.ts'

export interface PaymentGateways {
  card: CardGateway
  /** Undefined where its keys are missing. */
  paypal: PayPalGateway | undefined
  /** Undefined where USDT is switched off or has no address. */
  usdt: UsdtWallet | undefined
}

export interface PaymentGatewaySettings {
  secret: string
  demo: boolean
  usdtEnabled: boolean
  usdtAddress?: string | undefined
  stripe: StripeSettings | undefined
  paypal: PayPalSettings | undefined
}

/**
 * Live providers where their keys are set, the simulator in demo mode.
 * @throws Error without keys outside demo mode: no one may get a plan for simulated money.
 */
export function paymentGateways(settings: PaymentGatewaySettings): PaymentGateways {
  const { demo, stripe, paypal } = settings
  if (!demo && !stripe) {
    throw new Error(
      'No way to take cards: set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or DEMO=1.',
    )
  }
  return {
    card: stripe ? stripeCards(stripe) : simulatedCards(settings),
    paypal: paypal ? livePayPal(paypal) : demo ? simulatedPayPal : undefined,
    usdt: settings.usdtEnabled ? walletOf(settings) : undefined,
  }
}

function walletOf({ demo, usdtAddress }: PaymentGatewaySettings): UsdtWallet | undefined {
  if (usdtAddress) return { network: 'TRC-20', address: usdtAddress }
  return demo ? simulatedWallet : undefined
}
