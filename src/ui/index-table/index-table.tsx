import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { useTexts } from '../texts.ts'
import { IndexRow } from './index-row.tsx'
import { indexTexts } from './texts.ts'

export interface IndexColumn<Row> {
  title: string
  render: (row: Row) => ReactNode
  /** On a phone a row is a card: the cell is there too (default), in a line of its own, or not. */
  phone?: 'beside' | 'line' | 'hidden'
  align?: 'start' | 'end'
}

export type RowKey = number

export interface RowSelection {
  chosen: ReadonlySet<RowKey>
  onChange: (chosen: ReadonlySet<RowKey>) => void
}

export interface IndexTableProps<Row> {
  /** Read out as the table's caption. */
  title: string
  rows: readonly Row[]
  keyOf: (row: Row) => RowKey
  /** The first column: its text opens the row, its second line is quiet. */
  lead: {
    title: string
    name: (row: Row) => string
    renderNote?: (row: Row) => ReactNode
    /** What opening is called where it is not "Open" and the name. */
    open?: (row: Row) => string
  }
  columns: readonly IndexColumn<Row>[]
  /** Where a row leads, or what it opens; a row may lead nowhere. */
  hrefOf?: (row: Row) => string | undefined
  onOpen?: (row: Row) => void
  /** An older page is shown while the new one is on its way. */
  isStale?: boolean
  /** Several rows to act on at once. */
  selection?: RowSelection | undefined
}

/** A row a record; on a phone each row is a card. */
export function IndexTable<Row>(props: IndexTableProps<Row>) {
  const { rows, columns, lead, selection } = props
  return (
    <div
      className={cx(
        'overflow-x-auto rounded-card border-line border-hairline',
        props.isStale && 'opacity-60',
      )}
    >
      <table className="w-full max-md:block">
        <caption className="sr-only">{props.title}</caption>
        <thead className="bg-sunk max-md:sr-only">
          <tr>
            {selection && <AllBox keys={rows.map(props.keyOf)} selection={selection} />}
            <HeadCell title={lead.title} />
            {columns.map(({ title, align }) => (
              <HeadCell key={title} title={title} align={align} />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <IndexRow key={props.keyOf(row)} row={row} table={props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function HeadCell({ title, align }: { title: string; align?: 'start' | 'end' | undefined }) {
  return (
    <th
      scope="col"
      className={cx('px-4 py-3 text-note font-strong', align === 'end' ? 'text-end' : 'text-start')}
    >
      {title}
    </th>
  )
}

function AllBox({ keys, selection }: { keys: readonly RowKey[]; selection: RowSelection }) {
  const { bulk } = useTexts(indexTexts)
  const { chosen, onChange } = selection
  const isAll = keys.length > 0 && keys.every((key) => chosen.has(key))
  return (
    <th scope="col" className="w-11 ps-2 max-md:hidden">
      <label className="grid size-11 place-items-center">
        <input
          type="checkbox"
          aria-label={bulk.chooseAll}
          checked={isAll}
          onChange={() => onChange(new Set(isAll ? [] : keys))}
          className="size-5 accent-picked"
        />
      </label>
    </th>
  )
}
