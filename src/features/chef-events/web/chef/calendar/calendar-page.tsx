import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Suspense, useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { addDays, dayOf, formatClock, formatDay, type Day } from '#shared/dates.ts'
import { EMIRATE_NAMES } from '#shared/place/emirates.ts'
import { productNow } from '#shared/page/product-now.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { blockDays } from '#features/chef-events/calendar-contract.ts'
import { messages } from '#features/chef-events/messages.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { calendarQuery, type CalendarDay } from '../queries.ts'
import { ChefPage } from '../shell/page.tsx'
import { calendarTexts } from '../texts/calendar-texts.ts'
import { requestTexts } from '../texts/request-texts.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { useChefAction } from '../use-chef-action.ts'
import { MonthGrid, stateOf } from './month-grid.tsx'

const BlockDialog = lazyPart(async () => (await import('./block-dialog.tsx')).BlockDialog)

const monthAfter = (month: string, step: 1 | -1): string =>
  step === 1 ? addDays(`${month}-28`, 4).slice(0, 7) : addDays(`${month}-01`, -1).slice(0, 7)

/** The chef's months: booked, quoted for, kept free. */
export function CalendarPage() {
  const texts = useTexts(calendarTexts)
  const language = useLanguage()
  const [today] = useState(() => dayOf(productNow()))
  const [month, setMonth] = useState(() => today.slice(0, 7))
  const [chosen, setChosen] = useState<Day>()
  const query = useQuery(calendarQuery(month))
  const turn = (step: 1 | -1) => {
    setMonth(monthAfter(month, step))
    setChosen(undefined)
  }
  return (
    <ChefPage
      title={texts.title}
      lead={texts.lead}
      action={
        <div className="flex items-center gap-2">
          <IconButton
            variant="line"
            label={texts.before}
            icon={<ChevronLeft className="rtl:-scale-x-100" />}
            onClick={() => turn(-1)}
          />
          <h2 className="min-w-44 text-center text-xl" aria-live="polite">
            {formatDay(`${month}-01`, language, 'month')}
          </h2>
          <IconButton
            variant="line"
            label={texts.after}
            icon={<ChevronRight className="rtl:-scale-x-100" />}
            onClick={() => turn(1)}
          />
        </div>
      }
      query={query}
      loading={texts.loading}
      failed={texts.failed}
    >
      {({ days }) => (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
          <MonthGrid days={days} today={today} chosen={chosen} onChoose={setChosen} />
          <DayPanel key={chosen} day={days.find(({ day }) => day === chosen)} today={today} />
        </div>
      )}
    </ChefPage>
  )
}

/** What is on a day, and keeping it free. */
function DayPanel({ day, today }: { day: CalendarDay | undefined; today: Day }) {
  const texts = useTexts(calendarTexts)
  const language = useLanguage()
  const [isAsked, setIsAsked] = useState(false)
  const { mutate, isPending, failure } = useChefAction({
    send: (input: { days: Day[]; isBlocked: boolean; withdraws?: number[] }) =>
      call(blockDays, input),
    done: day?.isBlocked ? texts.opened : texts.blocked,
    failed: texts.actionFailed,
    onDone: () => setIsAsked(false),
  })
  if (!day) {
    return (
      <Card look="quiet" className="p-5 text-muted">
        {texts.pick}
      </Card>
    )
  }
  const state = stateOf(day, today)
  const input = { days: [day.day], isBlocked: !day.isBlocked }
  const asksFirst = input.isBlocked && day.quotes.length > 0
  return (
    <Card className="grid gap-3 p-5">
      <h3 className="text-xl">{formatDay(day.day, language)}</h3>
      <p className="text-muted">
        {texts.states[state]}
        {day.quotes.length > 0 && ` · ${texts.quotes(day.quotes.length)}`}
      </p>
      {day.booking && <BookedDay booking={day.booking} />}
      {state === 'booked' && day.day >= today && <p className="text-muted">{texts.bookedStays}</p>}
      {(state === 'free' || state === 'blocked') && (
        <Button
          variant={day.isBlocked ? 'line' : 'primary'}
          isPending={isPending}
          onClick={() => (asksFirst ? setIsAsked(true) : mutate(input))}
        >
          {day.isBlocked ? texts.open : texts.block}
        </Button>
      )}
      {isAsked && asksFirst && (
        <Suspense>
          <BlockDialog
            day={day}
            isPending={isPending}
            error={failure}
            onCancel={() => setIsAsked(false)}
            onConfirm={() => mutate({ ...input, withdraws: day.quotes.map(({ id }) => id) })}
          />
        </Suspense>
      )}
    </Card>
  )
}

function BookedDay({ booking }: { booking: NonNullable<CalendarDay['booking']> }) {
  const texts = useTexts(calendarTexts)
  const { builder } = useTexts(requestTexts)
  const { separator } = useTexts(shellTexts)
  const { eventTypes } = useTexts(messages)
  const language = useLanguage()
  return (
    <div className="num grid gap-1.5">
      <p className="font-strong">{[eventTypes[booking.eventType], booking.time].join(separator)}</p>
      <p>
        {builder.guestCount(booking.guestCount)}
        {booking.city && ` · ${EMIRATE_NAMES[booking.city][language]}`}
      </p>
      {booking.travelMinutes !== null && (
        <p className="text-muted">{texts.way(booking.travelMinutes)}</p>
      )}
      {booking.leaveAt && (
        <p>
          <strong className="font-strong">
            {texts.leaveAt(formatClock(new Date(booking.leaveAt)))}
          </strong>{' '}
          {texts.arrive}
        </p>
      )}
      <LinkButton variant="line" href="/chef-dashboard/bookings" className="mt-1">
        {texts.booking}
      </LinkButton>
    </div>
  )
}
