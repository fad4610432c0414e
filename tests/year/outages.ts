import type { World } from './world.ts'

/** Noons; orders of the first day are charged on day 2 and renewed from day 30 and day 58 on. */
const ANSWER_LOST_ON = 1
const DOWN_OVER_A_CHARGE = { from: 29, to: 30 }
const DOWN_OVER_A_CUTOFF = { from: 57, to: 59 }
const TIMED_OUT_ON = 86

/** What Stripe does to everyone. */
export function errorsOn({ stripe }: World, index: number): void {
  const charges = /payment_intents$/
  if (index === ANSWER_LOST_ON) {
    stripe.failWith({ kind: 'reset', isDone: true, times: 2, path: charges })
  }
  for (const { from, to } of [DOWN_OVER_A_CHARGE, DOWN_OVER_A_CUTOFF]) {
    if (index === from) stripe.failWith({ kind: 'server_error', isLasting: true })
    if (index === to) stripe.heal()
  }
  if (index === TIMED_OUT_ON) stripe.failWith({ kind: 'timeout', times: 2, path: charges })
}
