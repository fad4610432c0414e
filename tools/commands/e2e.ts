import { runJourneys } from '../suites/journeys.ts'
import { runCommand } from '../progress.ts'
import { closingLine } from '../suites/suites.ts'

await runCommand(async () => {
  const counts = await runJourneys(process.argv.slice(2))
  process.stdout.write(`${closingLine(counts)}\n`)
  process.exitCode = counts.failed > 0 ? 1 : 0
})
