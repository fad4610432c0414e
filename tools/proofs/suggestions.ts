import { runCommand } from '../progress.ts'
import { closingLine } from '../suites/closing/closing.ts'
import { runVitest } from '../suites/suites.ts'
import { provesSameOnOtherNode } from './suggestions/other-node.ts'

/** A million plans through the independent check, and the same sixty plans on another Node. */
async function prove() {
  process.env['SUGGESTION_PLANS'] ??= '1000000'
  process.env['SUGGESTION_SEARCHES'] ??= '20000'
  const { counts } = await runVitest(['unit', 'long'], {
    filters: ['src/features/suggestions/engine'],
  })
  if (counts.failed > 0) throw new Error(closingLine(counts))
  await provesSameOnOtherNode()
}

await runCommand(prove)
