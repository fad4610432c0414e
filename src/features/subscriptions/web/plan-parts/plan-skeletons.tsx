import { cx } from '#ui/cx.ts'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'

const SKELETONS = 3

interface PlanSkeletonsProps {
  label: string
  /** The grid that the cards will stand in. */
  gridClass: string
  /** AI plans have a cloth at their head. */
  hasCloth?: boolean
}

/** Cards of plans that are on their way, as high as those that come. */
export const PlanSkeletons = ({ label, gridClass, hasCloth = false }: PlanSkeletonsProps) => (
  <SkeletonGroup label={label}>
    <span className={gridClass}>
      {Array.from({ length: SKELETONS }, (_, card) => (
        <span
          key={card}
          data-skeleton="plan"
          className={cx(
            'grid content-start gap-4 rounded-card border-line border-hairline bg-card p-7.5',
            hasCloth ? 'min-h-130' : 'min-h-104',
          )}
        >
          {hasCloth && <Skeleton className="h-24 w-full" />}
          <Skeleton className="h-9 w-1/2" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-4 h-12 w-3/4" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-4 h-12 w-full rounded-btn" />
        </span>
      ))}
    </span>
  </SkeletonGroup>
)
