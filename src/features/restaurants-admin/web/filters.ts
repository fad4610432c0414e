/** What the address of the index may hold. */
export const RESTAURANT_FILTERS = ['search', 'isActive', 'emirate']
