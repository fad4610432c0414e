import { afterAll, beforeAll } from 'vitest'
import { seedCatalogue } from '../../seeds/run.ts'
import type { Config } from '../../src/server/config.ts'
import { instantAt, type Day } from '../../src/shared/dates.ts'
import { useTestApp, type TestApp } from '../../tools/testing/app.ts'
import { startFakePayPal, type FakePayPal } from '../providers/paypal/fake-paypal.ts'
import { startFakeStripe, type FakeStripe } from '../providers/stripe/fake-stripe.ts'

export interface World extends TestApp {
  stripe: FakeStripe
  paypal: FakePayPal
}

/** The whole product with its real gateways, answered by the fakes of its providers. */
export function useWorld(): World {
  const settings: Partial<Config> = {
    sellerBankName: 'Emirates Bank',
    sellerIban: 'AE070331234567890123456',
  }
  const world = {} as World
  beforeAll(async () => {
    const now = () => world.clock.now()
    world.stripe = await startFakeStripe({ now })
    world.paypal = await startFakePayPal({ now })
    const { url: apiUrl, secretKey, publishableKey, webhookSecret } = world.stripe
    settings.stripe = { secretKey, publishableKey, webhookSecrets: [webhookSecret], apiUrl }
    settings.paypal = world.paypal.settings
  })
  const test = useTestApp(async ({ db }) => {
    await seedCatalogue(db)
    await db.updateTable('restaurants').set({ capacity_per_day: 1_000_000 }).execute()
    const office = { phone: '+971500000003', language: 'en', name: 'Office', role: 'admin' }
    await db.insertInto('users').values(office).execute()
  }, settings)
  beforeAll(() => void Object.assign(world, test))
  afterAll(async () => {
    await world.stripe.close()
    await world.paypal.close()
  })
  return world
}

/** Has Stripe tell all that happened since, and the product take it in. */
export async function sendEvents({ app, stripe, drain }: World): Promise<void> {
  for (const event of stripe.takeEvents()) {
    const { status } = await app.app.request('/api/payments/webhooks/card', stripe.postOf(event))
    if (status !== 200) throw new Error(`An event was refused with ${status}`)
  }
  await drain()
}

/** Time on the demo clock, with all that becomes due on the way. */
export async function goToNoon(world: World, day: Day): Promise<void> {
  await world.advanceTo(instantAt(day, '12:00'))
  await sendEvents(world)
}

/** What kitchens and drivers did: all that was cooked for a day came. */
export async function deliver({ app, clock }: World, day: Day): Promise<void> {
  await app.db
    .updateTable('delivery_days')
    .set({ status: 'delivered', changed_at: clock.now() })
    .where('day', '=', day)
    .where('status', '=', 'locked')
    .execute()
}
