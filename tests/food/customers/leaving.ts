import { cancelSubscription } from '../../../src/features/subscriptions/contract.ts'
import type { World } from '../world.ts'
import { once, type Person } from './people.ts'

const LEAVES = 0.006

/** Now and then someone cancels: what is open goes back, and what is locked comes. */
export async function leave(world: World, people: readonly Person[]): Promise<void> {
  for (const person of people) {
    if (person.isCook || person.hasLeft || !world.draws.happens(LEAVES)) continue
    await person.customer.call(cancelSubscription, { id: person.subscriptionId }, once())
    person.hasLeft = true
  }
}
