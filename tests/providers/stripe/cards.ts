/** How a bank treats a card, after Stripe's page on testing. */
export interface TestCard {
  brand: string
  last4: string
  /** Whatever is refused comes with these; `at` says from which step on. */
  decline?: Decline & { at: 'setup' | 'charge' }
  /** When the bank asks for the customer: always, or only where it was not asked while saving. */
  authentication?: 'always' | 'unless_set_up'
  dispute?: { reason: string }
  refund?: 'fails_later' | 'pending'
}

export interface Decline {
  code: string
  decline_code?: string
  advice_code?: string
  network_decline_code?: string
}

const declined = (decline_code: string, advice_code: string, at: 'setup' | 'charge' = 'setup') => ({
  brand: 'visa',
  last4: '0002',
  decline: { code: 'card_declined', decline_code, advice_code, at },
})

/** By the names that Stripe gives to its test payment methods. */
export const TEST_CARDS = {
  pm_card_visa: { brand: 'visa', last4: '4242' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444' },
  pm_card_amex: { brand: 'amex', last4: '0005' },
  pm_card_chargeDeclined: declined('generic_decline', 'try_again_later'),
  pm_card_chargeDeclinedInsufficientFunds: declined('insufficient_funds', 'try_again_later'),
  pm_card_chargeDeclinedLostCard: declined('lost_card', 'do_not_try_again'),
  pm_card_chargeDeclinedStolenCard: declined('stolen_card', 'do_not_try_again'),
  pm_card_chargeDeclinedVelocityLimitExceeded: declined(
    'card_velocity_exceeded',
    'try_again_later',
  ),
  pm_card_chargeDeclinedFraudulent: declined('fraudulent', 'do_not_try_again'),
  pm_card_chargeDeclinedExpiredCard: {
    brand: 'visa',
    last4: '0069',
    decline: { code: 'expired_card', advice_code: 'confirm_card_data', at: 'setup' },
  },
  pm_card_chargeDeclinedIncorrectCvc: {
    brand: 'visa',
    last4: '0127',
    decline: { code: 'incorrect_cvc', advice_code: 'confirm_card_data', at: 'setup' },
  },
  pm_card_chargeDeclinedProcessingError: {
    brand: 'visa',
    last4: '0119',
    decline: { code: 'processing_error', at: 'setup' },
  },
  pm_card_chargeCustomerFail: declined('generic_decline', 'try_again_later', 'charge'),
  pm_card_authenticationRequired: { brand: 'visa', last4: '3184', authentication: 'always' },
  pm_card_authenticationRequiredOnSetup: {
    brand: 'visa',
    last4: '3155',
    authentication: 'unless_set_up',
  },
  pm_card_createDispute: { brand: 'visa', last4: '0259', dispute: { reason: 'fraudulent' } },
  pm_card_createDisputeProductNotReceived: {
    brand: 'visa',
    last4: '2685',
    dispute: { reason: 'product_not_received' },
  },
  pm_card_refundFail: { brand: 'visa', last4: '5126', refund: 'fails_later' },
  pm_card_pendingRefund: { brand: 'visa', last4: '7726', refund: 'pending' },
} as const satisfies Record<string, TestCard>

export type TestCardName = keyof typeof TEST_CARDS

export const findTestCard = (name: string): TestCard | undefined =>
  (TEST_CARDS as Record<string, TestCard>)[name]
