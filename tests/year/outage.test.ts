import { expect, test as it } from 'vitest'
import { listDevMessages } from '../../src/features/messages/contract.ts'
import { getSubscription } from '../../src/features/subscriptions/contract.ts'
import { instantAt } from '../../src/shared/dates.ts'
import type { Language } from '../../src/shared/language.ts'
import { order } from './orders.ts'
import { useWorld } from './world.ts'

const world = useWorld()

// Lives three days of every job.
const LONG = { timeout: 120_000 }

it(
  'a provider that is down over a charge and the cut-off is not the customer’s fault',
  LONG,
  async () => {
    world.clock.moveTo(instantAt('2026-11-23', '20:00'))
    const people = [await ordered('en'), await ordered('ar')]
    world.stripe.failWith({ kind: 'server_error', isLasting: true })
    await world.advanceTo(instantAt('2026-11-26', '09:30'))
    for (const { next } of await seenBy(people)) expect(next?.day).toBe('2026-11-26')

    world.stripe.heal()
    await world.advanceTo(instantAt('2026-11-26', '11:00'))
    const [english, arabic] = await seenBy(people)
    expect(english?.sent).toContain('because of a problem on our side')
    expect(arabic?.sent).toContain('بسبب خلل لدينا')
    for (const { next, status, sent } of [english, arabic].filter((one) => one !== undefined)) {
      expect(sent).not.toMatch(/hasn’t come|لم تصل/)
      expect({ day: next?.day, status }).toEqual({ day: '2026-12-26', status: 'scheduled' })
    }
  },
)

const ordered = (language: Language) => order(world, { name: 'changes nothing', language })

const seenBy = (people: Awaited<ReturnType<typeof ordered>>[]) =>
  Promise.all(
    people.map(async ({ customer, subscriptionId: id }) => {
      const { nextCharge: next, status } = await customer.call(getSubscription, { id })
      const messages = await customer.call(listDevMessages, { to: customer.phone })
      return { next, status, sent: messages.map(({ text }) => text).join('\n') }
    }),
  )
