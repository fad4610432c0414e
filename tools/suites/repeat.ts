import { randomInt } from 'node:crypto'
import process from 'node:process'
import { say } from '../progress.ts'
import { withBusyCores } from './busy.ts'
import type { Chosen } from './choosing/chosen.ts'
import { closingLine } from './closing/closing.ts'
import { runJourneys } from './journeys.ts'
import type { Counts } from './closing/reports.ts'
import { addCounts, allProjects, runVitest } from './suites.ts'

type Repeated = { counts: Counts; failedSeeds: number[] }

/** Shuffled; the seed decides the order and what random tests draw. */
async function repeatVitest(files: string[], times: number, options: string[]): Promise<Repeated> {
  const all: Counts[] = []
  const failedSeeds: number[] = []
  for (let time = 1; time <= times; time += 1) {
    const seed = randomInt(2 ** 31 - 1)
    process.env['TEST_SEED'] = String(seed)
    const { counts, output } = await runVitest(allProjects, {
      isQuiet: true,
      isStrict: true,
      filters: ['--sequence.shuffle', `--sequence.seed=${seed}`, ...options, ...files],
    })
    say('repeat', `${time} of ${times}, seed ${seed}: ${closingLine(counts)}`)
    all.push(counts)
    if (counts.failed > 0) {
      process.stdout.write(output)
      failedSeeds.push(seed)
    }
  }
  return { counts: addCounts(all), failedSeeds }
}

async function repeatAll(chosen: Chosen, times: number, options: string[]): Promise<Repeated> {
  const { counts, failedSeeds } =
    chosen.vitest.length > 0
      ? await repeatVitest(chosen.vitest, times, options)
      : { counts: addCounts([]), failedSeeds: [] }
  const all = [counts]
  for (const files of [chosen.sweeps, chosen.journeys]) {
    if (files.length === 0) continue
    all.push(await runJourneys([...files, `--repeat-each=${times}`, '--retries=0', ...options]))
  }
  return { counts: addCounts(all), failedSeeds }
}

/** How one half of the repeats went. */
export function describeHalf({ counts, failedSeeds }: Repeated): string {
  const seeds = failedSeeds.length > 0 ? `, failed with seed ${failedSeeds.join(', ')}` : ''
  return `${closingLine(counts)}${seeds}`
}

/** Repeats tests without trying one again, the second half of the times next to busy cores. */
export async function repeatTests(chosen: Chosen, times: number, options: string[]) {
  const quiet = await repeatAll(chosen, Math.ceil(times / 2), options)
  const busyTimes = Math.floor(times / 2)
  const busy =
    busyTimes > 0 ? await withBusyCores(() => repeatAll(chosen, busyTimes, options)) : undefined
  say('quiet', describeHalf(quiet))
  if (busy) say('busy', describeHalf(busy))
  return addCounts(busy ? [quiet.counts, busy.counts] : [quiet.counts])
}
