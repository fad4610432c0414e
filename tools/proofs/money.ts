import { closingLine } from '../suites/closing/closing.ts'
import { runVitest } from '../suites/suites.ts'
import { runCommand } from '../progress.ts'

/** The tests of payment events and of provider errors in full length. */
async function prove() {
  process.env['PAYMENT_EVENTS'] ??= '1000'
  process.env['PROVIDER_FAULTS'] ??= '1000'
  const { counts } = await runVitest(['api'], { filters: ['src/features/payments/server'] })
  if (counts.failed > 0) throw new Error(closingLine(counts))
}

await runCommand(prove)
