import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../../places.ts'
import type { Stage } from './budget.ts'

/** A test that failed, and passed when tried again. */
export type Retried = { file: string; title: string; message: string }

export type Counts = {
  passed: number
  failed: number
  skipped: number
  /** Of the passed. */
  retried?: Retried[]
  /** What the tests of each file took, added up. */
  files?: { file: string; seconds: number }[]
  stages?: { stage: Stage; seconds: number }[]
}

export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** What vitest counted. The first failure of a test that passed in the end is in its report, too. */
export function readVitestReport(report: VitestReport): Counts {
  const retried = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => ({
        file: path.relative(root, name),
        title: fullName,
        message: stripVTControlCharacters(failureMessages[0] ?? ''),
      })),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    retried,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

type PlaywrightSpec = {
  title: string
  file: string
  tests: {
    projectName: string
    status: string
    results: { duration: number; error?: { message?: string } }[]
  }[]
}

type PlaywrightSuite = { file: string; specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] }

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

function specsOf(suites: PlaywrightSuite[]): PlaywrightSpec[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)])
}

function secondsOf(suite: PlaywrightSuite): number {
  const results = specsOf([suite]).flatMap(({ tests }) => tests.flatMap((test) => test.results))
  return results.reduce((sum, { duration }) => sum + duration, 0) / 1000
}

export function readPlaywrightReport({ stats, suites }: PlaywrightReport): Counts {
  const retried = specsOf(suites).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results }) => ({
        file: `e2e/${file}`,
        title: `${title} [${projectName}]`,
        message: stripVTControlCharacters(results[0]?.error?.message ?? ''),
      })),
  )
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    retried,
    files: suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: secondsOf(suite) })),
  }
}
