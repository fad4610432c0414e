import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../places.ts'
import { longTests } from './long-tests.ts'
import { realTests } from './real-tests.ts'
import { closingLine, closingLines, isGreen } from './closing/closing.ts'
import { readPlaywrightReport, readVitestReport, type Counts } from './closing/reports.ts'
import { addCounts, judge } from './suites.ts'

const launch = {
  file: 'tools/postgres/launch.test.ts',
  title: 'a server starts',
  message: 'Error: too late',
}
const days = {
  file: 'e2e/plans/days.spec.ts',
  title: 'skips a day [home]',
  message: 'Error: no undo',
}

const spec = (title: string, status: string, ...messages: string[]) => ({
  title,
  file: 'plans/days.spec.ts',
  tests: [
    {
      projectName: 'home',
      status,
      results: [
        ...messages.map((message) => ({ duration: 2500, error: { message } })),
        { duration: 500 },
      ],
    },
  ],
})

test('counts of suites add up to the closing line', () => {
  const sum = addCounts([
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 0 },
  ])
  expect(closingLine(sum)).toBe('5 passed, 1 failed')
  expect(closingLine({ passed: 5, failed: 0, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped')
})

test('a suite that breaks, or runs nothing, is a failure', () => {
  expect(judge({ passed: 3, failed: 0, skipped: 0 }, 1).failed).toBe(1)
  expect(judge({ passed: 0, failed: 0, skipped: 0 }, 0).failed).toBe(1)
  expect(judge({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2)
  expect(judge({ passed: 3, failed: 0, skipped: 0 }, 0).failed).toBe(0)
})

test('a real test that passed only when tried again is read with its first failure', () => {
  const assertionResults = [
    { fullName: 'at once', status: 'passed', failureMessages: [] },
    { fullName: 'a server starts', status: 'passed', failureMessages: ['Error: too late'] },
    { fullName: 'never', status: 'failed', failureMessages: ['Error: one', 'Error: two'] },
  ]
  const name = path.join(root, 'tools/postgres/launch.test.ts')
  const counts = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 0 }
  expect(
    readVitestReport({
      ...counts,
      testResults: [{ name, startTime: 1000, endTime: 4200, assertionResults }],
    }),
  ).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    retried: [launch],
    files: [{ file: 'tools/postgres/launch.test.ts', seconds: 3.2 }],
  })
})

test('a journey that passed only when tried again is read with its first failure', () => {
  const report = {
    stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
    suites: [
      {
        file: 'plans/days.spec.ts',
        specs: [spec('moves a day', 'expected')],
        suites: [
          {
            file: 'plans/days.spec.ts',
            specs: [spec('skips a day', 'flaky', '\u001B[31mError: no undo\u001B[39m')],
          },
        ],
      },
    ],
  }
  expect(readPlaywrightReport(report)).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
    retried: [days],
    files: [{ file: 'e2e/plans/days.spec.ts', seconds: 3.5 }],
  })
})

test('tests that passed only when tried again are named, and three of them fail the run', () => {
  const two = addCounts([
    { passed: 3, failed: 0, skipped: 0, retried: [launch] },
    { passed: 2, failed: 0, skipped: 0, retried: [days] },
  ])
  expect(isGreen(two)).toBe(true)
  expect(closingLines(two)).toEqual([
    'passed only when tried again: tools/postgres/launch.test.ts: a server starts',
    'passed only when tried again: e2e/plans/days.spec.ts: skips a day [home]',
    '5 passed, 0 failed, 2 of them only when tried again',
  ])
  const three = addCounts([two, { passed: 1, failed: 0, skipped: 0, retried: [days] }])
  expect(isGreen(three)).toBe(false)
  expect(closingLines(three).at(-1)).toBe(
    '6 passed, 0 failed, 3 of them only when tried again: more than 2 of those fail the run',
  )
})

test('the closing lines name the seed of random tests', () => {
  expect(closingLines({ passed: 1, failed: 0, skipped: 0 }, { seed: '20261126' })).toEqual([
    'random tests drew by TEST_SEED=20261126',
    '1 passed, 0 failed',
  ])
})

test('the closing lines name the ten slowest files and what each stage took', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `${at}.test.ts`, seconds: at * 10 }))
  const counts: Counts = {
    passed: 12,
    failed: 0,
    skipped: 0,
    files,
    stages: [
      { stage: 'static', seconds: 30 },
      { stage: 'unit and API', seconds: 601 },
    ],
  }
  const lines = closingLines(counts, { budgets: { static: 75, 'unit and API': 540 } })
  expect(lines).toHaveLength(14)
  expect(lines.slice(0, 2)).toEqual(['slowest files:', '   110.0 s  11.test.ts'])
  expect(lines.slice(-3)).toEqual([
    'static         0.5 min of 1.3',
    'unit and API  10.0 min of 9.0, over budget',
    '12 passed, 0 failed',
  ])
  expect(closingLines(counts, { budgets: {} })).toContain('unit and API  10.0 min')
  expect(closingLines({ ...counts, files: files.slice(2), stages: [] })).toEqual([
    '12 passed, 0 failed',
  ])
})

test.each([...realTests, ...longTests])('%s, which is named as real or long, is there', (file) => {
  expect(fs.existsSync(path.join(root, file))).toBe(true)
})
