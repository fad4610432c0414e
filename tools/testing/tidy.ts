import { afterAll, vi } from 'vitest'

/** Files of tests share a process: none may leave its clock, globals or mocks to the next. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
