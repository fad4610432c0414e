import path from 'node:path'
import { root } from '../places.ts'
import { runNode } from '../programs.ts'
import { runAllSuites } from '../suites/all.ts'
import { finish } from '../suites/closing/closing.ts'
import { addCounts } from '../suites/suites.ts'

/** Sizes that fit a night on two cores; `npm run proof <name>` alone runs its long form. */
const nightSizes = {
  ALLERGEN_TRIES: '5000',
  KILLS: '20',
  MONTHS: '6',
  MONTHS_SUBSCRIPTIONS: '30',
  OPTIMA_COUNT: '3',
  OPTIMA_SECONDS: '240',
  SUGGESTION_PLANS: '100000',
  SUGGESTION_SEARCHES: '2000',
  TABLE_MEALS: '1000000',
}

/**
 * What `npm test` runs, with each journey in both looks, each page in both languages and more rounds
 * of each race, the long tests and all proofs.
 */
process.env['E2E_LOOKS'] = 'every'
process.env['RACE_ROUNDS'] ??= '20'
const suites = await runAllSuites({ isFull: true })
const { code } = await runNode(path.join(root, 'tools', 'commands', 'proof.ts'), [], {
  env: { ...nightSizes, ...process.env },
})
const proofs = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
finish(addCounts([suites, proofs]), { budgets: {} })
