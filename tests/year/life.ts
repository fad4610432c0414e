import { getSubscription } from '../../src/features/subscriptions/contract.ts'
import { addDays, dayOf, instantAt, type Day } from '../../src/shared/dates.ts'
import { TEST_NOW } from '../../tools/testing/app.ts'
import { perform } from './actions.ts'
import { order, type Person } from './orders.ts'
import type { Action, Life } from './people.ts'
import type { Promised } from './properties/promises.ts'
import { deliver, goToNoon, sendEvents, type World } from './world.ts'

export interface Lived {
  people: Person[]
  promises: Promised[]
}

interface Plan {
  lives: readonly Life[]
  days: number
  /** What happens to everyone after noon of a day, as a provider that goes down. */
  onDay?: (world: World, index: number) => void
  /** Asked at noon, with the last noon. */
  check: (since: Date) => Promise<void>
}

const dayAt = (index: number): Day => addDays(dayOf(TEST_NOW), index)

/** Days on the demo clock: charges come at nine, what was cooked comes by noon, then people act. */
export async function live(world: World, { lives, days, onDay, check }: Plan): Promise<Lived> {
  const lived: Lived = { people: [], promises: [] }
  let since = world.clock.now()
  for (let index = 0; index <= days; index += 1) {
    await goToNoon(world, dayAt(index))
    await deliver(world, dayAt(index))
    await check(since)
    since = world.clock.now()
    for (const life of lives) {
      if ((life.orders ?? 0) === index) lived.people.push(await order(world, life))
    }
    for (const person of lived.people) {
      for (const one of actionsOn(person.life, index)) await perform(world, person, one)
    }
    onDay?.(world, index)
    await sendEvents(world)
    await readPromises(world, lived, dayAt(index + 1))
  }
  return lived
}

function actionsOn({ actions, orders = 0 }: Life, index: number): readonly Action[] {
  const found = actions?.[index - orders]
  if (!found) return []
  return 'do' in found ? [found] : found
}

/** What those are shown of their next charge who are charged on the next day. */
async function readPromises(
  { app }: World,
  { people, promises }: Lived,
  tomorrow: Day,
): Promise<void> {
  const due = await app.db
    .selectFrom('payments')
    .select('subscription_id')
    .where('state', '=', 'ready')
    .where('next_charge_at', '<', instantAt(addDays(tomorrow, 1)))
    .execute()
  const ids = new Set(due.map(({ subscription_id: id }) => id))
  for (const { customer, subscriptionId } of people) {
    if (!ids.has(subscriptionId)) continue
    const { nextCharge } = await customer.call(getSubscription, { id: subscriptionId })
    if (nextCharge) promises.push({ subscriptionId, ...nextCharge })
  }
}
