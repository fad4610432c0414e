import type { ReactNode } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { ErrorState } from '../feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx'
import { useTexts } from '../texts.ts'
import { errorText } from '../forms/error-text.ts'
import { recordTexts } from './texts.ts'

interface RecordPageProps<Data> {
  backHref: string
  query: {
    data: Data | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
  }
  children: (data: Data) => ReactNode
}

/** One record with the way back to its list. */
export function RecordPage<Data>({ backHref, query, children }: RecordPageProps<Data>) {
  const words = useTexts(recordTexts)
  return (
    <>
      <a href={backHref} className="w-fit underline underline-offset-4">
        {words.back}
      </a>
      {query.data !== undefined && children(query.data)}
      {query.data === undefined && query.error && (
        <ErrorState
          title={words.failed}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
          reference={query.error instanceof CallError ? query.error.requestId : undefined}
        >
          {errorText(query.error, words.failedText)}
        </ErrorState>
      )}
      {query.data === undefined && !query.error && (
        <SkeletonGroup label={words.loading}>
          <Skeleton className="h-96 w-full" />
        </SkeletonGroup>
      )}
    </>
  )
}
