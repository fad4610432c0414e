import { OWNERS } from '../../src/server/database/owners.ts'
import type { AllowedReads } from '../checks/tables/foreign-reads.ts'

/** The tables of each owner, both in the order of their names. */
export function tablesByOwner(): [owner: string, tables: string[]][] {
  const byOwner = Map.groupBy(Object.keys(OWNERS), (table) => OWNERS[table as keyof typeof OWNERS])
  return [...byOwner]
    .map(([owner, tables]): [string, string[]] => [owner, tables.toSorted()])
    .toSorted(([one], [other]) => one.localeCompare(other))
}

/** `meals reads deliveries.delivery_days` and the like, as arrows from the reader to the owner. */
const arrowsOf = ({ counts }: AllowedReads): string[] => {
  const arrows = [...counts.keys()].map((pair) => {
    const [reader = '', owner = ''] = pair.replace(/\.\w+$/, '').split(' reads ')
    return `  ${boxOf(reader)} --> ${boxOf(owner)}`
  })
  return [...new Set(arrows)].toSorted()
}

const boxOf = (owner: string): string => owner.replaceAll('-', '_')

/** A picture of the owners, in the language that code hosts draw. */
export function drawOwners(reads: AllowedReads): string {
  const boxes = tablesByOwner().map(
    ([owner, tables]) => `  ${boxOf(owner)}["<b>${owner}</b><br>${tables.join('<br>')}"]`,
  )
  return ['flowchart LR', ...boxes, ...arrowsOf(reads)].join('\n')
}
