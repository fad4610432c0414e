/** What a bank's no means for the same card. */
export const DECLINE_CLASSES = ['useless', 'authentication', 'funds', 'other'] as const
export type DeclineClass = (typeof DECLINE_CLASSES)[number]

/** No bank takes such a card again, however often it is tried. */
const USELESS: ReadonlySet<string> = new Set([
  'card_not_supported',
  'currency_not_supported',
  'do_not_try_again',
  'expired_card',
  'fraudulent',
  'incorrect_number',
  'invalid_account',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_number',
  'lost_card',
  'merchant_blacklist',
  'new_account_information_available',
  'pickup_card',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'security_violation',
  'stolen_card',
  'stop_payment_order',
])

const AUTHENTICATION: ReadonlySet<string> = new Set([
  'authentication_required',
  'authentication_not_handled',
  'offline_pin_required',
  'online_or_offline_pin_required',
])

const FUNDS: ReadonlySet<string> = new Set([
  'card_velocity_exceeded',
  'insufficient_funds',
  'withdrawal_count_limit_exceeded',
])

/** The advice of the card network wins over the bank's code. */
export function classOfDecline(decline: { code: string; advice: string | null }): DeclineClass {
  if (AUTHENTICATION.has(decline.code)) return 'authentication'
  if (decline.advice === 'do_not_try_again' || USELESS.has(decline.code)) return 'useless'
  return FUNDS.has(decline.code) || decline.advice === 'try_again_later' ? 'funds' : 'other'
}

/** Whether the same card is worth a try without the customer doing anything. */
export const isTriedAgain = (declineClass: DeclineClass): boolean =>
  declineClass === 'funds' || declineClass === 'other'

/** A card whose last charge ended so is not taken for a new order. */
export const isKnownToFail = (declineClass: DeclineClass): boolean =>
  declineClass === 'useless' || declineClass === 'other'
