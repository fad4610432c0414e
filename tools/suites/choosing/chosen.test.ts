import { expect, test } from 'vitest'
import { chooseTests, readArguments, suiteOf } from './chosen.ts'
import { realTests } from '../real-tests.ts'

const unit = 'src/features/quotes/rules.test.ts'
const api = 'src/features/quotes/server/quotes.api.test.ts'
const [real = ''] = realTests
const sweep = 'e2e/sweeps/pages.spec.ts'
const journey = 'e2e/plans/quote.spec.ts'
const goingLive = 'e2e/going-live/going-live.spec.ts'
const files = [unit, api, real, 'src/features/quotes-b/rules.test.ts', sweep, journey, goingLive]

test.each([
  [unit, 'vitest'],
  [api, 'vitest'],
  [real, 'vitest'],
  [sweep, 'sweeps'],
  [journey, 'journeys'],
  [goingLive, undefined],
])('%s belongs to %s', (file, suite) => {
  expect(suiteOf(file)).toBe(suite)
})

test('a file, a folder and everything are chosen by their paths, each test once', () => {
  expect(chooseTests([unit], files)).toEqual({ vitest: [unit], sweeps: [], journeys: [] })
  expect(chooseTests(['src/features/quotes/', `./${unit}`, journey], files)).toEqual({
    vitest: [unit, api],
    sweeps: [],
    journeys: [journey],
  })
  expect(chooseTests(['e2e'], files)).toEqual({ vitest: [], sweeps: [sweep], journeys: [journey] })
  expect(chooseTests(['.'], files).vitest).toHaveLength(4)
})

test.each(['src/features/nothing', 'src/features/quo', 'src/features/quotes/rules.ts', goingLive])(
  '%s is refused, because no test is there',
  (path) => {
    expect(() => chooseTests([unit, path], files)).toThrow(`No test is at ${path}`)
  },
)

test('options begin at the first dash', () => {
  expect(readArguments(['a', 'b', '-g', 'title'])).toEqual({
    paths: ['a', 'b'],
    options: ['-g', 'title'],
  })
  expect(readArguments(['a'])).toEqual({ paths: ['a'], options: [] })
})
