export { CardFrame, type CardFrameProps } from './card-frame.tsx'
export { PaymentHistory, type PaymentHistoryProps } from './payment-history.tsx'
export {
  firstPaymentChoice,
  PaymentMethodPicker,
  type PaymentChoice,
  type PaymentMethodPickerProps,
} from './payment-method-picker.tsx'
export { PaymentsToSettle } from './payments-to-settle.tsx'
export {
  ownPaymentsQuery,
  paymentMethodsQuery,
  paymentsToSettleQuery,
  type CardSetup,
} from './queries.ts'
