import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'

/** A week to come, in columns or in a list. */
export function WeekSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="@container">
      <div className="grid gap-6 @min-[56rem]:grid-cols-7 @min-[56rem]:gap-2">
        {Array.from({ length: 7 }, (_, day) => (
          <div key={day} className="grid content-start gap-2.5">
            <Skeleton className="h-6 w-24" />
            <div className="grid gap-2.5 @min-[40rem]:grid-cols-3 @min-[56rem]:grid-cols-1">
              {[0, 1, 2].map((meal) => (
                <Skeleton key={meal} className="h-32 rounded-tile @min-[40rem]:h-64" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
