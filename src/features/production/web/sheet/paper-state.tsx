import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useTexts } from '#ui/texts.ts'
import { texts } from '../texts.ts'

/** A paper that is on its way, or did not come. */
export function PaperState(props: {
  hasFailed: boolean
  isRetrying: boolean
  onRetry: () => void
}) {
  const { page } = useTexts(texts)
  if (props.hasFailed) {
    return (
      <ErrorState title={page.failed} isRetrying={props.isRetrying} onRetry={props.onRetry}>
        {page.failedLead}
      </ErrorState>
    )
  }
  return (
    <SkeletonGroup label={page.loading}>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-56 w-full" />
    </SkeletonGroup>
  )
}
