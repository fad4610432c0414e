import process from 'node:process'
import { runChecks } from './checks/all.ts'
import { root } from './places.ts'
import { packageProgram, runNode, type Outcome } from './programs.ts'
import { say } from './progress.ts'
import { generateSchemaTypes } from './database/schema-types.ts'
import type { Counts } from './suites/closing/reports.ts'
import { runVitest } from './suites/suites.ts'

type Step = { name: string; run: () => Promise<Outcome> }

const tool = (packageName: string, args: string[], command?: string) => () =>
  runNode(packageProgram(packageName, command), args, { isQuiet: true })

async function houseRules(): Promise<Outcome> {
  const findings = runChecks(root)
  const lines = findings.map(({ file, line, message }) => `${file}:${line}  ${message}`)
  return { code: findings.length > 0 ? 1 : 0, output: lines.join('\n') }
}

/** The types take as long as all the others together, so they run next to them. */
const lanes: Step[][] = [
  [{ name: 'types', run: tool('typescript', ['--build', '--pretty', 'false'], 'tsc') }],
  [
    { name: 'format', run: tool('oxfmt', ['--check']) },
    { name: 'lint', run: tool('oxlint', ['--deny-warnings']) },
    { name: 'rules', run: houseRules },
    { name: 'schema', run: () => generateSchemaTypes({ verify: true }) },
    { name: 'unused', run: tool('knip', ['--no-progress', '--no-config-hints']) },
  ],
]

async function runStep({ name, run }: Step): Promise<boolean> {
  const since = performance.now()
  const { code, output } = await run().catch((error: unknown) => ({
    code: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }))
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  say(name, `${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`)
  if (code !== 0) process.stdout.write(`${output.trimEnd()}\n`)
  return code === 0
}

async function runLane(steps: Step[]): Promise<boolean[]> {
  const results: boolean[] = []
  for (const step of steps) results.push(await runStep(step))
  return results
}

/** Format, lint, types, the house rules and unused code: all of them, even after a failure. */
export async function runStaticChecks(): Promise<Counts> {
  const results = (await Promise.all(lanes.map(runLane))).flat()
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed, skipped: 0 }
}

export async function runUnitTests(): Promise<Counts> {
  let counts: Counts = { passed: 0, failed: 1, skipped: 0 }
  await runStep({
    name: 'unit tests',
    async run() {
      const result = await runVitest(['unit'], { isQuiet: true })
      counts = result.counts
      return { code: counts.failed > 0 ? 1 : 0, output: result.output }
    },
  })
  return counts
}
