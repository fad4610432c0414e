/** Where the ingredients of an accepted meal are ordered once more. */
export const reorderPath = (acceptedId: number): string =>
  `/dashboard/shopping-lists?again=${acceptedId}`

/** Where the order for an accepted meal is followed. */
export const trackPath = (acceptedId: number): string =>
  `/dashboard/shopping-lists?track=${acceptedId}`

/** Where one list is made of several accepted meals. */
export const shoppingPathOf = (acceptedIds: readonly number[]): string =>
  `/dashboard/shopping-lists?meals=${acceptedIds.join('-')}`
