import { runJourneys } from '../suites/journeys.ts'
import { say } from '../progress.ts'
import { runStaticChecks } from '../quality.ts'
import { addCounts, closingLine, runVitest, type Counts } from '../suites/suites.ts'

async function journeys(): Promise<Counts> {
  try {
    return await runJourneys([])
  } catch (error) {
    say('journeys', error instanceof Error ? error.message : String(error))
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

const results: Counts[] = []
results.push(await runStaticChecks())
results.push((await runVitest(['unit', 'api'])).counts)
results.push((await runVitest(['real'])).counts)
results.push(await journeys())

const counts = addCounts(results)
process.stdout.write(`\n${closingLine(counts)}\n`)
process.exitCode = counts.failed > 0 ? 1 : 0
