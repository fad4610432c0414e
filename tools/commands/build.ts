import { build } from '../build.ts'
import { runCommand, step } from '../progress.ts'

await runCommand(() =>
  step(
    'build',
    () => build({ isQuiet: false }),
    () => 'written to dist',
  ),
)
