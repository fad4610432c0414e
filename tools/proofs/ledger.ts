import { closingLine } from '../suites/closing/closing.ts'
import { runVitest } from '../suites/suites.ts'
import { runCommand } from '../progress.ts'

/** The delivery ledger's model of `npm test` in full length. */
async function prove() {
  process.env['LEDGER_RUNS'] ??= '10000'
  const { counts } = await runVitest(['unit'], {
    filters: ['src/features/deliveries/ledger-model'],
  })
  if (counts.failed > 0) throw new Error(closingLine(counts))
}

await runCommand(prove)
