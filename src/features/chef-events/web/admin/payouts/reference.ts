/** As long as the server takes a bank's reference. */
export const REFERENCE_MIN = 3
export const REFERENCE_MAX = 60
