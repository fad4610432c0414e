import { ChevronRight } from 'lucide-react'
import { formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { trayTexts } from '../texts/tray-texts.ts'
import { nextDayToFill } from '../use-open-week.ts'
import { useSelection } from '../use-selection.ts'

/** On to the next day that has an open place; back to the dashboard once the week is full. */
export function TrayDone({
  isBlock = false,
  className,
}: {
  isBlock?: boolean
  className?: string
}) {
  const texts = useTexts(trayTexts)
  const language = useLanguage()
  const { selection, day, openDay, close } = useSelection()
  const next = nextDayToFill(selection, day.day)
  const size = isBlock ? 'lg' : 'md'
  if (next === undefined) {
    return (
      <LinkButton
        variant="deep"
        size={size}
        isBlock={isBlock}
        className={className}
        href="/dashboard"
      >
        {texts.done}
      </LinkButton>
    )
  }
  return (
    <Button
      variant="deep"
      size={size}
      isBlock={isBlock}
      className={className}
      aria-label={texts.nextDayNamed(formatDay(next, language, 'noYear'))}
      onClick={() => {
        close()
        openDay(next)
        scrollTo({ top: 0 })
      }}
    >
      {texts.nextDay}
      <ChevronRight className="flip" />
    </Button>
  )
}
