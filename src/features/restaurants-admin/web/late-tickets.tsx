import { messages as boardMessages } from '#features/kitchen-board/messages.ts'
import { formatDay } from '#shared/dates.ts'
import { OCCASION_NAMES } from '#shared/food/occasions.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { RecordSection } from '#ui/records/facts.tsx'
import { useTexts } from '#ui/texts.ts'
import type { AnyRestaurant } from './queries.ts'
import { adminTexts } from './texts.ts'

/** Drops whose window has closed and that no one has ended, for a call to the kitchen. */
export function LateTickets({ tickets }: { tickets: AnyRestaurant['lateTickets'] }) {
  const words = useTexts(adminTexts)
  const { statuses } = useTexts(boardMessages)
  const language = useLanguage()
  return (
    <RecordSection title={words.lateTickets}>
      <ul className="num grid gap-2">
        {tickets.map(({ id, label, day, occasion, status, since }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <b className="font-strong">
              <bdi>{label}</bdi>
            </b>
            <span>
              {formatDay(day, language, 'short')} · {OCCASION_NAMES[occasion][language]}
            </span>
            <Chip tone="bad">{statuses[status]}</Chip>
            <span className="text-note text-muted">
              {words.lateSince(momentIn(language, since))}
            </span>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
