import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, dayOf, daysBetween, type Day } from '#shared/dates.ts'
import { productNow } from '#shared/page/product-now.ts'
import { Calendar } from '#ui/dates/calendar.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import { selectionQuery } from '../queries.ts'
import { pageTexts } from '../texts/page-texts.ts'
import { mondayOf } from '../use-open-week.ts'
import { useSelection } from '../use-selection.ts'

const WEEKS_MAX = 8

/** The months until the last delivery; days without one say so. */
export function CalendarSheet() {
  const { days: words } = useTexts(pageTexts)
  const language = useLanguage()
  const { selection, day, openDay, close } = useSelection()
  const [today] = useState(() => dayOf(productNow()))
  const last = selection.lastDate ?? selection.to
  const weeks = useQueries({
    queries: mondaysOf(today, last).map((monday) =>
      selectionQuery(language, selection.subscriptionId, monday),
    ),
  })
  const known = [selection, ...weeks.map(({ data }) => data)].flatMap((week) => week?.days ?? [])
  const reasonOf = (asked: Day): string | undefined => {
    if (asked < today) return words.past
    const found = known.find((one) => one.day === asked)
    if (found?.state === 'none') return words.noneOn(asked)
    return undefined
  }
  return (
    <Sheet isOpen onClose={close} title={words.calendarTitle}>
      <p className="mb-3 text-muted">{words.calendarHint}</p>
      <Calendar
        label={words.label}
        className="mx-auto"
        value={day.day}
        minValue={today}
        maxValue={last < today ? today : last}
        unavailableReason={reasonOf}
        onChange={(chosen) => {
          close()
          openDay(chosen)
        }}
      />
    </Sheet>
  )
}

function mondaysOf(from: Day, to: Day): Day[] {
  const first = mondayOf(from)
  const weeks = Math.min(WEEKS_MAX, Math.floor(Math.max(0, daysBetween(first, to)) / 7) + 1)
  return Array.from({ length: weeks }, (_, week) => addDays(first, week * 7))
}
