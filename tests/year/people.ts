import type { Language } from '../../src/shared/language.ts'
import type { TestCardName } from '../providers/stripe/cards.ts'

export type Method = 'credit_card' | 'paypal' | 'usdt' | 'bank_transfer'

/** What happens at noon of a day; `days` are the test's, the first of them 0. */
export type Action =
  /** Paused from the first day that can still be paused, or as many days later. */
  | { do: 'pause'; days: number; after?: number }
  | { do: 'resume' }
  | { do: 'skip'; ahead?: number }
  | { do: 'move'; ahead: number }
  | { do: 'cancel' }
  /** From now on the bank treats the saved card like another one. */
  | { do: 'card-becomes'; card: TestCardName }
  | { do: 'new-card'; card: TestCardName }
  | { do: 'answer-bank' }
  | { do: 'pay-again' }
  /** An admin sees the transfer, or the coins. */
  | { do: 'confirm-transfer' }
  /** All that was asked for, or another sum of US dollars. */
  | { do: 'pay-paypal'; usd?: string }
  /** An admin sends back what does not match. */
  | { do: 'send-back' }
  /** An admin sends the coins of a refund. */
  | { do: 'pay-out' }
  | { do: 'dispute' }
  | { do: 'dispute-ends'; as: 'won' | 'lost' }

export interface Life {
  name: string
  plan?: 'meals' | 'ai' | 'offer'
  method?: Method
  card?: TestCardName
  language?: Language
  /** The day on which the order is placed; 0 is Saturday, 21 November 2026. */
  orders?: number
  actions?: Readonly<Record<number, Action | readonly Action[]>>
  /** The state of the subscription when a first renewal was due. */
  ends?: 'active' | 'paused' | 'ended' | 'pending_payment'
}

/** Of an order on day 0: charged on 2, cooked from 4 to 31, renewed on 30; the renewal opens on 23. */
export const STAGES = { ordered: 1, charged: 3, running: 12, opened: 25, renewed: 33 } as const

const SHORT = 'pm_card_chargeDeclinedInsufficientFunds'
const OTHER = 'pm_card_mastercard'

/** Whom `npm test` follows until the renewal is settled. */
export const FEW: readonly Life[] = [
  { name: 'changes nothing', ends: 'active' },
  {
    name: 'pauses a week before the start, and resumes',
    language: 'ar',
    actions: { 1: { do: 'pause', days: 7 }, 8: { do: 'resume' } },
  },
  {
    name: 'pauses 28 days when the renewal is open, then cancels while paused',
    actions: { 25: { do: 'pause', days: 28 }, 34: { do: 'cancel' } },
    ends: 'ended',
  },
  {
    name: 'skips and moves days around the renewal',
    actions: { 10: { do: 'skip' }, 24: { do: 'move', ahead: 6 }, 26: { do: 'skip', ahead: 5 } },
  },
  {
    name: 'has no money at the renewal, and takes another card after the second try',
    language: 'ar',
    actions: {
      20: { do: 'card-becomes', card: SHORT },
      33: { do: 'new-card', card: OTHER },
    },
    ends: 'active',
  },
  {
    name: 'has no money for the first charge and never pays',
    actions: { 1: { do: 'card-becomes', card: SHORT } },
    ends: 'ended',
  },
  {
    name: 'is asked by the bank at the renewal and answers',
    actions: {
      20: { do: 'card-becomes', card: 'pm_card_authenticationRequired' },
      31: { do: 'answer-bank' },
    },
    ends: 'active',
  },
  {
    name: 'cancels in the middle of the first cycle',
    actions: { 12: { do: 'cancel' } },
    ends: 'ended',
  },
  {
    name: 'disputes a charge, and gets its money back',
    actions: { 12: { do: 'dispute' }, 18: { do: 'dispute-ends', as: 'lost' } },
    ends: 'ended',
  },
  { name: 'cancels before the first charge', actions: { 1: { do: 'cancel' } }, ends: 'ended' },
  { name: 'has an AI plan', plan: 'ai', language: 'ar', ends: 'active' },
  {
    name: 'pays an offer by a late bank transfer',
    plan: 'offer',
    method: 'bank_transfer',
    actions: { 6: { do: 'confirm-transfer' }, 34: { do: 'confirm-transfer' } },
    ends: 'active',
  },
  {
    name: 'pays by PayPal once, and never again',
    method: 'paypal',
    actions: { 1: { do: 'pay-paypal' } },
  },
  {
    name: 'pays too little by PayPal, which is sent back',
    method: 'paypal',
    language: 'ar',
    actions: { 1: { do: 'pay-paypal', usd: '1.00' }, 3: { do: 'send-back' } },
    ends: 'ended',
  },
  {
    name: 'pays by USDT late, twice',
    method: 'usdt',
    actions: { 4: { do: 'confirm-transfer' }, 35: { do: 'confirm-transfer' } },
    ends: 'active',
  },
  {
    name: 'pays by USDT and cancels',
    method: 'usdt',
    language: 'ar',
    actions: { 1: { do: 'confirm-transfer' }, 12: { do: 'cancel' }, 14: { do: 'pay-out' } },
    ends: 'ended',
  },
  {
    name: 'disputes a charge, cancels, and gets its money from the bank',
    actions: {
      12: { do: 'dispute' },
      14: { do: 'cancel' },
      18: { do: 'dispute-ends', as: 'lost' },
    },
    ends: 'ended',
  },
]

