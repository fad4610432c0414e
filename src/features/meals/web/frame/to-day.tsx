import type { Day } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { pageTexts } from '../texts/page-texts.ts'
import { useSelection } from '../use-selection.ts'

/** From a closed day to one that can be filled. */
export function ToDay({ day }: { day: Day }) {
  const { days } = useTexts(pageTexts)
  const { openDay } = useSelection()
  return (
    <Button size="sm" variant="line" className="mt-2.5 flex!" onClick={() => openDay(day)}>
      {days.openDay(day)}
    </Button>
  )
}
