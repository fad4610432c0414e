import fs from 'node:fs'
import path from 'node:path'
import { packageProgram, runProgram } from '../programs.ts'
import { runCommand, say, step } from '../progress.ts'
import { copyRepository } from '../testing/copy-repository.ts'

/** The tests that know every table, route and page of the product. */
const API_TESTS = [
  'src/features/gift-cards',
  'src/main/api-docs',
  'tests/authorization',
  'tests/erasure',
  'tests/inputs',
  'tests/secrets',
]

/** `npm run new-feature` in a copy of the repository, and what `npm test` says about it without any hand work. */
async function prove(folder: string): Promise<void> {
  const run = async (name: string, program: string, words: string[]) => {
    const { code, output } = await step(
      name,
      () => runProgram(process.execPath, [program, ...words], { cwd: folder, isQuiet: true }),
      (outcome) => (outcome.code === 0 ? 'ok' : 'FAILED'),
    )
    if (code !== 0) throw new Error(`${name} failed:\n${output.slice(-6000)}`)
  }
  const command = (name: string) => path.join(folder, 'tools', 'commands', `${name}.ts`)
  await run('new-feature', command('new-feature'), ['gift-cards', 'بطاقات الهدايا'])
  await run('types', command('types'), [])
  await run('check', command('check'), [])
  const vitest = packageProgram('vitest')
  await run('api tests', vitest, ['run', '--root', folder, '--project', 'api', ...API_TESTS])
}

await runCommand(async () => {
  const folder = copyRepository('new-feature')
  try {
    await prove(folder)
    say('new-feature', 'passes the checks and the tests as it is written')
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
})
