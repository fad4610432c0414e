const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/** A name or a place of either script, kept apart so that it cannot turn the sentence around it. */
export const isolate = (text: string): string => FIRST_STRONG_ISOLATE + text + POP_ISOLATE
