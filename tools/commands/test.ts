import { runAllSuites } from '../suites/all.ts'
import { closingLine } from '../suites/suites.ts'

const counts = await runAllSuites()
process.stdout.write(`\n${closingLine(counts)}\n`)
process.exitCode = counts.failed > 0 ? 1 : 0
