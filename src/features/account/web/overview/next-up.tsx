import { NextDelivery, TodayDeliveries, WeekStrip } from '#features/deliveries/web/public.ts'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { useRunningSubscriptions } from './use-running-subscriptions.ts'
import { Welcome } from './welcome.tsx'

/** What comes next; a newcomer is shown the way to it instead. */
export function NextUp() {
  const { overview } = useTexts(messages)
  const { data, isPending } = useRunningSubscriptions()
  if (isPending) {
    return (
      <SkeletonGroup label={overview.loading}>
        <Skeleton className="h-74 rounded-cloth!" />
        <Skeleton className="h-44 rounded-card!" />
      </SkeletonGroup>
    )
  }
  if (data?.length === 0) return <Welcome />
  return (
    <>
      <NextDelivery />
      <TodayDeliveries />
      <WeekStrip />
    </>
  )
}
