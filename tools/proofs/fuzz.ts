import { runCommand } from '../progress.ts'
import { closingLine } from '../suites/closing/closing.ts'
import { runVitest } from '../suites/suites.ts'

/** The fuzzed requests of `npm test`, 50,000 of them; FUZZ_SEED draws others. */
async function prove() {
  process.env['FUZZ_REQUESTS'] ??= '50000'
  const { counts } = await runVitest(['api'], { filters: ['tests/fuzz/fuzz'] })
  if (counts.failed > 0) throw new Error(closingLine(counts))
}

await runCommand(prove)
