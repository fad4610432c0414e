import { OWNERS } from '../../src/server/database/owners.ts'

/** The tables of each owner, both in the order of their names. */
export function tablesByOwner(): [owner: string, tables: string[]][] {
  const byOwner = Map.groupBy(Object.keys(OWNERS), (table) => OWNERS[table as keyof typeof OWNERS])
  return [...byOwner]
    .map(([owner, tables]): [string, string[]] => [owner, tables.toSorted()])
    .toSorted(([one], [other]) => one.localeCompare(other))
}

/** `reads` of `tools/checks/tables/foreign-reads.txt` as pairs of who reads and whose they are. */
export function readersOf(list: string): [reader: string, owner: string][] {
  const pairs = [...list.matchAll(/^([\w-]+) reads ([\w-]+)\./gm)].map(
    ([, reader = '', owner = '']) => `${reader} ${owner}`,
  )
  return [...new Set(pairs)].toSorted().map((pair) => pair.split(' ') as [string, string])
}

const boxOf = (owner: string): string => owner.replaceAll('-', '_')

/** A picture of the owners, in the language that code hosts draw. */
export function drawOwners(list: string): string {
  const boxes = tablesByOwner().map(
    ([owner, tables]) => `  ${boxOf(owner)}["<b>${owner}</b><br>${tables.join('<br>')}"]`,
  )
  const arrows = readersOf(list).map(([reader, owner]) => `  ${boxOf(reader)} --> ${boxOf(owner)}`)
  return ['flowchart LR', ...boxes, ...arrows].join('\n')
}
