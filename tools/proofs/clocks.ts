import fs from 'node:fs'
import process from 'node:process'
import { closingLine } from '../suites/closing/closing.ts'
import type { Counts } from '../suites/closing/reports.ts'
import { realTests } from '../suites/real-tests.ts'
import { addCounts, runVitest } from '../suites/suites.ts'
import { runCommand, say } from '../progress.ts'

/** In Dubai. */
const SATURDAY = '2026-11-28T10:00+04:00'
const END_OF_YEAR = '2026-12-31T23:50+04:00'
const MOMENTS = [
  SATURDAY,
  '2026-12-02T10:00+04:00',
  '2026-12-04T23:50+04:00',
  END_OF_YEAR,
  '2027-02-10T10:00+04:00',
  '2028-02-29T10:00+04:00',
]

/** The test files that look at the machine's clock, next to those of real processes. */
const REAL_CLOCK = [
  'src/features/meals/server/closing/wrong-clock.api.test.ts',
  'src/main/process/readiness.api.test.ts',
  'src/server/clock.test.ts',
  'src/server/events/events.api.test.ts',
  'src/server/jobs',
  'tests/providers',
  'tests/seeds',
]

/** It waits for locks to time out, which they did not in a PostgreSQL with a moved clock. */
const NEEDS_LOCK_TIMEOUTS = 'tests/faults/locked-kitchen.test.ts'

/** Debian's package faketime; it moves the clock of each process that is started from here. */
function findLibrary(): string {
  const [library] = fs.globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')
  if (library === undefined)
    throw new Error('libfaketime is missing: apt-get install faketime, on Debian')
  return library
}

async function runAt(moment: string, run: () => ReturnType<typeof runVitest>): Promise<Counts> {
  const seconds = Math.round((Date.parse(moment) - Date.now()) / 1000)
  process.env['FAKETIME'] = `${seconds < 0 ? '' : '+'}${seconds}s`
  const { counts } = await run()
  say('clock', `at ${moment}: ${closingLine(counts)}`)
  return counts
}

/** Tests pass whatever the machine's clock says. */
async function prove() {
  process.env['LD_PRELOAD'] = findLibrary()
  process.env['FAKETIME_DONT_FAKE_MONOTONIC'] = '1'
  const filters = [...REAL_CLOCK, ...realTests.filter((file) => file !== NEEDS_LOCK_TIMEOUTS)]
  const counts: Counts[] = []
  for (const moment of MOMENTS) {
    counts.push(await runAt(moment, () => runVitest(['unit', 'api', 'real'], { filters })))
  }
  for (const moment of [SATURDAY, END_OF_YEAR]) {
    counts.push(await runAt(moment, () => runVitest(['unit', 'api'])))
  }
  const sum = addCounts(counts)
  if (sum.failed > 0) throw new Error(closingLine(sum))
}

await runCommand(prove)
