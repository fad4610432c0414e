import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export interface IndexColumn<Row> {
  name: string
  title: string
  cell: (row: Row) => ReactNode
  /** On a phone a row is a card: the cell stands there too (default), in a line of its own, or not. */
  phone?: 'beside' | 'line' | 'hidden'
  align?: 'start' | 'end'
}

export interface IndexTableProps<Row> {
  /** Read out as the table's caption. */
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** The first column: its text opens the row, its second line is quiet. */
  lead: {
    title: string
    name: (row: Row) => string
    note?: (row: Row) => ReactNode
    /** "Open Mariam Al Hashimi". */
    open: (row: Row) => string
  }
  columns: readonly IndexColumn<Row>[]
  onOpen: (row: Row) => void
  /** An older page is shown while the new one is on its way. */
  isStale?: boolean
  /** Several rows to act on at once. */
  selection?: RowSelection<Row>
}

export interface RowSelection<Row> {
  chosen: ReadonlySet<string | number>
  onChange: (chosen: ReadonlySet<string | number>) => void
  label: (row: Row) => string
  allLabel: string
}

const CELL = 'px-4 py-3 align-middle max-md:p-0'

/**
 * Rows of the server under filters that stand in the address; on a phone each row is a card. The
 * page owns search parameters, paging and the panel that a row opens.
 */
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
        <caption className="sr-only">{props.label}</caption>
        <thead className="bg-sunk max-md:sr-only">
          <tr>
            {selection && <AllBox rows={rows} keyOf={props.keyOf} selection={selection} />}
            <HeadCell title={lead.title} />
            {columns.map(({ name, title, align }) => (
              <HeadCell key={name} title={title} align={align} />
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

interface AllBoxProps<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  selection: RowSelection<Row>
}

function AllBox<Row>({ rows, keyOf, selection }: AllBoxProps<Row>) {
  const { chosen, onChange, allLabel } = selection
  const isAll = rows.length > 0 && rows.every((row) => chosen.has(keyOf(row)))
  return (
    <th scope="col" className="w-12 px-4 py-3">
      <input
        type="checkbox"
        aria-label={allLabel}
        checked={isAll}
        onChange={() => onChange(new Set(isAll ? [] : rows.map(keyOf)))}
        className="size-5 accent-picked"
      />
    </th>
  )
}

const PHONE = { beside: '', line: 'max-md:w-full', hidden: 'max-md:hidden' }

function IndexRow<Row>({ row, table }: { row: Row; table: IndexTableProps<Row> }) {
  const { lead, columns, selection, keyOf } = table
  const key = keyOf(row)
  const toggle = () => {
    if (!selection) return
    const next = new Set(selection.chosen)
    if (!next.delete(key)) next.add(key)
    selection.onChange(next)
  }
  return (
    <tr className="relative border-t-line border-hairline first:border-t-0 hover:bg-subtle max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1.5 max-md:p-4">
      {selection && (
        <td className={CELL}>
          <input
            type="checkbox"
            aria-label={selection.label(row)}
            checked={selection.chosen.has(key)}
            onChange={toggle}
            className="relative z-10 size-5 accent-picked"
          />
        </td>
      )}
      <th scope="row" className={cx(CELL, 'text-start font-normal', !selection && 'max-md:w-full')}>
        <button
          type="button"
          aria-label={lead.open(row)}
          className="min-h-6 cursor-pointer text-start font-strong underline-offset-4 after:absolute after:inset-0 hover:underline"
          onClick={() => table.onOpen(row)}
        >
          <bdi>{lead.name(row)}</bdi>
        </button>
        {lead.note && <span className="num block text-note text-muted">{lead.note(row)}</span>}
      </th>
      {columns.map(({ name, cell, phone = 'beside', align }) => (
        <td key={name} className={cx(CELL, 'num', PHONE[phone], align === 'end' && 'md:text-end')}>
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}
