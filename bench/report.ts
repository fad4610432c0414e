import os from 'node:os'
import type { Start } from './measures/cold-start.ts'
import { FIRST_LOAD_MOST_KB, type FirstLoad } from './measures/first-load.ts'
import type { ExportsMeasured } from './measures/exports.ts'
import type { memoryOf } from './measures/process.ts'
import type { Comparison, Measured } from './measures/throughput.ts'
import type { Kind } from './load/requests.ts'

export const NAMES: Readonly<Record<Kind, string>> = {
  list: 'kitchens nearby',
  page: 'page of 12 kitchens',
  menu: 'menu',
  dishes: 'all dishes',
  plans: 'plan list',
  session: 'session check',
  order: 'subscription create',
  home: 'home page',
  offer: 'page of meal plans',
  newList: 'list, not in memory',
  newSearch: 'search, new',
  oldSearch: 'search, again',
  mixed: 'all of it',
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
const whole = (value: number) => Math.round(value).toLocaleString('en')
const columns = (cells: readonly (string | number)[]) =>
  cells
    .map((cell, index) =>
      index === 0 ? String(cell).padEnd(22) : String(cell).padStart(index === 1 ? 12 : 10),
    )
    .join('')

export function reportHeadings(): void {
  const processor = os.cpus()[0]?.model ?? 'unknown processor'
  say(`${os.cpus().length} x ${processor}, Node ${process.versions.node}`)
  say('bare: node:http alone, and pg with the same statements where there are any')
  say('µs: processor time of the server process an answer')
  say('')
  say(
    columns([
      '',
      'connections',
      'product/s',
      'p99 ms',
      'µs',
      'bare/s',
      'p99 ms',
      'µs',
      'ratio',
      'µs ratio',
    ]),
  )
}

const failuresOf = (name: string, { failures }: Measured) =>
  Object.entries(failures).map(([status, count]) => `${name}: ${count} answers of ${status}`)

export function reportComparison(comparison: Comparison): void {
  const { kind, connections, product, bare, ratio, processorRatio } = comparison
  say(
    columns([
      NAMES[kind],
      connections,
      whole(product.perSecond),
      product.p99Ms.toFixed(1),
      whole(product.processorMicroseconds),
      whole(bare.perSecond),
      bare.p99Ms.toFixed(1),
      whole(bare.processorMicroseconds),
      ratio.toFixed(2),
      processorRatio.toFixed(2),
    ]),
  )
  for (const line of [...failuresOf('product', product), ...failuresOf('bare', bare)]) say(line)
}

type Memory = ReturnType<typeof memoryOf>

export function reportMemory(idle: Memory, loaded: Memory): void {
  say('')
  if (!idle || !loaded) return say('memory: this system does not tell it')
  say(
    `memory of the server: ${whole(idle.nowMb)} MB idle, ${whole(loaded.highestMb)} MB at most under load (aim: 250)`,
  )
}

export function reportFirstLoad(results: readonly FirstLoad[]): void {
  say('')
  say(columns(['first-load scripts', 'files', 'KB gzip']))
  for (const { route, files, gzipBytes } of results) {
    say(columns([route, files, (gzipBytes / 1000).toFixed(1)]))
  }
  const { home, public: publicMost, own, admin } = FIRST_LOAD_MOST_KB
  say(
    `aim: 130 KB; at most ${home} KB on /, ${publicMost} KB, behind the login ${own} KB, for admins ${admin} KB`,
  )
}

export function reportExports(measured: ExportsMeasured): void {
  const { rows, tookMs, longestWaitMs, idleMb, afterOneMb, afterManyMb, statuses } = measured
  say('')
  say(
    `a table of ${rows} rows: ${seconds(tookMs)} s, others wait ${whole(longestWaitMs)} ms at most`,
  )
  say(
    `memory: ${whole(idleMb)} MB before, ${whole(afterOneMb)} MB at most with one, ${whole(afterManyMb)} MB with ${statuses.length} at once (${statuses.join(', ')})`,
  )
}

const seconds = (ms: number) => (ms / 1000).toFixed(2)

const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export function reportStarts({ first, later }: { first: Start; later: readonly Start[] }): void {
  const median = (name: keyof Start) => medianOf(later.map((start) => start[name]))
  say('')
  say(
    `start to first page: ${seconds(first.tookMs)} s the first time, then ${later.map(({ tookMs }) => seconds(tookMs)).join(', ')} s (aim: 2)`,
  )
  say(
    `processor time of a later start, median: ${median('processorSeconds').toFixed(2)} s (aim: 1); launcher ${whole(median('launcherMb'))} MB (aim: 60), idle server ${whole(median('serverMb'))} MB (aim: 130)`,
  )
  say('')
  say('for comparison, from the published runs of others on a machine of two cores:')
  say('a list of 12 products: Vendure 657/s, Medusa 76/s; an order: 18/s and 3/s')
  say('memory: 540 MB and 1,100 MB')
}
