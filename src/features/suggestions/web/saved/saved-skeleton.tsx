import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'

export function SavedSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className="grid gap-x-5.5 gap-y-3 lg:grid-cols-2">
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
      </div>
    </SkeletonGroup>
  )
}
