import { defineConfig } from 'vitest/config'

const apiTests = ['src/**/*.api.test.ts', 'tests/**/*.test.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'seeds/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'src/**/*.api.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          include: apiTests,
          globalSetup: ['tools/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
