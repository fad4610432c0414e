/** How a call to a payment provider can fail through it or us. */
export const PROVIDER_FAULTS = [
  'unreachable',
  'timeout',
  'credentials',
  'rate_limited',
  'request',
] as const
