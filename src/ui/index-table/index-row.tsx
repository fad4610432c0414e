import { cx } from '../cx.ts'
import { rememberOpener } from '../overlay/opener.ts'
import { useTexts } from '../texts.ts'
import type { IndexTableProps, RowSelection } from './index-table.tsx'
import { indexTexts } from './texts.ts'

const CELL = 'px-4 py-3 align-middle max-md:p-0'
const PHONE = { beside: '', line: 'max-md:w-full', hidden: 'max-md:hidden' }
const OPENER =
  'inline-block min-h-6 cursor-pointer text-start font-strong underline-offset-4 after:absolute after:inset-0 hover:underline'

interface RowProps<Row> {
  row: Row
  table: IndexTableProps<Row>
}

export function IndexRow<Row>({ row, table }: RowProps<Row>) {
  const { lead, columns, selection, keyOf } = table
  return (
    <tr
      data-row
      className="relative border-t-line border-hairline first:border-t-0 hover:bg-subtle has-[[data-open]:focus-visible]:bg-subtle max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1.5 max-md:p-4"
    >
      {selection && (
        <td className="w-11 ps-2 align-middle max-md:-ms-2 max-md:p-0">
          <RowBox id={keyOf(row)} name={lead.name(row)} selection={selection} />
        </td>
      )}
      <th
        scope="row"
        className={cx(
          CELL,
          'text-start font-normal',
          selection ? 'max-md:min-w-[55%] max-md:flex-1' : 'max-md:w-full',
        )}
      >
        <Opener row={row} table={table} />
        {lead.renderNote && (
          <span className="num flex flex-wrap gap-x-3 text-note text-muted">
            {lead.renderNote(row)}
          </span>
        )}
      </th>
      {columns.map(({ title, render, phone = 'beside', align }) => (
        <td key={title} className={cx(CELL, 'num', PHONE[phone], align === 'end' && 'md:text-end')}>
          {render(row)}
        </td>
      ))}
    </tr>
  )
}

/** What takes the focus of a row, and opens it where it can be opened. */
function Opener<Row>({ row, table: { lead, hrefOf, onOpen } }: RowProps<Row>) {
  const words = useTexts(indexTexts)
  const name = lead.name(row)
  const href = hrefOf?.(row)
  const label = lead.open?.(row) ?? words.open(name)
  if (href !== undefined) {
    return (
      <a data-open href={href} aria-label={label} className={OPENER}>
        <bdi>{name}</bdi>
      </a>
    )
  }
  if (onOpen) {
    return (
      <button
        data-open
        type="button"
        aria-label={label}
        className={OPENER}
        onClick={(event) => {
          rememberOpener(event.currentTarget)
          onOpen(row)
        }}
      >
        <bdi>{name}</bdi>
      </button>
    )
  }
  return (
    <bdi data-open tabIndex={-1} className="font-strong">
      {name}
    </bdi>
  )
}

interface RowBoxProps {
  id: number
  name: string
  selection: RowSelection
}

function RowBox({ id, name, selection: { chosen, onChange } }: RowBoxProps) {
  const { bulk } = useTexts(indexTexts)
  const toggle = () => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <label className="relative z-10 grid size-11 place-items-center">
      <input
        type="checkbox"
        aria-label={bulk.choose(name)}
        checked={chosen.has(id)}
        onChange={toggle}
        className="size-5 accent-picked"
      />
    </label>
  )
}
