import { runCommand } from '../progress.ts'
import { runAllSuites } from '../suites/all.ts'
import { chooseTests, readArguments, runChosen } from '../suites/chosen.ts'
import { finish } from '../suites/closing.ts'
import { useSeedOfDay } from '../suites/seed.ts'

useSeedOfDay()
await runCommand(async () => {
  const { paths, options } = readArguments(process.argv.slice(2))
  if (paths.length > 0) return finish(await runChosen(chooseTests(paths), options))
  if (options.length > 0)
    throw new Error('usage: npm test -- <path> [more paths] [options of the test runner]')
  finish(await runAllSuites())
})
