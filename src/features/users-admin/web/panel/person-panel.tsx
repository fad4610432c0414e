import { useQuery } from '@tanstack/react-query'
import { CallError } from '#shared/wire/call.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import { adminTexts } from '../admin-texts.ts'
import { personQuery } from '../queries.ts'
import { PersonActions } from './person-actions.tsx'
import { PersonDetails } from './person-details.tsx'

/** Everything about one person, at the side of the index. */
export function PersonPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const words = useTexts(adminTexts)
  const { data, error, isFetching, refetch } = useQuery(personQuery(id, useLanguage()))
  return (
    <Sheet
      isOpen
      wide="end"
      title={data ? data.name : words.panel.title}
      onClose={onClose}
      footer={data && <PersonActions person={data} />}
    >
      {data ? (
        <PersonDetails person={data} />
      ) : error ? (
        <ErrorState
          title={words.panel.failed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          reference={error instanceof CallError ? error.requestId : undefined}
        >
          {words.failedText}
        </ErrorState>
      ) : (
        <SkeletonGroup label={words.panel.loading}>
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
    </Sheet>
  )
}
