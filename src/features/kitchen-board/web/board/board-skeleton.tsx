import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useTexts } from '#ui/texts.ts'
import { boardTexts } from '../board-texts.ts'

const COLUMNS = [0, 1, 2, 3]
const TICKETS = [0, 1, 2]

/** The board's geometry while it is on its way. */
export function BoardSkeleton() {
  const { page } = useTexts(boardTexts)
  return (
    <SkeletonGroup label={page.loading}>
      <div className="grid gap-3 p-4.5">
        <Skeleton className="h-12 w-64 rounded-btn" />
        <Skeleton className="h-10 rounded-field" />
        <div className="grid gap-3 md:grid-cols-4">
          {COLUMNS.map((column) => (
            <div key={column} className="grid content-start gap-2.5 rounded-[22px] bg-card p-3">
              <Skeleton className="h-8 w-28 rounded-field" />
              {TICKETS.map((ticket) => (
                <Skeleton key={ticket} className="h-40 rounded-day" />
              ))}
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}
