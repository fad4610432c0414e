import fs from 'node:fs'
import path from 'node:path'
import { root } from '../places.ts'
import { packageProgram, runNode } from '../programs.ts'
import { say } from '../progress.ts'

export type Counts = {
  passed: number
  failed: number
  skipped: number
  /** Of the passed: failed once, and passed when tried again. */
  flaky?: number
}

export function addCounts(all: Counts[]): Counts {
  const sum = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
  for (const { passed, failed, skipped, flaky = 0 } of all) {
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
    sum.flaky += flaky
  }
  return sum
}

/** The closing line that a person and a build server read alike. */
export function closingLine({ passed, failed, skipped, flaky = 0 }: Counts): string {
  const notes = [
    skipped > 0 ? `, ${skipped} skipped` : '',
    flaky > 0 ? `, ${flaky} of them only when tried again` : '',
  ]
  return `${passed} passed, ${failed} failed${notes.join('')}`
}

/** A run that ends badly without naming a failed test still counts as one failure. */
export function judge(counts: Counts, exitCode: number): Counts {
  const ranNothing = counts.passed + counts.failed === 0
  const isUnexplained = exitCode !== 0 && counts.failed === 0
  return isUnexplained || ranNothing ? { ...counts, failed: counts.failed + 1 } : counts
}

function readReport(file: string): unknown {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined
}

export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** The tests that passed only when tried again: their first failure is in the report of vitest too. */
export const listRetried = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${path.relative(root, name)}: ${fullName}`),
  )

interface VitestRun {
  isQuiet?: boolean
  filters?: string[]
  /** A proof counts each failure: nothing is tried again. */
  isStrict?: boolean
}

export async function runVitest(
  projects: string[],
  { isQuiet = false, filters = [], isStrict = false }: VitestRun = {},
) {
  const file = path.join(root, 'test-results', `vitest-${projects.join('-')}.json`)
  fs.rmSync(file, { force: true })
  const { code, output } = await runNode(
    packageProgram('vitest'),
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...(isQuiet ? ['--reporter=dot'] : ['--reporter=default']),
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(isStrict ? ['--retry=0'] : []),
      ...filters,
    ],
    { isQuiet },
  )
  const report = readReport(file) as VitestReport | undefined
  const retried = report ? listRetried(report) : []
  for (const name of retried) say('retried', `passed only when tried again: ${name}`)
  const counts = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
    flaky: retried.length,
  }
  return { counts: judge(counts, code), output }
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

export async function runPlaywright(env: Record<string, string>, filters: string[]) {
  const report = path.join(root, 'test-results', 'e2e.json')
  fs.rmSync(report, { force: true })
  const program = packageProgram('@playwright/test', 'playwright')
  const { code } = await runNode(program, ['test', ...filters], { env })
  const stats = (readReport(report) as PlaywrightReport | undefined)?.stats
  const counts = {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    flaky: stats?.flaky ?? 0,
  }
  return judge(counts, code)
}
