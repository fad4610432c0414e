export { CardFrame } from './card-frame.tsx'
export { PaymentHistory } from './payment-history.tsx'
export {
  firstPaymentChoice,
  PaymentMethodPicker,
  type PaymentChoice,
} from './payment-method-picker.tsx'
export { ownPaymentsQuery } from './queries.ts'
