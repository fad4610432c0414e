import { ALL_KINDS, bench } from '../../bench/run.ts'
import { runCommand } from '../progress.ts'

const kinds = process.argv.slice(2)

await runCommand(() =>
  bench({
    seconds: Number(process.env['BENCH_SECONDS'] ?? 3),
    slots: Number(process.env['BENCH_SLOTS'] ?? 2),
    kinds: kinds.length > 0 ? kinds : ALL_KINDS,
  }),
)
