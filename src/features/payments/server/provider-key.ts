/** Providers remember a key for a day; after that, the same key could do the thing a second time. */
export const KEY_LIFE_MS = 23 * 3_600_000
