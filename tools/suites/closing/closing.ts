import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { root } from '../../places.ts'
import { budget, type Stage } from './budget.ts'
import type { Counts } from './reports.ts'

/** More than these are no longer explained by one busy moment. */
const MOST_RETRIED = 2

const hasTooManyRetried = ({ retried = [] }: Counts) => retried.length > MOST_RETRIED

/** The closing line that a person and a build server read alike. */
export function closingLine({ passed, failed, skipped, retried = [] }: Counts): string {
  const notes = [
    skipped > 0 ? `, ${skipped} skipped` : '',
    retried.length > 0 ? `, ${retried.length} of them only when tried again` : '',
  ]
  return `${passed} passed, ${failed} failed${notes.join('')}`
}

const SLOWEST = 10

/** The files that took longest, where a run has more of them. */
function describeFiles({ files = [] }: Counts): string[] {
  if (files.length <= SLOWEST) return []
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  return [
    'slowest files:',
    ...slowest.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`),
  ]
}

const minutes = (seconds: number) => (seconds / 60).toFixed(1)

function describeStages({ stages = [] }: Counts, budgets: Budgets): string[] {
  return stages.map(({ stage, seconds }) => {
    const most = budgets[stage]
    const time = `${stage.padEnd(12)} ${minutes(seconds).padStart(5)} min`
    if (most === undefined) return time
    return `${time} of ${minutes(most)}${seconds > most ? ', over budget' : ''}`
  })
}

type Budgets = Partial<Record<Stage, number>>

interface Closing {
  /** The seed of random tests. */
  seed?: string | undefined
  /** Seconds that stages may take; the full run does more than the gate and has none. */
  budgets?: Budgets
}

/** What a run says at its end. */
export function closingLines(counts: Counts, { seed, budgets = budget }: Closing = {}): string[] {
  const { retried = [] } = counts
  return [
    ...describeFiles(counts),
    ...describeStages(counts, budgets),
    ...(seed ? [`random tests drew by TEST_SEED=${seed}`] : []),
    ...retried.map(({ file, title }) => `passed only when tried again: ${file}: ${title}`),
    closingLine(counts) +
      (hasTooManyRetried(counts) ? `: more than ${MOST_RETRIED} of those fail the run` : ''),
  ]
}

export const isGreen = (counts: Counts): boolean =>
  counts.failed === 0 && !hasTooManyRetried(counts)

/** Says how a command's tests went, writes down which were tried again, and sets its exit code. */
export function finish(counts: Counts, closing: Closing = {}) {
  const folder = path.join(root, 'test-results')
  fs.mkdirSync(folder, { recursive: true })
  const { retried = [] } = counts
  fs.writeFileSync(path.join(folder, 'flaky.json'), `${JSON.stringify(retried, undefined, 2)}\n`)
  process.stdout.write(
    `\n${closingLines(counts, { seed: process.env['TEST_SEED'], ...closing }).join('\n')}\n`,
  )
  process.exitCode = isGreen(counts) ? 0 : 1
}
