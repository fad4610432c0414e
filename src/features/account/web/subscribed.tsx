import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { SectionFault } from './section-fault.tsx'
import { useRunningSubscriptions } from './use-running-subscriptions.ts'
import { Welcome } from './welcome.tsx'

/** What is bought and comes next; a newcomer is shown the way there instead. */
export function Subscribed() {
  const { overview, fault } = useTexts(messages)
  const { data, error, isFetching, refetch } = useRunningSubscriptions()
  if (error && !data) {
    return (
      <SectionFault
        title={fault.subscriptions}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <SkeletonGroup label={overview.loading}>
        <Skeleton className="h-74 rounded-cloth" />
        <Skeleton className="h-44 rounded-card" />
      </SkeletonGroup>
    )
  }
  if (data.length === 0) return <Welcome />
  return null
}
