import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatDay } from '#shared/dates.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '#features/chef-events/messages.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { bookingsQuery, requestsQuery, type ChefBooking, type ChefRequest } from '../queries.ts'
import { ChefPage } from '../shell/page.tsx'
import { bookingTexts } from '../texts/booking-texts.ts'
import { requestTexts } from '../texts/request-texts.ts'
import { shellTexts } from '../texts/shell-texts.ts'

const ChefTalkSheet = lazyPart(
  async () => (await import('../shell/chef-talk-sheet.tsx')).ChefTalkSheet,
)

interface Talk {
  event: ChefRequest['event']
  state: string
  unread: number
}

/** One talk an event, those with something new first. */
function useTalks(requests: ChefRequest[], bookings: ChefBooking[]): Talk[] {
  const { states } = useTexts(requestTexts)
  const booked = useTexts(bookingTexts).states
  const byEvent = new Map<number, Talk>()
  for (const { event, quote, unread } of requests) {
    if (quote) byEvent.set(event.id, { event, unread, state: states[quote.status] })
  }
  for (const { event, status, unread } of bookings.toReversed()) {
    byEvent.set(event.id, { event, unread, state: booked[status] })
  }
  return [...byEvent.values()].toSorted(
    (a, b) => b.unread - a.unread || b.event.startsAt.localeCompare(a.event.startsAt),
  )
}

/** Whom the chef may write to. */
export function TalksPage() {
  const { talks: texts, loading, failed } = useTexts(bookingTexts)
  const bookings = useQuery(bookingsQuery(useLanguage()))
  const requests = useQuery(requestsQuery(useLanguage()))
  const [opened, setOpened] = useState<number>()
  const talks = useTalks(requests.data ?? [], bookings.data ?? [])
  const hasAll = requests.data !== undefined && bookings.data !== undefined
  const query = {
    data: hasAll ? talks : undefined,
    error: requests.error ?? bookings.error,
    isFetching: requests.isFetching || bookings.isFetching,
    refetch: () => Promise.all([requests.refetch(), bookings.refetch()]),
  }
  return (
    <ChefPage title={texts.title} lead={texts.lead} query={query} loading={loading} failed={failed}>
      {(found) => (
        <>
          {found.length === 0 && <NoTalks />}
          <ul className="grid max-w-180 gap-2.5">
            {found.map((talk) => (
              <li key={talk.event.id} className="grid">
                <TalkRow talk={talk} onOpen={() => setOpened(talk.event.id)} />
              </li>
            ))}
          </ul>
          {opened !== undefined && (
            <Suspense>
              <ChefTalkSheet eventId={opened} onClose={() => setOpened(undefined)} />
            </Suspense>
          )}
        </>
      )}
    </ChefPage>
  )
}

function NoTalks() {
  const { talks: texts, toRequests } = useTexts(bookingTexts)
  return (
    <EmptyState
      title={texts.empty}
      action={<LinkButton href="/chef-dashboard/requests">{toRequests}</LinkButton>}
    >
      {texts.emptyLead}
    </EmptyState>
  )
}

function TalkRow({ talk, onOpen }: { talk: Talk; onOpen: () => void }) {
  const { talks: texts } = useTexts(bookingTexts)
  const { eventTypes } = useTexts(messages)
  const { separator } = useTexts(shellTexts)
  const language = useLanguage()
  const { event, unread, state } = talk
  const name = [eventTypes[event.eventType], formatDay(event.eventDate, language, 'noYear')].join(
    separator,
  )
  return (
    <button
      type="button"
      onClick={onOpen}
      className="num flex min-h-16 items-center gap-3 rounded-tile border-line border-hairline bg-card px-4 py-3 text-start hover:bg-sunk"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-strong">{name}</span>
        <span className="block text-note text-muted">{state}</span>
      </span>
      {unread > 0 && <Chip tone="pill">{texts.unread(unread)}</Chip>}
      <ChevronRight className="rtl:-scale-x-100" />
    </button>
  )
}
