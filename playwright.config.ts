import { defineConfig } from '@playwright/test'
import { inEveryLook, type Options } from './e2e/support/test.ts'
import { chromiumArguments, findChromium } from './tools/suites/chromium.ts'

const sweeps = 'sweeps/*.spec.ts'
const goingLive = 'going-live/*.spec.ts'
/** The others need the demo's product, which this one doesn't. */
const isGoingLive = Boolean(process.env['E2E_SHOP_FOLDER'])

/** Each worker reads this file itself, and is given one of the products. */
const products = JSON.parse(process.env['E2E_PRODUCTS'] ?? '[]') as Record<string, string>[]
Object.assign(process.env, products[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)])

export default defineConfig<Options>({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: products.length || 1,
  timeout: 60_000,
  // A journey that passes only when tried again is counted as such in the closing line.
  retries: 1,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list', { printFailuresInline: true }],
    ['json', { outputFile: 'test-results/e2e.json' }],
  ],
  use: {
    baseURL: process.env['E2E_BASE_URL'],
    // What cannot be pressed is reported long before a slow test runs out of its time.
    actionTimeout: 30_000,
    timezoneId: 'Asia/Dubai',
    contextOptions: { reducedMotion: 'reduce' },
    // The steps and what the page held, without a film of it; kept of a second try only, for keeping costs time.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  projects: isGoingLive
    ? [{ name: 'going-live', testMatch: goingLive }]
    : [
        { name: 'sweeps', testMatch: sweeps },
        { name: 'home', testIgnore: [sweeps, goingLive] },
        {
          name: 'away',
          testIgnore: [sweeps, goingLive],
          use: { isAway: true },
          ...(!inEveryLook && { grep: /@both-looks/ }),
        },
      ],
})
