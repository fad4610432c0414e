import { expect } from '@playwright/test'
import { fromElsewhere, newPhone, PERSON } from '../people.ts'
import { test as base } from '../test.ts'
import { startLiveProduct, type LiveProduct } from './live-product.ts'
import { serveStripe } from './stripe-routes.ts'

/** A test of the product in live mode: its own server, the fakes behind it, Stripe in the page. */
export const test = base.extend<object, { live: LiveProduct }>({
  live: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the first parameter
    async ({}, use) => {
      const live = await startLiveProduct()
      await use(live)
      await live.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ live }, use) => use(live.address),
  context: async ({ context, live }, use) => {
    await serveStripe(context, live.stripe)
    await use(context)
  },
  /** Someone who signed in by the code that WhatsApp showed. */
  customer: async ({ context, live }, use) => {
    const api = context.request
    const phone = newPhone()
    const headers = fromElsewhere()
    await expect(await api.post('/api/auth/request-otp', { data: { phone }, headers })).toBeOK()
    const codeOf = () => live.meta.sent.findLast(({ to }) => `+${to}` === phone)?.buttonValue
    await expect.poll(codeOf, { intervals: [100, 200, 300] }).toBeTruthy()
    const data = { phone, otp: codeOf() }
    await expect(await api.post('/api/auth/verify-otp', { data, headers })).toBeOK()
    await expect(await api.put('/api/users/profile', { data: { name: PERSON }, headers })).toBeOK()
    await use({ phone, api })
  },
})

export { expect }
