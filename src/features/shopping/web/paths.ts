export const LISTS_PATH = '/dashboard/shopping-lists'

export const listPath = (id: number): string => `${LISTS_PATH}/${id}`

export const orderPath = (id: number): string => `${LISTS_PATH}?order=${id}`

/** Orders the ingredients of an accepted meal. */
export const mealOrderPath = (mealId: number): string => `${LISTS_PATH}?again=${mealId}`

export const ORDERS_PATH = `${LISTS_PATH}?tab=orders`
