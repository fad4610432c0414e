import { readFileSync } from 'node:fs'

export type Row<C extends string> = Record<C, string>

/** Of a file next to this one. */
export const fileText = (name: string): string =>
  readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')

export const itemsIn = (cell: string): string[] => (cell === '' ? [] : cell.split(','))

export const textIn = (cell: string): string => {
  if (cell === '' || cell !== cell.trim()) throw new Error(`empty or untrimmed text "${cell}"`)
  return cell
}

export const idIn = (cell: string): string => {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(cell)) throw new Error(`bad id "${cell}"`)
  return cell
}

export const numberIn = (cell: string): number => {
  if (!/^\d+(\.\d+)?$/.test(cell)) throw new Error(`bad number "${cell}"`)
  return Number(cell)
}

export const countIn = (cell: string): number => {
  if (!/^[1-9]\d*$/.test(cell)) throw new Error(`bad whole number "${cell}"`)
  return Number(cell)
}

export const countWithin = (cell: string, least: number, most: number): number => {
  const count = cell === '0' ? 0 : countIn(cell)
  if (count < least || count > most) throw new Error(`${cell} is not ${least} to ${most}`)
  return count
}

/** Of an empty cell null, of another what `read` makes of it. */
export const ifAny = <T>(cell: string, read: (cell: string) => T): T | null =>
  cell === '' ? null : read(cell)

export const dateIn = (cell: string): string => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(cell) || Number.isNaN(Date.parse(cell)))
    throw new Error(`bad date "${cell}"`)
  return cell
}

export const isYes = (cell: string): boolean => oneOf(['yes', 'no'], cell) === 'yes'

export const oneOf = <T extends string>(known: readonly T[], cell: string): T => {
  const found = known.find((value) => value === cell)
  if (found === undefined) throw new Error(`unknown value "${cell}"`)
  return found
}

export const someOf = <T extends string>(known: readonly T[], cell: string): T[] => {
  const found = itemsIn(cell).map((item) => oneOf(known, item))
  if (new Set(found).size !== found.length) throw new Error(`repeated value in "${cell}"`)
  return found
}

const toRow = <C extends string>(columns: readonly C[], cells: string[]): Row<C> => {
  if (cells.length !== columns.length)
    throw new Error(`${cells.length} columns, not ${columns.length}`)
  return Object.fromEntries(columns.map((column, index) => [column, cells[index]])) as Row<C>
}

/** Rows of a tab-separated text with a header; a bad row throws with its file and line. */
export const parseRows = <C extends string, T>(
  file: string,
  text: string,
  columns: readonly C[],
  toRecord: (row: Row<C>) => T,
): T[] => {
  const [header, ...lines] = text.replace(/\n+$/, '').split('\n')
  if (header !== columns.join('\t')) throw new Error(`${file}:1: unexpected header`)
  return lines.map((line, index) => {
    try {
      return toRecord(toRow(columns, line.split('\t')))
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`${file}:${index + 2}: ${reason}`, { cause })
    }
  })
}

/** As `parseRows`, of records that each have an id of their own. */
export const parseTable = <C extends string, T extends { id: string }>(
  file: string,
  text: string,
  columns: readonly C[],
  toRecord: (row: Row<C>) => T,
): T[] => {
  const seen = new Set<string>()
  return parseRows(file, text, columns, (row) => {
    const record = toRecord(row)
    if (seen.has(record.id)) throw new Error(`id "${record.id}" appears twice`)
    seen.add(record.id)
    return record
  })
}
