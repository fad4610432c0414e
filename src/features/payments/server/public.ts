export { cancelPayment } from './cancel-payment.ts'
export { importPayment, type TakenByCard } from './import-payment.ts'
export { paymentJobs } from './jobs.ts'
export { paymentTemplates } from './notify.ts'
export { openPayment } from './open-payment.ts'
export type { PaymentParts } from './parts.ts'
export { refundPayment } from './refunds/refund-payment.ts'
export { paymentRoutes } from './routes.ts'
export type {
  NewPayment,
  NextAction,
  PaymentListener,
  PaymentOpener,
  SettledPayment,
} from './types.ts'
