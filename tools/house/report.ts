import type { SourceFile } from '../checks/source.ts'
import { findForeignUses } from '../checks/tables/table-owners.ts'
import { listForeignReads } from '../checks/tables/foreign-reads.ts'
import { listLargeSides, listWidePublics, PUBLIC_NAMES_MAX, SIDE_FILES_MAX } from './limits.ts'
import { countFigures, isMeasured, isPlateData } from './figures.ts'
import { measureFile, parseFile } from './measure.ts'
import { COLUMNS, linesOf, rowOf } from './rows.ts'

const ROWS = [
  ['src', 'src/'],
  ['features', 'src/features/'],
  ['server', 'src/server/'],
  ['ui', 'src/ui/'],
] as const

const tableLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

function listOf(title: string, found: readonly string[]): string {
  return `${title}: ${found.length}${found.length === 0 ? '' : ` (${found.join(', ')})`}`
}

/** What is true of the code today, as a page of Markdown. */
export function describeHouse(repository: readonly SourceFile[]): string {
  const files = repository.filter(isMeasured)
  const measures = files.map(parseFile).map(measureFile)
  const within = (folder: string) => measures.filter(({ file }) => file.startsWith(folder))
  const product = measures.filter(({ file }) => !isPlateData(file))
  return [
    tableLine(COLUMNS),
    tableLine(COLUMNS.map(() => '---')),
    ...ROWS.map(([name, folder]) => tableLine(rowOf(name, within(folder)))),
    '',
    `Product lines, without tests, generated files and plate data: ${linesOf(product)}`,
    listOf(`Sides of features over ${SIDE_FILES_MAX} files`, listLargeSides(files)),
    listOf(`public.ts over ${PUBLIC_NAMES_MAX} names`, listWidePublics(files)),
    '',
    tableLine(['What may fall and not rise', 'now']),
    tableLine(['---', '---']),
    ...Object.entries(countFigures(repository)).map(([name, count]) =>
      tableLine([name, String(count)]),
    ),
    '',
  ].join('\n')
}

/** Reads of foreign tables in the form of the frozen list. */
export const describeReads = (repository: SourceFile[]): string =>
  `${listForeignReads(findForeignUses(repository).reads).join('\n')}\n`
