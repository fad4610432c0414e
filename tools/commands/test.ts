import { runCommand } from '../progress.ts'
import { runAllSuites } from '../suites/all.ts'
import { runChanged } from '../suites/choosing/changed.ts'
import { chooseTests, readArguments, runChosen } from '../suites/choosing/chosen.ts'
import { finish } from '../suites/closing/closing.ts'
import { useSeedOfDay } from '../suites/seed.ts'

useSeedOfDay()
await runCommand(async () => {
  const given = process.argv.slice(2)
  if (given.length === 1 && given[0] === '--changed') {
    const counts = await runChanged()
    if (counts) finish(counts)
    return
  }
  const { paths, options } = readArguments(given)
  if (paths.length > 0) return finish(await runChosen(chooseTests(paths), options))
  if (options.length > 0)
    throw new Error(
      'usage: npm test -- --changed, or npm test -- <path> [more paths] [options of the test runner]',
    )
  finish(await runAllSuites())
})
