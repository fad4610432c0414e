import fs from 'node:fs'
import path from 'node:path'
import { root } from '../places.ts'
import { packageProgram, runNode } from '../programs.ts'
import type { Stage } from './closing/budget.ts'
import {
  readPlaywrightReport,
  readVitestReport,
  type Counts,
  type PlaywrightReport,
  type VitestReport,
} from './closing/reports.ts'

export function addCounts(all: Counts[]): Counts {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of all) {
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
  }
  return {
    ...sum,
    retried: all.flatMap(({ retried = [] }) => retried),
    files: all.flatMap(({ files = [] }) => files),
    stages: all.flatMap(({ stages = [] }) => stages),
  }
}

export async function timeStage(stage: Stage, run: () => Promise<Counts>): Promise<Counts> {
  const since = performance.now()
  const counts = await run()
  return { ...counts, stages: [{ stage, seconds: (performance.now() - since) / 1000 }] }
}

/** A run that ends badly without naming a failed test still counts as one failure. */
export function judge(counts: Counts, exitCode: number): Counts {
  const ranNothing = counts.passed + counts.failed === 0
  const isUnexplained = exitCode !== 0 && counts.failed === 0
  return isUnexplained || ranNothing ? { ...counts, failed: counts.failed + 1 } : counts
}

const nothing: Counts = { passed: 0, failed: 0, skipped: 0 }

function readReport<T>(file: string, read: (report: T) => Counts): Counts {
  return fs.existsSync(file) ? read(JSON.parse(fs.readFileSync(file, 'utf8')) as T) : nothing
}

/** Of `vitest.config.ts`. */
export const allProjects = ['unit', 'api', 'real', 'long']

interface VitestRun {
  isQuiet?: boolean
  filters?: string[]
  /** A proof counts each failure: nothing is tried again. */
  isStrict?: boolean
  /** Where a filter such as --changed may leave no test. */
  mayRunNothing?: boolean
}

export async function runVitest(
  projects: string[],
  { isQuiet = false, filters = [], isStrict = false, mayRunNothing = false }: VitestRun = {},
) {
  const file = path.join(root, 'test-results', `vitest-${projects.join('-')}.json`)
  fs.rmSync(file, { force: true })
  const { code, output } = await runNode(
    packageProgram('vitest'),
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...(isQuiet ? ['--reporter=dot', '--reporter=json'] : []),
      `--outputFile.json=${file}`,
      ...(isStrict ? ['--retry=0'] : []),
      ...filters,
    ],
    { isQuiet },
  )
  const counts = readReport<VitestReport>(file, readVitestReport)
  const isEmpty = mayRunNothing && code === 0
  return { counts: isEmpty ? counts : judge(counts, code), output }
}

export async function runPlaywright(env: Record<string, string>, filters: string[]) {
  const file = path.join(root, 'test-results', 'e2e.json')
  fs.rmSync(file, { force: true })
  const program = packageProgram('@playwright/test', 'playwright')
  const { code } = await runNode(program, ['test', ...filters], { env })
  return judge(readReport<PlaywrightReport>(file, readPlaywrightReport), code)
}
