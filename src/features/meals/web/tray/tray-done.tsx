import { ChevronRight } from 'lucide-react'
import { formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { trayTexts } from '../texts/tray-texts.ts'
import { lacksMeal } from '../paid-day.ts'
import { useMealName } from '../use-meal-name.ts'
import { nextDayToFill } from '../use-open-week.ts'
import { useSelection } from '../use-selection.ts'
import { useChooseNow } from './use-choose-now.ts'

/**
 * On to what is open of a day that was begun, then to the next day that has an open place; back to the
 * dashboard once the week is full.
 */
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
  const nameOf = useMealName()
  const chooseNow = useChooseNow()
  const [open] = lacksMeal(day) && day.picked > 0 ? day.open : []
  if (open) {
    return (
      <Button
        variant="deep"
        size={size}
        isBlock={isBlock}
        className={className}
        onClick={() => chooseNow(open)}
      >
        {texts.choose(nameOf(open))}
      </Button>
    )
  }
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
