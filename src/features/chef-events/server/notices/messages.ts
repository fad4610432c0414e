import { defineTexts } from '#shared/language.ts'

/** What a chef reads instead of a name before the two are booked. */
export const messages = defineTexts({ customer: 'the customer' }, { customer: 'العميل' })
