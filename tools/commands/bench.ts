import { bench } from '../../bench/run.ts'
import { runCommand } from '../progress.ts'

await runCommand(() =>
  bench({
    seconds: Number(process.env['BENCH_SECONDS'] ?? 3),
    slots: Number(process.env['BENCH_SLOTS'] ?? 2),
    kinds: process.argv.slice(2),
  }),
)
