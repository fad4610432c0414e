import { closingLine } from '../suites/closing/closing.ts'
import { runVitest } from '../suites/suites.ts'
import { runCommand } from '../progress.ts'

/** A year of everyone on the demo clock; `npm run test:full` lives five weeks of a few. */
async function prove() {
  process.env['YEAR_DAYS'] ??= '365'
  const { counts } = await runVitest(['long'], { filters: ['tests/year'] })
  if (counts.failed > 0) throw new Error(closingLine(counts))
}

await runCommand(prove)
