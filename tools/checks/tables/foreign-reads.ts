import { OWNERS } from '../../../src/server/database/owners.ts'
import type { Finding } from '../source.ts'
import type { TableUse } from './table-uses.ts'

/** Where the reads of foreign tables that exist are listed, with their number. */
export const LIST = 'tools/checks/tables/foreign-reads.txt'

const owners: ReadonlyMap<string, string> = new Map(Object.entries(OWNERS))

export const ownerOf = (table: string): string | undefined => owners.get(table)

export const partOf = (file: string): string =>
  /^src\/(?:features\/)?([^/]+)/.exec(file)?.[1] ?? file

export interface AllowedReads {
  /** Places by pair, such as `meals reads deliveries.delivery_days`. */
  counts: ReadonlyMap<string, number>
  readModels: ReadonlySet<string>
}

export function parseList(text: string): AllowedReads {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return {
    counts: new Map(
      lines.flatMap((line) => {
        const [, pair, count] = /^(.+ reads .+) (\d+)$/.exec(line) ?? []
        return pair === undefined ? [] : [[pair, Number(count)]]
      }),
    ),
    readModels: new Set(lines.flatMap((line) => /^read model (.+)$/.exec(line)?.[1] ?? [])),
  }
}

const pairOf = ({ file, table = '' }: TableUse): string =>
  `${partOf(file)} reads ${ownerOf(table)}.${table}`

/** One line for each feature and foreign table, as the list has them. */
export const listForeignReads = (reads: readonly TableUse[]): string[] =>
  [...Map.groupBy(reads, pairOf)].map(([pair, uses]) => `${pair} ${uses.length}`).toSorted()

/** What the code reads beyond the list, and what the list still has although the code is better. */
export function judgeReads(reads: readonly TableUse[], { counts }: AllowedReads): Finding[] {
  const found = Map.groupBy(reads, pairOf)
  const more = [...found].flatMap(([pair, uses]) => {
    const allowed = counts.get(pair) ?? 0
    const message = `${pair} ${uses.length}, and ${allowed} in ${LIST}: ask the owner's server/public.ts`
    return uses.slice(allowed).map(({ file, line }) => ({ file, line, message }))
  })
  const fewer = [...counts].flatMap(([pair, allowed]) => {
    const count = found.get(pair)?.length ?? 0
    const message = `${pair} ${allowed} is ${count} now: the list only shrinks, so write that`
    return count < allowed ? [{ file: LIST, line: 1, message }] : []
  })
  return [...more, ...fewer]
}
