import { runJourneys } from '../journeys.ts'
import { giveUp } from '../progress.ts'
import { closingLine } from '../suites.ts'

try {
  const counts = await runJourneys(process.argv.slice(2))
  process.stdout.write(`${closingLine(counts)}\n`)
  process.exitCode = counts.failed > 0 ? 1 : 0
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}
