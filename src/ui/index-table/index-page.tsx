import { useRef, type ReactNode } from 'react'
import { withNextPage } from './address.ts'
import type { BulkAction } from './bulk/bulk-action.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { useChosen } from './bulk/use-chosen.ts'
import { ExportCsv } from './export-csv.tsx'
import { IndexBody, type IndexQuery } from './index-body.tsx'
import { IndexFilters, type IndexFiltersProps } from './index-filters.tsx'
import { IndexTable, type IndexTableProps } from './index-table.tsx'
import { KeysHint } from './keys/keys-hint.tsx'
import { useIndexKeys } from './keys/use-index-keys.ts'
import { SavedViews } from './views/saved-views.tsx'

export interface IndexPageProps<Row>
  extends Omit<IndexTableProps<Row>, 'rows' | 'isStale' | 'selection'>, IndexFiltersProps {
  /** Names the page's saved views. */
  name: string
  /** Says what the page shows. */
  text: string
  query: IndexQuery
  /** Undefined while they load. */
  rows: readonly Row[] | undefined
  /** What is said where there is nothing and nothing is filtered. */
  none?: { title: string; text: string }
  /** The same rows as a file. */
  csvPath: string
  /** What can be done to several rows at once. */
  bulkActions?: readonly BulkAction<Row>[]
  /** Rows in another form than a table; each carries `data-row` and `data-open`. */
  children?: ReactNode
  renderRows?: (rows: readonly Row[], isStale: boolean) => ReactNode
}

/**
 * Records of one kind: heading, filters in the address, views, the rows, what can be done with
 * several of them, and the file. The feature brings address, query, columns and actions.
 */
export function IndexPage<Row>(props: IndexPageProps<Row>) {
  const { address, search, onSearch, query, rows } = props
  const page = useRef<HTMLDivElement>(null)
  useIndexKeys(page)
  const filters = address.filtersOf(search)
  const next = withNextPage(search)
  const isFiltered = Object.keys(filters).length > 0
  return (
    <div ref={page} className="grid grid-cols-1 content-start gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1 max-md:basis-full">
          <h1 className="text-4xl">{props.title}</h1>
          <p className="max-w-[62ch] text-muted">{props.text}</p>
        </div>
        <ExportCsv path={props.csvPath} filters={filters} />
      </div>
      {props.children}
      <IndexFilters {...props} />
      <SavedViews
        page={props.name}
        current={filters}
        onPick={(kept) => onSearch(() => address.read(kept))}
      />
      <IndexBody
        query={query}
        rows={rows}
        none={props.none}
        onMore={next && (() => onSearch(() => next))}
        onClear={isFiltered ? () => onSearch(() => ({})) : undefined}
      >
        {(shown) => <Rows {...props} rows={shown} isStale={query.isPlaceholderData} />}
      </IndexBody>
    </div>
  )
}

interface RowsProps<Row> extends IndexPageProps<Row> {
  rows: readonly Row[]
  isStale: boolean
}

function Rows<Row>(props: RowsProps<Row>) {
  const { rows, keyOf, bulkActions = [], lead } = props
  const [chosen, choose] = useChosen(rows.map(keyOf))
  const canChoose = bulkActions.length > 0
  return (
    <>
      <KeysHint
        hasSearch={props.searchHint !== undefined}
        canOpen={Boolean(props.hrefOf ?? props.onOpen)}
        canChoose={canChoose}
      />
      {canChoose && (
        <BulkBar
          actions={bulkActions}
          rows={rows}
          keyOf={keyOf}
          nameOf={lead.name}
          chosen={chosen}
          onChosen={choose}
        />
      )}
      {props.renderRows ? (
        props.renderRows(rows, props.isStale)
      ) : (
        <IndexTable {...props} selection={canChoose ? { chosen, onChange: choose } : undefined} />
      )}
    </>
  )
}
