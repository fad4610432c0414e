import type { ReactNode } from 'react'
import { CallError } from '#shared/call.ts'
import { Button } from '../actions/button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx'

interface PagedQuery {
  error: unknown
  isFetching: boolean
  isFetchingNextPage: boolean
  hasNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

interface IndexBodyProps<Row> {
  query: PagedQuery
  /** Undefined until the first page is there. */
  rows: readonly Row[] | undefined
  words: {
    loading: string
    failed: string
    failedText: string
    none: string
    noneText: string
    more: string
  }
  children: (rows: readonly Row[]) => ReactNode
}

/** What stands below the filters: rows and the way to more of them, or why there are none. */
export function IndexBody<Row>({ query, rows, words, children }: IndexBodyProps<Row>) {
  if (!rows && query.error) {
    return (
      <ErrorState
        title={words.failed}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
        reference={query.error instanceof CallError ? query.error.requestId : undefined}
      >
        {words.failedText}
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
  if (rows.length === 0) return <EmptyState title={words.none}>{words.noneText}</EmptyState>
  return (
    <>
      {children(rows)}
      {query.hasNextPage && (
        <Button
          variant="soft"
          size="sm"
          className="justify-self-center"
          isPending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}
