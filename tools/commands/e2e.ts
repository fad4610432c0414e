import { runCommand } from '../progress.ts'
import { finish } from '../suites/closing/closing.ts'
import { runJourneys } from '../suites/journeys.ts'

await runCommand(async () => {
  finish(await runJourneys(process.argv.slice(2)))
})
