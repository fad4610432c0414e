export type {
  NewPayment,
  NewRefund,
  NextAction,
  OpenedPayment,
  PaymentListener,
  PaymentOpener,
  PaymentSummary,
  SettledPayment,
} from './types.ts'
export type { PaymentMethod, PaymentState } from '../rules.ts'
