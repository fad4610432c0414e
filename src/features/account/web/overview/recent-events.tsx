import { useQuery } from '@tanstack/react-query'
import { messages as eventMessages } from '#features/chef-events/messages.ts'
import { chefEventsQuery } from '#features/chef-events/web/public.ts'
import { formatDay, type Day } from '#shared/dates.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Chip, type ChipProps } from '#ui/feedback/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { overviewTexts } from '../../overview-texts.ts'
import { SectionError } from '../settings/section-error.tsx'

const SHOWN = 3

const TONES: Record<string, ChipProps['tone']> = {
  pending: 'warn',
  quoted: 'info',
  deposit_due: 'warn',
  confirmed: 'ok',
  completed: 'quiet',
  cancelled: 'bad',
}

/** The three most recent requests for a private chef. */
export function RecentEvents() {
  const overview = useTexts(overviewTexts)
  const { failed } = useTexts(messages)
  const { data, error, isFetching, refetch } = useQuery(chefEventsQuery)
  return (
    <Card className="grid gap-3 p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{overview.events}</h2>
        {data && data.length > 0 && (
          <a href="/dashboard/chef-events" className="text-link inline-flex min-h-11 items-center">
            {overview.allEvents}
          </a>
        )}
      </div>
      {data ? (
        data.length === 0 ? (
          <EmptyState
            headingLevel={3}
            title={overview.noEvents}
            className="pb-2"
            action={
              <LinkButton href="/chef-hiring" variant="line">
                {overview.requestChef}
              </LinkButton>
            }
          >
            {overview.noEventsText}
          </EmptyState>
        ) : (
          <ul>
            {data.slice(0, SHOWN).map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ul>
        )
      ) : error ? (
        <SectionError
          title={failed.events}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonGroup>
          {Array.from({ length: SHOWN }, (_, row) => (
            <Skeleton key={row} className="h-16 rounded-tile" />
          ))}
        </SkeletonGroup>
      )}
    </Card>
  )
}

interface ShownEvent {
  eventType: keyof (typeof eventMessages)['en']['eventTypes']
  eventDate: Day
  guestCount: number
  eventLocation: string
  status: keyof (typeof eventMessages)['en']['statuses']
}

function EventRow({ event }: { event: ShownEvent }) {
  const { eventTypes, statuses, list } = useTexts(eventMessages)
  const language = useLanguage()
  return (
    <li className="grid grid-cols-[3.875rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b-line border-hairline py-3.5 last:border-0 sm:grid-cols-[3.875rem_minmax(0,1fr)_auto]">
      <span className="grid rounded-day bg-sunk px-1 py-2 text-center text-sm leading-tight">
        {formatDay(event.eventDate, language, 'monthName')}
        <span className="display num text-[1.375rem]">{Number(event.eventDate.slice(8))}</span>
      </span>
      <div className="min-w-0">
        <h3 className="font-strong">
          {eventTypes[event.eventType]}
          {list.separator}
          {list.guestCount(event.guestCount)}
        </h3>
        <p className="line-clamp-2 text-note text-muted">
          <bdi dir="auto">{event.eventLocation}</bdi>
        </p>
      </div>
      <Chip tone={TONES[event.status]} className="max-sm:col-start-2">
        {statuses[event.status]}
      </Chip>
    </li>
  )
}
