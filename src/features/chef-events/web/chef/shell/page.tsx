import type { ReactNode } from 'react'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { shellTexts } from '../texts/shell-texts.ts'

interface ChefPageProps<Found> {
  title: string
  lead?: ReactNode
  action?: ReactNode
  query: {
    data: Found | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  loading: string
  failed: string
  children: (found: Found) => ReactNode
}

/** A page of the chef: its head, and what was read or why it could not be. */
export function ChefPage<Found>({ query, children, ...props }: ChefPageProps<Found>) {
  const { failedLead } = useTexts(shellTexts)
  return (
    <div className="page grid w-full content-start gap-6 py-6 lg:pb-16">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-4xl">{props.title}</h1>
          {props.lead && <p className="text-muted">{props.lead}</p>}
        </div>
        {props.action}
      </div>
      {query.data !== undefined ? (
        children(query.data)
      ) : query.error ? (
        <ErrorState
          title={props.failed}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {errorText(query.error, failedLead)}
        </ErrorState>
      ) : (
        <SkeletonGroup label={props.loading}>
          <div className="grid gap-4 lg:grid-cols-2">
            {[1, 2, 3, 4].map((place) => (
              <Skeleton key={place} className="h-52 rounded-card" />
            ))}
          </div>
        </SkeletonGroup>
      )}
    </div>
  )
}
