import { say } from '../progress.ts'
import { runStaticChecks } from '../quality.ts'
import { runJourneys } from './journeys.ts'
import type { Counts } from './closing/reports.ts'
import { addCounts, runVitest, timeStage } from './suites.ts'

/**
 * Static checks, unit and API tests, tests of real processes, sweeps and journeys: all, even after a
 * failure. The long tests are for the full run.
 */
export async function runAllSuites({ isFull = false } = {}): Promise<Counts> {
  return addCounts([
    await timeStage('static', runStaticChecks),
    await timeStage('unit and API', async () => (await runVitest(['unit', 'api'])).counts),
    await timeStage('real', async () => (await runVitest(['real'])).counts),
    ...(isFull ? [await timeStage('long', async () => (await runVitest(['long'])).counts)] : []),
    await journeys(),
  ])
}

async function journeys(): Promise<Counts> {
  try {
    return await runJourneys()
  } catch (error) {
    say('journeys', error instanceof Error ? error.message : String(error))
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
