import { withProduct } from '../../tools/suites/journeys.ts'
import { aheadMs } from './now.ts'
import { test as base } from './test.ts'

/** A test with a demo of its own, because moving its time would disturb all others. */
export const test = base.extend<{ demo: { address: string } }>({
  demo: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the first parameter
    async ({}, use) => withProduct(({ address }) => use({ address }), { aheadMs: aheadMs() }),
    { timeout: 180_000 },
  ],
  baseURL: async ({ demo }, use) => use(demo.address),
})
