import { CategoryMenu } from './menu/category-menu.tsx'
import { DayTools } from './days/day-tools.tsx'
import { WeekRail } from './days/week-rail.tsx'
import { FallbackQuestion } from '#features/subscriptions/web/public.ts'
import { Cutoff } from './frame/cutoff.tsx'
import { DayNotice } from './frame/day-notice.tsx'
import { ErrorNotice } from './frame/error-notice.tsx'
import { PickForMe } from './pick/pick-for-me.tsx'
import { useSelection } from './use-selection.ts'

/** The week, and the menu of the open day. */
export function DayView() {
  const { selection, day } = useSelection()
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <WeekRail />
      <Cutoff day={day} className="text-note text-warn md:hidden" />
      <ErrorNotice />
      <PickForMe />
      <DayTools />
      <DayNotice />
      {selection.asksFallback && (
        <FallbackQuestion subscriptionId={selection.subscriptionId} fallback={selection.fallback} />
      )}
      <CategoryMenu />
    </div>
  )
}
