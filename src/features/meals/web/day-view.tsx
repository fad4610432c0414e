import { CategoryMenu } from './menu/category-menu.tsx'
import { DayTools } from './days/day-tools.tsx'
import { WeekRail } from './days/week-rail.tsx'
import { Cutoff } from './frame/cutoff.tsx'
import { DayNotice } from './frame/day-notice.tsx'
import { FaultNotice } from './frame/fault-notice.tsx'
import { Tray } from './tray/tray.tsx'
import { TrayBar } from './tray/tray-bar.tsx'
import { useSelection } from './use-selection.ts'

/** The week, the menu of the open day, and the tray beside or below them. */
export function DayView() {
  const { day } = useSelection()
  return (
    <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <WeekRail />
        <Cutoff day={day} className="text-note text-warn md:hidden" />
        <FaultNotice />
        <DayTools />
        <DayNotice />
        <CategoryMenu />
      </div>
      <Tray />
      <TrayBar />
    </div>
  )
}
