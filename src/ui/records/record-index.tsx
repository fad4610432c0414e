import type { ReactNode } from 'react'
import { LinkButton } from '../actions/link-button.tsx'
import { IndexBody } from '../index-table/index-body.tsx'
import { useTexts } from '../texts.ts'
import { RecordFilters, type RecordFiltersProps } from './record-filters.tsx'
import { RecordTable, type RecordTableProps } from './record-table.tsx'
import { recordTexts } from './texts.ts'

/** The part of an infinite query that an index needs. */
export interface RecordPages {
  error: Error | null
  isFetching: boolean
  isPlaceholderData: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

export interface RecordIndexProps<Row>
  extends Omit<RecordTableProps<Row>, 'rows' | 'isStale'>, RecordFiltersProps {
  lead: string
  /** Undefined while they load. */
  rows: readonly Row[] | undefined
  pages: RecordPages
  /** Where the same rows come as a file. */
  csvPath?: string
  children?: ReactNode
}

/** A page of records: heading, filters in the address, the table, and the file of it. */
export function RecordIndex<Row>(props: RecordIndexProps<Row>) {
  const words = useTexts(recordTexts)
  const query = new URLSearchParams(props.search).toString()
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-4xl">{props.title}</h1>
          <p className="max-w-[62ch] text-muted">{props.lead}</p>
        </div>
        {props.csvPath && (
          <LinkButton
            href={query === '' ? props.csvPath : `${props.csvPath}?${query}`}
            variant="line"
            data-load
            download
          >
            {words.exportCsv}
          </LinkButton>
        )}
      </div>
      {props.children}
      <RecordFilters
        search={props.search}
        onSearch={props.onSearch}
        searchHint={props.searchHint}
        filters={props.filters}
      />
      <Rows {...props} />
    </>
  )
}

function Rows<Row>(props: RecordIndexProps<Row>) {
  const words = useTexts(recordTexts)
  return (
    <IndexBody query={props.pages} rows={props.rows} words={words}>
      {(rows) => <RecordTable {...props} rows={rows} isStale={props.pages.isPlaceholderData} />}
    </IndexBody>
  )
}
