import { defineTexts } from '#shared/language.ts'

/** What a chef reads instead of a name before the two are booked. */
export const messages = defineTexts(
  { customer: 'Customer', aCustomer: 'a customer' },
  { customer: 'العميل', aCustomer: 'عميل' },
)
