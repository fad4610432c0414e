import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useTexts } from '#ui/texts.ts'
import { pageTexts } from '../texts/page-texts.ts'
import { useSelection } from '../use-selection.ts'

/** A change that came after the cut-off: why it was not taken, and the next day that is open. */
export function FaultNotice() {
  const { days } = useTexts(pageTexts)
  const { choices, openDay } = useSelection()
  const { fault } = choices
  if (!fault) return null
  const { nextOpenDate } = fault
  return (
    <Notice
      tone="bad"
      title={days.closedTitle}
      action={
        nextOpenDate !== undefined && (
          <Button size="sm" variant="line" onClick={() => openDay(nextOpenDate)}>
            {days.openDay(nextOpenDate)}
          </Button>
        )
      }
    >
      {fault.text}
    </Notice>
  )
}
