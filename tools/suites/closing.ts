import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { root } from '../places.ts'
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

/** What a run says at its end. */
export function closingLines(counts: Counts, seed = ''): string[] {
  const { retried = [] } = counts
  return [
    ...(seed ? [`random tests drew by TEST_SEED=${seed}`] : []),
    ...retried.map(({ file, title }) => `passed only when tried again: ${file}: ${title}`),
    closingLine(counts),
    ...(hasTooManyRetried(counts)
      ? [`this run fails: more than ${MOST_RETRIED} tests passed only when tried again`]
      : []),
  ]
}

export const isGreen = (counts: Counts): boolean =>
  counts.failed === 0 && !hasTooManyRetried(counts)

/** Says how a command's tests went, writes down which were tried again, and sets its exit code. */
export function finish(counts: Counts) {
  const folder = path.join(root, 'test-results')
  fs.mkdirSync(folder, { recursive: true })
  const { retried = [] } = counts
  fs.writeFileSync(path.join(folder, 'flaky.json'), `${JSON.stringify(retried, undefined, 2)}\n`)
  process.stdout.write(`\n${closingLines(counts, process.env['TEST_SEED']).join('\n')}\n`)
  process.exitCode = isGreen(counts) ? 0 : 1
}
