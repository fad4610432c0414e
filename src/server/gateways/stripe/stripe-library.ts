import { createRequire } from 'node:module'
import type { Stripe } from 'stripe'

const require = createRequire(import.meta.url)

/** The library, loaded where a shop uses it: it costs as much memory as a third of the server. */
export const stripeLibrary = (): typeof Stripe => require('stripe') as typeof Stripe
