import { closingLine } from '../suites/closing/closing.ts'
import { runVitest } from '../suites/suites.ts'
import { runCommand } from '../progress.ts'

/** The races of `npm test` in full length. */
async function prove() {
  process.env['RACE_ROUNDS'] ??= '200'
  const { counts } = await runVitest(['real'], { isStrict: true, filters: ['tests/races/races'] })
  if (counts.failed > 0) throw new Error(closingLine(counts))
}

await runCommand(prove)
