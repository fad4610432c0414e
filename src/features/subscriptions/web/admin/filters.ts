/** What the address of the index may hold. */
export const SUBSCRIPTION_FILTERS = ['search', 'status', 'payment', 'planId', 'restaurantId']
