import { FileReply } from './http/answers/reply.ts'

export type Cell = string | number | null

/** Spreadsheets run what begins like this. */
const FORMULA = /^[=+\-@\t\r]/
/** Shows spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/** Quoted where it must be; a text that a spreadsheet would run is marked as text. */
function cellOf(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value ?? '') ? `'${value}` : (value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const toCsvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

export const csvHeaders = (name: string) => ({
  'content-disposition': `attachment; filename="${name}.csv"`,
  'cache-control': 'no-store',
})

/** A table to download; its first row are the headings. */
export const csvReply = (name: string, rows: readonly (readonly Cell[])[]): FileReply =>
  new FileReply(
    Buffer.from(BYTE_ORDER_MARK + toCsvLines(rows)),
    'text/csv; charset=utf-8',
    csvHeaders(name),
  )
