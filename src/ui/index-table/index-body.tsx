import type { ReactNode } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { Button } from '../actions/button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx'
import { useTexts } from '../texts.ts'
import { errorText } from '../forms/error-text.ts'
import { indexTexts } from './texts.ts'

/** The part of an infinite query that an index needs. */
export interface IndexQuery {
  error: Error | null
  isFetching: boolean
  isPlaceholderData: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
}

interface IndexBodyProps<Row> {
  query: IndexQuery
  /** Undefined until the first page is there. */
  rows: readonly Row[] | undefined
  none?: { title: string; text: string } | undefined
  onMore: (() => void) | undefined
  onClear: (() => void) | undefined
  children: (rows: readonly Row[]) => ReactNode
}

/** What is below the filters: rows and the way to more of them, or why there are none. */
export function IndexBody<Row>(props: IndexBodyProps<Row>) {
  const { query, rows, none, onMore, onClear, children } = props
  const words = useTexts(indexTexts)
  if (!rows && query.error) {
    return (
      <ErrorState
        title={words.failed}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
        reference={query.error instanceof CallError ? query.error.requestId : undefined}
      >
        {errorText(query.error, words.failedText)}
      </ErrorState>
    )
  }
  if (!rows) {
    return (
      <SkeletonGroup label={words.loading}>
        <Skeleton className="h-96 w-full" />
      </SkeletonGroup>
    )
  }
  if (rows.length === 0) {
    if (!onClear) {
      return (
        <EmptyState title={none?.title ?? words.empty}>{none?.text ?? words.emptyText}</EmptyState>
      )
    }
    return (
      <EmptyState
        title={words.none}
        action={
          <Button variant="line" onClick={onClear}>
            {words.clear}
          </Button>
        }
      >
        {words.noneText}
      </EmptyState>
    )
  }
  return (
    <>
      {children(rows)}
      {query.hasNextPage && onMore && (
        <Button
          variant="soft"
          size="sm"
          className="justify-self-center"
          isPending={query.isFetchingNextPage}
          onClick={onMore}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}
