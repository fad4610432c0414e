export { bookChefEarnings, bookChefPayout, sumTakenBack } from './books/chef-books.ts'
export { removeOldEvents } from './events/event-store.ts'
export { findInvoice, type InvoiceToPrint } from './books/find-invoice.ts'
export { cancelPayment, cancelUntriedPayment } from './settling/cancel-payment.ts'
export { findLastCard, findPaidCard } from './cards/setup-store.ts'
export { presentSetup } from './cards/refresh-setup.ts'
export { collectCash } from './settling/collect-cash.ts'
export { chargeExtras, hasChargeableCard } from './extras/charge-extras.ts'
export { extrasPayments, refundExtras, sumExtrasBack } from './extras/refund-extras.ts'
export { findPayments, type FoundPayment } from './listing/find-payments.ts'
export { importPayment, type TakenByCard } from './opening/import-payment.ts'
export { paymentJobs } from './jobs.ts'
export { paymentTemplates } from './templates.ts'
export { receivablePayments, refuseWhileOwing } from './receivables/receivables.ts'
export { receivableTemplates } from './receivables/templates.ts'
export { moveCharge } from './opening/move-charge.ts'
export { openPayment } from './opening/open-payment.ts'
export { refuseMethodOff } from './switches/switch-method.ts'
export type { PaymentParts } from './parts.ts'
export { sealedRefundAccounts } from './refunds/name-account.ts'
export { countLeft, refundPayment } from './refunds/refund-payment.ts'
export { paymentRoutes } from './routes.ts'
export type {
  NewPayment,
  NextAction,
  PartLine,
  PaymentListener,
  PaymentOpener,
  SettledPayment,
} from './types.ts'
export { countPayments } from './admin/figures-store.ts'
