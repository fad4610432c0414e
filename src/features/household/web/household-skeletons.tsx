import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'

/** Two members to come. */
export function HouseholdSkeletons() {
  const { page } = useTexts(messages)
  return (
    <SkeletonGroup label={page.loading} className="grid gap-4.5 md:grid-cols-2">
      {[0, 1].map((index) => (
        <div
          key={index}
          data-skeleton="member"
          className="grid gap-4 rounded-card border-line border-hairline p-5"
        >
          <div className="flex items-center gap-4">
            <Skeleton className="size-12 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="h-4 w-1/3" />
            </div>
          </div>
          <Skeleton className="h-7 w-3/5" />
          <Skeleton className="h-7 w-2/5" />
          <Skeleton className="h-10 w-24" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
