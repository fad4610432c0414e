import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { useTexts } from '../texts.ts'
import { recordTexts } from './texts.ts'

export interface RecordColumn<Row> {
  label: string
  render: (row: Row) => ReactNode
  /** Left out on a phone, where a row is a card. */
  isWideOnly?: boolean
}

export interface RecordTableProps<Row> {
  title: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** What the row is about: the first cell, and the name of its link. */
  nameOf: (row: Row) => string
  /** A small line under the name. */
  renderNote?: (row: Row) => ReactNode
  /** Where a row leads. */
  hrefOf?: (row: Row) => string
  nameLabel: string
  columns: readonly RecordColumn<Row>[]
  isStale?: boolean
}

const CELL = 'px-4 py-3 align-middle max-md:p-0'

/** A row a record; on a phone each row is a card. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
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
            {[props.nameLabel, ...props.columns.map(({ label }) => label)].map((label) => (
              <th key={label} scope="col" className="px-4 py-3 text-start text-note font-strong">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {props.rows.map((row) => (
            <RecordRow key={props.keyOf(row)} row={row} table={props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RecordRow<Row>({ row, table }: { row: Row; table: RecordTableProps<Row> }) {
  const words = useTexts(recordTexts)
  const name = table.nameOf(row)
  return (
    <tr className="relative border-t-line border-hairline first:border-t-0 hover:bg-subtle max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1.5 max-md:p-4">
      <th scope="row" className={cx(CELL, 'text-start font-normal max-md:w-full')}>
        {table.hrefOf ? (
          <a
            href={table.hrefOf(row)}
            aria-label={words.open(name)}
            className="inline-block min-h-6 font-strong underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            <bdi>{name}</bdi>
          </a>
        ) : (
          <bdi className="font-strong">{name}</bdi>
        )}
        {table.renderNote && (
          <span className="num flex flex-wrap gap-x-3 text-note text-muted">
            {table.renderNote(row)}
          </span>
        )}
      </th>
      {table.columns.map(({ label, render, isWideOnly }) => (
        <td key={label} className={cx(CELL, 'num', isWideOnly && 'max-md:hidden')}>
          {render(row)}
        </td>
      ))}
    </tr>
  )
}
