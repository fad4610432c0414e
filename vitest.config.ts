import { configDefaults, defineConfig } from 'vitest/config'
import { longTests } from './tools/suites/long-tests.ts'
import { realTests } from './tools/suites/real-tests.ts'
import { FailuresAtOnce } from './tools/testing/failures-at-once.ts'

const apiTests = ['src/**/*.api.test.ts', 'tests/**/*.test.ts']
const globalSetup = ['tools/testing/global-setup.ts']
const setupFiles = ['tools/testing/random.ts', 'tools/testing/tidy.ts']
const elsewhere = [...realTests, ...longTests]

/** Real processes, sockets and time: one file after the other. */
const oneByOne = {
  globalSetup,
  maxWorkers: 1,
  sequence: { groupOrder: 1 },
  // A test that passes only when tried again is counted as such in the closing line.
  retry: 1,
  testTimeout: 180_000,
  hookTimeout: 180_000,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    // The database of tests is made of these, which no test imports: with --changed they mean all.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/{migrations,seeds}/**',
      '**/tools/{database,postgres,testing}/**',
    ],
    reporters: ['default', 'json', new FailuresAtOnce()],
    outputFile: { json: 'test-results/vitest.json' },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'seeds/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'src/**/*.api.test.ts', ...elsewhere],
          setupFiles,
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: apiTests,
          exclude: ['**/node_modules/**', ...elsewhere],
          globalSetup,
          setupFiles,
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'real', include: realTests, ...oneByOne } },
      { test: { name: 'long', include: longTests, ...oneByOne } },
    ],
  },
})
