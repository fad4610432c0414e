import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useTexts } from '#ui/texts.ts'
import { CardSkeleton } from '../card/card-skeleton.tsx'
import { texts } from '../texts.ts'

/** A group of the day to come. */
export function SuggestionsSkeleton() {
  const { page } = useTexts(texts)
  return (
    <SkeletonGroup label={page.loading}>
      <Skeleton className="h-13 rounded-tile" />
      <Skeleton className="mt-4 h-7 w-56" />
      <div className="grid gap-5.5 md:grid-cols-2">
        {[0, 1, 2, 3].map((place) => (
          <div
            key={place}
            data-skeleton="suggestion"
            className="grid overflow-hidden rounded-card border-line border-hairline"
          >
            <div className="h-49 bg-sunk" />
            <div className="p-5.5">
              <CardSkeleton />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
