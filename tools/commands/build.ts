import { build } from '../build.ts'
import { giveUp, step } from '../progress.ts'

await step(
  'build',
  () => build({ isQuiet: false }),
  () => 'written to dist',
).catch((error: unknown) => giveUp(error instanceof Error ? error.message : String(error)))
