import fs from 'node:fs'
import path from 'node:path'
import { root } from '../../places.ts'
import { runJourneys } from '../journeys.ts'
import type { Counts } from '../closing/reports.ts'
import { addCounts, allProjects, runVitest } from '../suites.ts'

export type Chosen = { vitest: string[]; sweeps: string[]; journeys: string[] }

/** Which runner has a test file; the journeys of a live shop have a proof of their own. */
export function suiteOf(file: string): keyof Chosen | undefined {
  if (file.startsWith('e2e/going-live/')) return undefined
  if (file.startsWith('e2e/sweeps/')) return 'sweeps'
  return file.startsWith('e2e/') ? 'journeys' : 'vitest'
}

const asPath = (file: string) => file.replaceAll(path.sep, '/')

const listTestFiles = (): string[] =>
  fs
    .globSync('{src,tools,seeds,tests,e2e}/**/*.{test,spec}.{ts,tsx}', { cwd: root })
    .map((file) => asPath(file))

/** The test files that the paths name, of files or of folders. */
export function chooseTests(paths: string[], files = listTestFiles()): Chosen {
  const chosen: Chosen = { vitest: [], sweeps: [], journeys: [] }
  const known = files.filter((file) => suiteOf(file))
  const wanted = paths.flatMap((given) => {
    const place = asPath(path.relative(root, path.resolve(root, given)))
    const found = known.filter((file) => place === '' || `${file}/`.startsWith(`${place}/`))
    if (found.length === 0)
      throw new Error(`No test is at ${given}: name a test file or a folder that has some.`)
    return found
  })
  for (const file of new Set(wanted)) {
    const suite = suiteOf(file)
    if (suite) chosen[suite].push(file)
  }
  return chosen
}

/** The paths of a command line, and from the first option on what goes to the test runner as it is. */
export function readArguments(given: string[]): { paths: string[]; options: string[] } {
  const first = given.findIndex((argument) => argument.startsWith('-'))
  const end = first === -1 ? given.length : first
  return { paths: given.slice(0, end), options: given.slice(end) }
}

/** Runs what was chosen, each file by its own runner; what journeys need is started for journeys alone. */
export async function runChosen(chosen: Chosen, options: string[] = []): Promise<Counts> {
  const counts: Counts[] = []
  if (chosen.vitest.length > 0) {
    const filters = [...chosen.vitest, ...options]
    counts.push((await runVitest(allProjects, { filters })).counts)
  }
  for (const files of [chosen.sweeps, chosen.journeys]) {
    if (files.length > 0) counts.push(await runJourneys([...files, ...options]))
  }
  return addCounts(counts)
}
