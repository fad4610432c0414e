/** What the address of the index may hold. */
export const PAYMENT_FILTERS = ['search', 'state', 'method', 'subscriptionId']