const pauses = ([1, 7, 28, 60, 90] as const).flatMap((days) =>
  Object.entries(STAGES).map(([stage, on], index): Life => ({
    name: `pauses ${days} days when ${stage}`,
    language: index % 2 ? 'ar' : 'en',
    actions: {
      [on]: { do: 'pause', days },
      ...(days >= 28 && index % 2 && { [on + 15]: { do: 'resume' } as const }),
    },
  })),
)

const BAD_CARDS = {
  'has no money': SHORT,
  expired: 'pm_card_chargeDeclinedExpiredCard',
  'was stolen': 'pm_card_chargeDeclinedStolenCard',
  'is declined': 'pm_card_chargeCustomerFail',
  'asks for the customer': 'pm_card_authenticationRequired',
} as const

/** The day on which a card goes bad, and the one on which another is given. */
const STEPS: readonly (readonly [name: string, bad: number, good?: number])[] = [
  ['at the first charge', 1],
  ['at the first charge until the second try', 1, 3],
  ['at the renewal', 20],
  ['at the renewal until the second try', 20, 31],
  ['at the renewal until the third try', 20, 33],
  ['at the renewal and pays after it failed', 20, 37],
]

const failures = Object.entries(BAD_CARDS).flatMap(([what, card]) =>
  STEPS.map(([when, bad, good], index): Life => {
    const isOver = good !== undefined && good > 34
    return {
      name: `whose card ${what} ${when}`,
      language: index % 2 ? 'ar' : 'en',
      actions: {
        [bad]: { do: 'card-becomes', card },
        ...(good && {
          [good]: isOver ? { do: 'pay-again' as const } : { do: 'new-card' as const, card: OTHER },
        }),
      },
    }
  }),
)

const cancellations = Object.entries({
  ...STAGES,
  'the next cycle has begun': 36,
  'the last day is locked': 30,
}).map(([stage, on]): Life => ({
  name: `cancels when ${stage}`,
  actions: { [on]: { do: 'cancel' } },
}))

/** Whom `npm run proof year` follows besides. */
export const MANY: readonly Life[] = [
  ...FEW,
  ...pauses,
  ...failures,
  ...cancellations,
  {
    name: 'cancels while the renewal fails',
    actions: { 20: { do: 'card-becomes', card: SHORT }, 31: { do: 'cancel' } },
  },
  {
    name: 'cancels while an order fails',
    actions: { 1: { do: 'card-becomes', card: SHORT }, 3: { do: 'cancel' } },
  },
  {
    name: 'pauses while the renewal fails',
    actions: { 20: { do: 'card-becomes', card: SHORT }, 31: { do: 'pause', days: 14 } },
  },
  {
    name: 'is asked by the bank in time and answers the next day',
    actions: {
      1: { do: 'card-becomes', card: 'pm_card_authenticationRequired' },
      3: { do: 'answer-bank' },
    },
  },
  { name: 'has an AI plan and cancels it', plan: 'ai', actions: { 40: { do: 'cancel' } } },
  {
    name: 'has an AI plan whose card fails',
    plan: 'ai',
    actions: { 20: { do: 'card-becomes', card: SHORT } },
  },
  { name: 'never pays a bank transfer', plan: 'offer', method: 'bank_transfer' },
  {
    name: 'pays an offer by card and pauses',
    plan: 'offer',
    actions: { 12: { do: 'pause', days: 28 } },
  },
  {
    name: 'disputes a charge in vain',
    language: 'ar',
    actions: { 12: { do: 'dispute' }, 18: { do: 'dispute-ends', as: 'won' } },
  },
  { name: 'never pays by PayPal', method: 'paypal' },
  {
    name: 'pays by PayPal late, twice',
    method: 'paypal',
    actions: { 5: { do: 'pay-paypal' }, 36: { do: 'pay-paypal' } },
  },
  {
    name: 'pays too much by PayPal for the renewal, which is sent back',
    method: 'paypal',
    actions: {
      1: { do: 'pay-paypal' },
      30: { do: 'pay-paypal', usd: '5000.00' },
      32: { do: 'send-back' },
    },
  },
  {
    name: 'pays by PayPal and cancels',
    method: 'paypal',
    actions: { 1: { do: 'pay-paypal' }, 12: { do: 'cancel' } },
  },
  { name: 'never pays by USDT', method: 'usdt' },
  {
    name: 'pays by USDT once, and never again',
    method: 'usdt',
    language: 'ar',
    actions: { 1: { do: 'confirm-transfer' } },
  },
  {
    name: 'pays by USDT and pauses when the renewal is open',
    method: 'usdt',
    actions: {
      1: { do: 'confirm-transfer' },
      25: { do: 'pause', days: 28 },
      58: { do: 'confirm-transfer' },
    },
  },
  {
    name: 'cancels while the bank decides in vain',
    actions: { 12: { do: 'dispute' }, 14: { do: 'cancel' }, 18: { do: 'dispute-ends', as: 'won' } },
  },
]
