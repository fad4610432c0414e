import { runStaticChecks, runUnitTests } from '../quality.ts'
import { addCounts, closingLine } from '../suites/suites.ts'

const counts = addCounts([await runStaticChecks(), await runUnitTests()])
process.stdout.write(`${closingLine(counts)}\n`)
process.exitCode = counts.failed > 0 ? 1 : 0
