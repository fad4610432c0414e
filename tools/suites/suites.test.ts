import { expect, test } from 'vitest'
import { addCounts, closingLine, judge } from './suites.ts'

test('counts of suites add up to the closing line', () => {
  const sum = addCounts([
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 0 },
  ])
  expect(closingLine(sum)).toBe('5 passed, 1 failed')
  expect(closingLine({ passed: 5, failed: 0, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped')
  expect(closingLine({ passed: 5, failed: 0, skipped: 0, flaky: 1 })).toBe(
    '5 passed, 0 failed, 1 of them only when tried again',
  )
})

test('a suite that breaks, or runs nothing, is a failure', () => {
  expect(judge({ passed: 3, failed: 0, skipped: 0 }, 1).failed).toBe(1)
  expect(judge({ passed: 0, failed: 0, skipped: 0 }, 0).failed).toBe(1)
  expect(judge({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2)
  expect(judge({ passed: 3, failed: 0, skipped: 0 }, 0).failed).toBe(0)
})
