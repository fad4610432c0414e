import { runCommand } from '../progress.ts'
import { closingLine } from '../suites/closing/closing.ts'
import { runVitest } from '../suites/suites.ts'

/** Two years of a thousand subscriptions on the injected clock; `npm run test:full` lives three months of four. */
async function prove() {
  process.env['MONTHS_SUBSCRIPTIONS'] ??= '1000'
  process.env['MONTHS'] ??= '24'
  const { counts } = await runVitest(['long'], { filters: ['tests/months'] })
  if (counts.failed > 0) throw new Error(closingLine(counts))
}

await runCommand(prove)
