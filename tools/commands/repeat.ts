import { runCommand } from '../progress.ts'
import { chooseTests } from '../suites/choosing/chosen.ts'
import { closingLine } from '../suites/closing/closing.ts'
import { repeatTests } from '../suites/repeat.ts'

await runCommand(async () => {
  const [place, given, ...options] = process.argv.slice(2)
  const times = Number(given)
  if (!place || !Number.isInteger(times) || times < 1) {
    throw new Error('usage: npm run repeat -- <path> <times> [options of the test runner]')
  }
  const counts = await repeatTests(chooseTests([place]), times, options)
  process.stdout.write(`\n${closingLine(counts)}\n`)
  process.exitCode = counts.failed > 0 ? 1 : 0
})
