import { Notice } from '#ui/feedback/notice.tsx'
import { useTexts } from '#ui/texts.ts'
import { pageTexts } from '../texts/page-texts.ts'
import { useSelection } from '../use-selection.ts'
import { ToDay } from './to-day.tsx'

/** A change that came after the cut-off: why it was not taken, and the next day that is open. */
export function ErrorNotice() {
  const { days } = useTexts(pageTexts)
  const { choices } = useSelection()
  const { failure } = choices
  if (!failure) return null
  const { nextOpenDate } = failure
  return (
    <Notice tone="bad" title={days.closedTitle}>
      {failure.text}
      {nextOpenDate !== undefined && <ToDay day={nextOpenDate} />}
    </Notice>
  )
}
