import type { ReactNode } from 'react'
import { QueryFailure, type FailedQuery } from '../feedback/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx'

export interface Fact {
  label: string
  value: ReactNode
}

type FactListProps = {
  /** Undefined while they are looked up; an empty one is left out. */
  facts: readonly (Fact | null | false)[] | undefined
  /** Read out while they are looked up. */
  loading: string
} & (
  | {
      /** Where they come from. */
      query: FailedQuery
      /** What did not load, where the server gives no reason. */
      failed: string
    }
  | { query?: never; failed?: never }
)

/** What follows from a change, before it is made: a name and a value a line. */
export function FactList({ facts, loading, query, failed }: FactListProps) {
  if (query?.error) return <QueryFailure query={query}>{failed}</QueryFailure>
  if (!facts) {
    return (
      <SkeletonGroup label={loading}>
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-full" />
      </SkeletonGroup>
    )
  }
  return (
    <dl className="num grid gap-2.5 border-t-line border-hairline pt-4" aria-live="polite">
      {facts
        .filter((fact) => fact !== null && fact !== false)
        .map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-muted">{label}</dt>
            <dd className="font-strong">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
