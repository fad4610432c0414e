import { runCommand } from '../progress.ts'
import { closingLine } from '../suites/closing/closing.ts'
import { runVitest } from '../suites/suites.ts'

/** A hundred thousand tries to bring an allergen to a table, by rule and by API, at full length. */
async function prove() {
  process.env['ALLERGEN_RUNS'] ??= '100000'
  process.env['ALLERGEN_TRIES'] ??= '100000'
  const byRule = await runVitest(['unit'], { filters: ['src/features/meals/day-rules'] })
  const byApi = await runVitest(['api'], { filters: ['tests/allergens'] })
  for (const { counts } of [byRule, byApi]) {
    if (counts.failed > 0) throw new Error(closingLine(counts))
  }
}

await runCommand(prove)
