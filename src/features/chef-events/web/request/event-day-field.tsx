import { Suspense } from 'react'
import { formatClock, formatDay, dayOf, type Day } from '#shared/dates.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { FieldError } from '#ui/fields/frame/field-error.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { messages } from '../../messages.ts'
import { CLOCK_TIME, freeChangeUntil, leadTimeOf } from '../../rules.ts'

const Calendar = lazyPart(async () => (await import('#ui/dates/calendar.tsx')).Calendar)

interface EventDayFieldProps {
  value: Day | null
  onChange: (day: Day) => void
  errorMessage: string | undefined
  today: Day
  guestCount: number
  eventTime: string
}

/** The month to choose from, and what the chosen day means for the chef. */
export function EventDayField(props: EventDayFieldProps) {
  const { form } = useTexts(messages)
  return (
    <div data-field="eventDate" className="grid content-start gap-1.5">
      <span className="text-note font-strong">{form.date}</span>
      <Suspense fallback={<Skeleton className="h-95 max-w-105 rounded-card" />}>
        <Calendar
          label={form.date}
          value={props.value}
          onChange={props.onChange}
          minValue={props.today}
        />
      </Suspense>
      {props.errorMessage && <FieldError>{props.errorMessage}</FieldError>}
      <output className="block">
        {props.value && <DayNote {...props} eventDate={props.value} />}
      </output>
    </div>
  )
}

function DayNote(
  props: Pick<EventDayFieldProps, 'today' | 'guestCount' | 'eventTime'> & { eventDate: Day },
) {
  const { lead } = useTexts(messages)
  const language = useLanguage()
  const { size, verdict } = leadTimeOf(props)
  const isLarge = size === 'large'
  const advice = {
    urgent: lead.urgentText,
    short: isLarge ? lead.shortLarge : lead.shortSmall,
    enough: isLarge ? lead.enoughLarge : lead.enoughSmall,
  }[verdict]
  const until = CLOCK_TIME.test(props.eventTime)
    ? freeChangeUntil(props.eventDate, props.eventTime)
    : undefined
  return (
    <span className="grid gap-1 text-note text-muted">
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <strong className="font-strong text-ink">{formatDay(props.eventDate, language)}</strong>
        {verdict === 'urgent' && <Chip tone="warn">{lead.urgent}</Chip>}
      </span>
      <span>{advice}</span>
      {until && dayOf(until) >= props.today && (
        <span>{lead.freeUntil(formatDay(dayOf(until), language), formatClock(until))}</span>
      )}
    </span>
  )
}
