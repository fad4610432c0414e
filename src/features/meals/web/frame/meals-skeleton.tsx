import { DishSkeleton, Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useTexts } from '#ui/texts.ts'
import { pageTexts } from '../texts/page-texts.ts'

const WEEK = 7
const MEALS = 6

/** A week and six meals to come. */
export function MealsSkeleton() {
  const texts = useTexts(pageTexts)
  return (
    <SkeletonGroup label={texts.loading}>
      <span className="grid grid-cols-7 gap-2">
        {Array.from({ length: WEEK }, (_, day) => (
          <Skeleton key={day} className="h-22 w-full rounded-day!" />
        ))}
      </span>
      <Skeleton className="h-13 w-full rounded-day! md:w-100" />
      <MealSkeletons />
    </SkeletonGroup>
  )
}

/** The tray to come. */
export function TraySkeleton() {
  return (
    <div aria-hidden="true" className="appear-late max-lg:hidden">
      <Skeleton className="h-140 rounded-card!" />
    </div>
  )
}

/** In the shape of the cards: a row on a phone, a cloth with lines elsewhere. */
export function MealSkeletons() {
  return (
    <div className="grid gap-7 md:grid-cols-3 md:gap-x-5.5">
      {Array.from({ length: MEALS }, (_, meal) => (
        <div key={meal} data-skeleton="meal">
          <div className="md:hidden">
            <DishSkeleton />
          </div>
          <span className="grid gap-3 max-md:hidden">
            <span className="grid aspect-[1.1] place-items-center rounded-card bg-sunk">
              <span className="aspect-square w-2/3 rounded-full bg-bg opacity-70" />
            </span>
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-11 w-full" />
          </span>
        </div>
      ))}
    </div>
  )
}
