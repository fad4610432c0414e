export const FALLBACKS = ['skip', 'repeat', 'kitchen'] as const
export type Fallback = (typeof FALLBACKS)[number]

/** Who put a dish on a day: the customer, the fallback that repeats, or the kitchen. */
export const CHOOSERS = ['customer', 'repeat', 'kitchen'] as const
export type Chooser = (typeof CHOOSERS)[number]

export const QUANTITY_MAX = 10
export const INSTRUCTIONS_MAX = 500
