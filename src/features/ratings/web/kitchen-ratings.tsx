import { useQuery } from '@tanstack/react-query'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { kitchenRatingsQuery } from './queries.ts'
import { RatingList } from './rating-list.tsx'
import { staffTexts } from './staff-texts.ts'

/** What customers think of the own kitchen. */
export function KitchenRatings() {
  const texts = useTexts(staffTexts)
  const { data, error, isFetching, refetch } = useQuery(kitchenRatingsQuery(useLanguage()))
  if (data) return <RatingList {...data} />
  if (error) {
    return (
      <RetryNotice isRetrying={isFetching} onRetry={() => void refetch()}>
        {texts.failed}
      </RetryNotice>
    )
  }
  return (
    <SkeletonGroup label={texts.title}>
      <Skeleton className="h-40 w-full" />
    </SkeletonGroup>
  )
}
