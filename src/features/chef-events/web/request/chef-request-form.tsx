import { Suspense } from 'react'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useIsNear } from '#ui/lazy/use-is-near.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'

const RequestForm = lazyPart(async () => (await import('./request-form.tsx')).RequestForm)

/** The form for a private chef, below a heading of level 2. Its code loads when it comes near the view. */
export function ChefRequestForm() {
  const { ref, isNear } = useIsNear()
  const skeleton = <FormSkeleton />
  return (
    <div ref={ref}>
      {isNear ? (
        <Suspense fallback={skeleton}>
          <RequestForm />
        </Suspense>
      ) : (
        skeleton
      )}
    </div>
  )
}

/** Five questions of the form's own heights. */
function FormSkeleton() {
  return (
    <SkeletonGroup>
      <span className="grid min-h-[156rem] content-start gap-8 sm:min-h-[114rem] lg:min-h-[106rem]">
        <span className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
          {Array.from({ length: 6 }, (_, tile) => (
            <Skeleton key={tile} className="h-15.5 rounded-tile" />
          ))}
        </span>
        <span className="grid gap-6 sm:grid-cols-[16.5rem_1fr] sm:gap-10">
          <Skeleton className="h-50 rounded-card" />
          <Skeleton className="h-95 rounded-card" />
        </span>
        <span className="grid grid-cols-3 gap-2.5 sm:grid-cols-4 lg:grid-cols-6">
          {Array.from({ length: 12 }, (_, tile) => (
            <Skeleton key={tile} className="h-31 rounded-tile" />
          ))}
        </span>
        <Skeleton className="h-20" />
        <Skeleton className="h-30" />
      </span>
    </SkeletonGroup>
  )
}
