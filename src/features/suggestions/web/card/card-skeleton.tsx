import { Skeleton } from '#ui/feedback/skeleton.tsx'

/** The words and figures of a card to come, in their places. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="h-6.5 w-3/5" />
      <Skeleton className="mt-2.5 h-4.5 w-2/5" />
      <div className="mt-4 grid grid-cols-[5.25rem_1fr] items-center gap-5">
        <Skeleton className="size-21 rounded-full" />
        <div className="grid gap-2.5">
          <Skeleton className="h-3.5" />
          <Skeleton className="h-3.5" />
          <Skeleton className="h-3.5" />
        </div>
      </div>
    </div>
  )
}
