import { getSubscription } from '../../src/features/subscriptions/contract.ts'
import { addDays, dayOf, type Day } from '../../src/shared/dates.ts'
import { TEST_NOW } from '../../tools/testing/app.ts'
import { perform } from './acts.ts'
import { order, type Person } from './orders.ts'
import type { Act, Life } from './people.ts'
import type { Promised } from './properties/promises.ts'
import { deliver, goToNoon, tellEvents, type World } from './world.ts'

export interface Lived {
  people: Person[]
  promises: Promised[]
}

interface Plan {
  lives: readonly Life[]
  days: number
  /** What happens to everybody after noon of a day, as a provider that goes down. */
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
      for (const one of actsOn(person.life, index)) await perform(world, person, one)
    }
    onDay?.(world, index)
    await tellEvents(world)
    await readPromises(lived, dayAt(index + 1))
  }
  return lived
}

function actsOn({ acts, orders = 0 }: Life, index: number): readonly Act[] {
  const found = acts?.[index - orders]
  if (!found) return []
  return 'do' in found ? [found] : found
}

/** What people see of their next charge on the day before it. */
async function readPromises({ people, promises }: Lived, tomorrow: Day): Promise<void> {
  for (const { customer, subscriptionId } of people) {
    const { nextCharge } = await customer.call(getSubscription, { id: subscriptionId })
    if (nextCharge && nextCharge.day <= tomorrow) promises.push({ subscriptionId, ...nextCharge })
  }
}
