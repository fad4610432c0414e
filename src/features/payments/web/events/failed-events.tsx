import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { RecordSection } from '#ui/records/facts.tsx'
import { ReasonDialog } from '#ui/records/reason-dialog.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { discardEvent, retryEvent } from '../../events-contract.ts'
import { eventsTexts } from './events-texts.ts'
import { ADMIN_KEY, failedEventsQuery, type FailedEvent } from '../admin/queries.ts'

/** Provider events that could not be applied; nothing where there are none. */
export function FailedEvents() {
  const words = useTexts(eventsTexts)
  const { data, error } = useQuery(failedEventsQuery)
  if (data?.length === 0 || (!data && !error)) return null
  return (
    <RecordSection title={words.title}>
      <p className="text-muted">{data ? words.lead : words.loadFailed}</p>
      <ul className="grid gap-3">
        {data?.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
    </RecordSection>
  )
}

function EventRow({ event }: { event: FailedEvent }) {
  const words = useTexts(eventsTexts)
  const language = useLanguage()
  const [isDiscarding, setIsDiscarding] = useState(false)
  const retry = useAction(() => call(retryEvent, { id: event.id }), {
    done: words.retried,
    refreshes: [ADMIN_KEY],
  })
  const discard = useAction((reason: string) => call(discardEvent, { id: event.id, reason }), {
    done: words.discarded,
    refreshes: [ADMIN_KEY],
    onDone: () => setIsDiscarding(false),
  })
  const tried = [words.attempts(event.attempts)]
  if (event.nextTryAt !== null) tried.push(words.next(momentIn(language, event.nextTryAt)))
  return (
    <li className="num flex flex-wrap items-center gap-x-4 gap-y-2 border-t-line border-hairline pt-3 first:border-t-0 first:pt-0">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-strong">
          <bdi className="break-all">{event.type}</bdi>
          {event.nextTryAt === null && <Chip tone="bad">{words.waits}</Chip>}
        </p>
        <p className="text-note text-muted">
          <bdi className="break-all">{event.eventId}</bdi> · {momentIn(language, event.receivedAt)}{' '}
          · {tried.join(' · ')}
        </p>
        <p className="text-note break-words text-bad">
          <bdi dir="ltr">{event.error}</bdi>
        </p>
      </div>
      <Button
        size="sm"
        aria-label={words.retryOf(event.eventId)}
        isPending={retry.isPending}
        onClick={() => retry.mutate()}
      >
        {words.retry}
      </Button>
      <Button
        size="sm"
        variant="line"
        aria-label={words.discardOf(event.eventId)}
        onClick={() => setIsDiscarding(true)}
      >
        {words.discard}
      </Button>
      {isDiscarding && (
        <ReasonDialog
          title={words.discardOf(event.eventId)}
          lead={words.discardLead}
          confirmLabel={words.discard}
          isPending={discard.isPending}
          onConfirm={discard.mutate}
          onClose={() => setIsDiscarding(false)}
        />
      )}
    </li>
  )
}
