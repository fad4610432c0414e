import type { World } from './world.ts'

/** Charges of the first order come on day 2, its renewals from day 30 on. */
const ANSWER_LOST_ON = 1
const DOWN_ON = 29

/**
 * What Stripe does to everybody: on one day the answers to charges are lost, a month later it is down
 * over a whole day of charges.
 */
export function faultsOn({ stripe }: World, index: number): void {
  if (index === ANSWER_LOST_ON) {
    stripe.failWith({ kind: 'reset', isDone: true, times: 2, path: /payment_intents$/ })
  }
  if (index === DOWN_ON) stripe.failWith({ kind: 'server_error' })
  if (index === DOWN_ON + 1) stripe.heal()
}
