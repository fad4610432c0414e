import { Lock } from 'lucide-react'
import { Notice } from '#ui/feedback/notice.tsx'
import { useTexts } from '#ui/texts.ts'
import { extrasWith } from '../paid-day.ts'
import { menuTexts } from '../texts/menu-texts.ts'
import { pageTexts } from '../texts/page-texts.ts'
import { useSkipWords } from '../texts/use-skip-words.ts'
import { useSelection } from '../use-selection.ts'
import { ToDay } from './to-day.tsx'

export const DAY_NOTICE_ID = 'day-notice'

/** Why nothing can be added to the open day, where that is so. */
export function DayNotice() {
  const { days } = useTexts(pageTexts)
  const { needsCard } = useTexts(menuTexts)
  const { selection, day, mealTime, choices } = useSelection()
  const skipWords = useSkipWords()
  if (day.state === 'open') {
    return extrasWith(day, mealTime, 1) > 0 && !selection.canBuyExtras ? (
      <div id={DAY_NOTICE_ID}>
        <Notice>{needsCard}</Notice>
      </div>
    ) : null
  }
  const { firstOpenDate } = selection
  const isLocked = day.state === 'locked'
  // The notice of the refused change says it already.
  if (isLocked && choices.failure) return null
  return (
    <Notice
      {...(isLocked && { icon: <Lock /> })}
      title={isLocked ? days.closedTitle : days.offTitle}
    >
      {isLocked ? days.closedLead : day.state === 'skipped' ? skipWords(day) : days.offLead}
      {firstOpenDate !== null && <ToDay day={firstOpenDate} />}
    </Notice>
  )
}
