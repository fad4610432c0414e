import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GatewayCall } from '../../../src/server/gateways/gateway-call.ts'
import { stripeCards } from '../../../src/server/gateways/stripe/stripe.ts'
import { startFakeStripe, type FakeStripe } from './fake-stripe.ts'

const NOW = new Date('2026-11-21T08:00:00Z')
const at = { now: NOW } as GatewayCall

let fake: FakeStripe
beforeAll(async () => void (fake = await startFakeStripe({ now: () => NOW })))
afterAll(() => fake.close())

it('a deleted customer takes no cards any more, and deleting again is fine', async () => {
  const { url, secretKey, publishableKey, webhookSecret } = fake
  const webhookSecrets = [webhookSecret]
  const stripe = stripeCards({ secretKey, publishableKey, webhookSecrets, apiUrl: url })
  const person = { id: 'a-person', name: 'Layla', email: null, phone: '+971501234567' }
  const customerRef = await stripe.createCustomer(at, person)
  await stripe.deleteCustomer(at, customerRef)
  expect([...fake.books.customers]).toEqual([])
  await stripe.deleteCustomer(at, customerRef)
  const setup = stripe.createSetup(at, { key: 'a-setup', customerRef, language: 'en' })
  await expect(setup).rejects.toMatchObject({ code: 'resource_missing' })
})
