import { runCommand, say } from '../progress.ts'
import { closingLine } from '../suites/closing/closing.ts'
import { runVitest } from '../suites/suites.ts'

const SEEDS = 1_000_000

/** Four weeks of sixty customers whose food sometimes does not come; `npm test` lives five days of twelve. */
async function prove() {
  const [seed] = process.argv.slice(2)
  process.env['FOOD_DAYS'] ??= '28'
  process.env['FOOD_PEOPLE'] ??= '60'
  process.env['FOOD_SEED'] ??= seed ?? String(Math.floor(Math.random() * SEEDS))
  say('food', `seed ${process.env['FOOD_SEED']}`)
  const { counts } = await runVitest(['api'], { filters: ['tests/food'] })
  if (counts.failed > 0) throw new Error(closingLine(counts))
}

await runCommand(prove)
