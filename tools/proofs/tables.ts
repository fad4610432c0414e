import { AIM_MS, benchTables } from '../../bench/tables/run.ts'
import { runCommand } from '../progress.ts'

const SIZES = [10_000, 100_000, 1_000_000, 10_000_000]

/** Growing tables: no statement of the pages reads one from end to end, or needs over 50 ms at p99. */
async function prove() {
  const largest = Number(process.env['TABLE_MEALS'] ?? SIZES.at(-1))
  // A small table is read whole because that is the quickest way.
  const isLarge = largest >= 1_000_000
  const findings = await benchTables(SIZES.filter((size) => size <= largest))
  const slow = findings.filter(({ slowestP99Ms }) => slowestP99Ms > AIM_MS)
  const scanning = findings.filter(({ readWhole }) => readWhole.length > 0 && isLarge)
  for (const { page, slowestP99Ms, slowestText } of slow) {
    process.stdout.write(`${page}: ${slowestP99Ms.toFixed(1)} ms at p99: ${slowestText}\n`)
  }
  for (const { page, readWhole } of scanning) {
    process.stdout.write(`${page} reads ${readWhole.join(', ')} from end to end\n`)
  }
  if (slow.length + scanning.length > 0) throw new Error('Some statements grow with the tables')
}

await runCommand(prove)
