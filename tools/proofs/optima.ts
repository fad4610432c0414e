import { provesOptima } from '../../bench/suggestions/prove-optima.ts'
import { runCommand } from '../progress.ts'

const numberOf = (name: string, usual: number): number => Number(process.env[name] ?? usual)

/** The stored best days are the best ones by an integer program, too. */
await runCommand(() =>
  provesOptima({
    first: numberOf('OPTIMA_FIRST', 0),
    count: numberOf('OPTIMA_COUNT', 30),
    seconds: numberOf('OPTIMA_SECONDS', 900),
  }),
)
