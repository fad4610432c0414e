export { CardFrame } from './card/card-frame.tsx'
export { CardSaverContext, useCardSaver } from './card/card-saver.ts'
export { PaymentHistory } from './payment-history.tsx'
export {
  firstPaymentChoice,
  PaymentMethodPicker,
  type PaymentChoice,
} from './payment-method-picker.tsx'
export { ownPaymentsQuery } from './queries.ts'
export { TransferDetails } from './transfer-details.tsx'
export { AdminPaymentsPage } from './admin/admin-payments-page.tsx'
export { PaymentsOfSubscription } from './admin/payments-of-subscription.tsx'
export { allPaymentsQuery, toSettleQuery } from './admin/queries.ts'
export { PAYMENTS_ADDRESS } from './admin/address.ts'
export { AdminSettingsPage, methodSwitchesQuery } from './settings/admin-settings-page.tsx'
