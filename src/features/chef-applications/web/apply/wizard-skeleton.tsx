import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useTexts } from '#ui/texts.ts'
import { applyTexts } from './texts.ts'

/**
 * While the code or the draft of the wizard is on its way. As high as the view at least: the footer
 * would jump when the longer form comes.
 */
export function WizardSkeleton() {
  const texts = useTexts(applyTexts)
  return (
    <SkeletonGroup label={texts.loading} className="min-h-dvh">
      <Skeleton className="h-11 w-2/3" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-100 w-full" />
    </SkeletonGroup>
  )
}
