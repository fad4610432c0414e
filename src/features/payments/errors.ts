/** Whom the product calls about money; the simulator in demo mode. */
export const PROVIDERS = ['stripe', 'paypal', 'simulator'] as const
export type Provider = (typeof PROVIDERS)[number]

/** How a call to a payment provider can fail through it or us. */
export const PROVIDER_ERRORS = [
  'unreachable',
  'timeout',
  'credentials',
  'rate_limited',
  'request',
] as const
