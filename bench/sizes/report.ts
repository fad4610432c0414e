import os from 'node:os'
import type { Kind } from '../load/requests.ts'
import type { memoryOf } from '../measures/process.ts'
import { NAMES, say } from '../report.ts'
import type { SizeName } from './grounds.ts'
import type { Miss } from './misses.ts'
import { CONNECTIONS, type Rate, type RatesAtSize } from './rates.ts'

const WIDTHS = { name: 46, cell: 9 }
const row = (name: string, cells: readonly string[]) =>
  say(name.padEnd(WIDTHS.name) + cells.map((cell) => cell.padStart(WIDTHS.cell)).join(''))

const whole = (value: number) => Math.round(value).toLocaleString('en')
const ms = (value: number) => value.toFixed(value < 1 ? 3 : 1)

/** What this machine does at the moment, no matter who asked for it. */
export function reportLoad(): void {
  const [minute = 0, five = 0] = os.loadavg()
  say('')
  say(`load of the machine: ${minute.toFixed(1)} in the last minute, ${five.toFixed(1)} in five`)
}

export function reportRateHeadings(sizes: readonly SizeName[]): void {
  say('')
  say(`${CONNECTIONS} connections; ms: processor time of server and of PostgreSQL an answer;`)
  say('constant: node:http with the same bytes; others: processors that other programs keep busy')
  row(
    '',
    sizes.flatMap((size) => [size, 'constant', 'ratio', 'server', 'postgres', 'others']),
  )
}

export function reportRates(kind: Kind, atSizes: readonly RatesAtSize[]): void {
  row(
    NAMES[kind],
    atSizes.flatMap(({ product, constant }) => [
      whole(product.perSecond),
      constant ? whole(constant.perSecond) : '-',
      constant ? (product.perSecond / constant.perSecond).toFixed(2) : '-',
      ms(product.serverMs),
      ms(product.postgresMs),
      product.others.toFixed(1),
    ]),
  )
  for (const { product } of atSizes) sayFailures(product)
}

function sayFailures({ failures }: Rate): void {
  for (const [status, count] of Object.entries(failures)) say(`  ${count} answers of ${status}`)
}

export function reportMissHeadings(sizes: readonly SizeName[]): void {
  say('')
  say('not in memory, one after the other: median ms, processor time in ms, KB')
  row(
    '',
    sizes.flatMap((size) => [size, 'server', 'postgres', 'KB']),
  )
}

export function reportMisses(path: string, misses: readonly Miss[]): void {
  row(
    path,
    misses.flatMap(({ tookMs, serverMs, postgresMs, kilobytes, status }) => [
      status === 200 ? tookMs.toFixed(1) : `${status}`,
      serverMs.toFixed(1),
      postgresMs.toFixed(1),
      kilobytes.toFixed(1),
    ]),
  )
}

export function reportMemoryOf(
  size: SizeName,
  input: { idleMb: number; seconds: number; loaded: ReturnType<typeof memoryOf> },
): void {
  const { idleMb, seconds, loaded } = input
  if (!loaded) return say('memory: this system does not tell it')
  say(
    `memory of the server, ${size} kitchens: ${whole(idleMb)} MB idle, ${whole(loaded.nowMb)} MB after ${seconds} s of all of it, ${whole(loaded.highestMb)} MB at most (aim: 250)`,
  )
}
