import { formatDay } from '#shared/dates.ts'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '#features/chef-events/messages.ts'
import type { CalendarDay } from '../queries.ts'
import { calendarTexts } from '../texts/calendar-texts.ts'
import { requestTexts } from '../texts/request-texts.ts'
import { shellTexts } from '../texts/shell-texts.ts'

interface BlockDialogProps {
  day: CalendarDay
  isPending: boolean
  error: string | undefined
  onCancel: () => void
  onConfirm: () => void
}

/** Which quotes go with a day that is blocked. */
export function BlockDialog({ day, ...props }: BlockDialogProps) {
  const texts = useTexts(calendarTexts)
  const { builder } = useTexts(requestTexts)
  const { separator } = useTexts(shellTexts)
  const { eventTypes } = useTexts(messages)
  const language = useLanguage()
  return (
    <ConfirmDialog
      isOpen
      title={texts.blockTitle(formatDay(day.day, language, 'noYear'))}
      cancelLabel={texts.keepOpen}
      confirmLabel={texts.block}
      {...props}
    >
      <p>{texts.blockLead}</p>
      <ul className="num mt-3 grid gap-2">
        {day.quotes.map((quote) => (
          <li key={quote.id} className="flex justify-between gap-4">
            <span>
              {[eventTypes[quote.eventType], quote.time, builder.guestCount(quote.guestCount)].join(
                separator,
              )}
            </span>
            <Price dirhams={quote.total} decimals="always" />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
