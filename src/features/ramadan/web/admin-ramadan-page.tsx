import { useQuery } from '@tanstack/react-query'
import { CallError } from '#shared/wire/call.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useTexts } from '#ui/texts.ts'
import { adminTexts } from './admin-texts.ts'
import { adminRamadanQuery } from './queries.ts'
import { SeasonCard } from './season-card.tsx'

/** Where an admin moves this Ramadan and the next by a day. */
export function AdminRamadanPage() {
  const words = useTexts(adminTexts)
  const { data, error, isFetching, refetch } = useQuery(adminRamadanQuery)
  return (
    <main id="content" className="page grid w-full gap-6 py-10 md:py-14">
      <div className="grid gap-2">
        <h1 className="text-4xl">{words.title}</h1>
        <p className="max-w-[62ch] text-muted">{words.lead}</p>
      </div>
      {error && !data && (
        <ErrorState
          title={words.loadFailed}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          reference={error instanceof CallError ? error.requestId : undefined}
        >
          {(error instanceof CallError && error.text) || words.loadFailedText}
        </ErrorState>
      )}
      {!error && !data && (
        <SkeletonGroup label={words.loading}>
          <Skeleton className="h-72 w-full" />
          <Skeleton className="h-72 w-full" />
        </SkeletonGroup>
      )}
      {data?.map((season) => (
        <SeasonCard
          key={`${season.hijriYear} ${season.startShift} ${season.endShift}`}
          season={season}
        />
      ))}
    </main>
  )
}
