import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../places.ts'
import { realTests } from './real-tests.ts'
import { addCounts, closingLine, judge, listRetried } from './suites.ts'

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

test('a test that passed only when tried again is named with its file', () => {
  const assertionResults = [
    { fullName: 'at once', status: 'passed', failureMessages: [] },
    { fullName: 'a server starts', status: 'passed', failureMessages: ['Error: too late'] },
    { fullName: 'never', status: 'failed', failureMessages: ['Error: one', 'Error: two'] },
  ]
  const name = path.join(root, 'tools/postgres/launch.test.ts')
  const counts = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 0 }
  expect(listRetried({ ...counts, testResults: [{ name, assertionResults }] })).toEqual([
    'tools/postgres/launch.test.ts: a server starts',
  ])
})

test.each(realTests)('%s, which is named as a test of real things, is there', (file) => {
  expect(fs.existsSync(path.join(root, file))).toBe(true)
})
