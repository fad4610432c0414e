import { CalendarDays, MapPin, Users } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { formatDay } from '#shared/dates.ts'
import { EMIRATE_NAMES } from '#shared/place/emirates.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { messages } from '../../messages.ts'
import { STATUS_TONES } from '../status-tone.ts'
import type { ChefEventDetail } from '../queries.ts'
import { eventTexts } from './texts.ts'

const EditDialog = lazyPart(async () => (await import('../list/edit-dialog.tsx')).EditDialog)
const CancelDialog = lazyPart(
  async () => (await import('../booking/cancel-dialog.tsx')).CancelDialog,
)

/** What the event is, when and where, and the way to change the request. */
export function EventHead({ detail }: { detail: ChefEventDetail }) {
  const texts = useTexts(eventTexts)
  const { eventTypes, list, statuses } = useTexts(messages)
  const language = useLanguage()
  const [asking, setAsking] = useState<'edit' | 'cancel'>()
  const { event, quotes } = detail
  const name = eventTypes[event.eventType]
  const standing = quotes.filter(({ status }) => status === 'sent').length
  const close = () => setAsking(undefined)
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="num text-4xl">
            {event.status === 'quoted' && standing > 0 ? texts.toCompare(name, standing) : name}
          </h1>
          <Chip tone={STATUS_TONES[event.status]}>{statuses[event.status]}</Chip>
        </div>
        <ul className="num mt-3 flex flex-wrap gap-x-7 gap-y-2 text-muted">
          <HeadFact icon={<CalendarDays />}>
            {formatDay(event.eventDate, language)}
            {list.separator}
            <bdi dir="ltr">{event.eventTime}</bdi>
          </HeadFact>
          <HeadFact icon={<Users />}>{list.guestCount(event.guestCount)}</HeadFact>
          <HeadFact icon={<MapPin />}>
            <bdi>{event.eventLocation}</bdi>
            {event.city && `${list.separator}${EMIRATE_NAMES[event.city][language]}`}
          </HeadFact>
        </ul>
      </div>
      <div className="flex flex-wrap gap-2.5">
        {event.status === 'pending' && (
          <Button variant="line" onClick={() => setAsking('edit')}>
            {texts.edit}
          </Button>
        )}
        {(event.status === 'pending' || event.status === 'quoted') && (
          <Button variant="line" onClick={() => setAsking('cancel')}>
            {texts.cancel}
          </Button>
        )}
      </div>
      <Suspense>
        {asking === 'edit' && <EditDialog event={event} onClose={close} />}
        {asking === 'cancel' && <CancelDialog eventId={event.id} onClose={close} />}
      </Suspense>
    </header>
  )
}

function HeadFact(props: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      {props.icon}
      <span className="min-w-0 break-words">{props.children}</span>
    </li>
  )
}
