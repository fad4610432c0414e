import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useLiveEvents } from '#ui/live.ts'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { BookingPanel } from '../booking/booking-panel.tsx'
import { QuoteColumns } from '../compare/quote-columns.tsx'
import { chefEventKey, chefEventQuery, CHEF_EVENTS_KEY, type ChefEventDetail } from '../queries.ts'
import { CancelledNotice, WaitingNotice } from './event-notices.tsx'
import { EventHead } from './event-head.tsx'
import { EventStages } from './event-stages.tsx'
import { eventTexts } from './texts.ts'

const TalkSheet = lazyPart(async () => (await import('../talk/talk-sheet.tsx')).TalkSheet)

/** One event: its quotes to compare, or its booking. */
export function ChefEventPage({ id }: { id: number }) {
  const texts = useTexts(eventTexts)
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(chefEventQuery(language, id))
  const readAgain = () => {
    void queryClient.invalidateQueries({ queryKey: chefEventKey(language, id) })
    void queryClient.invalidateQueries({ queryKey: CHEF_EVENTS_KEY })
  }
  useLiveEvents(
    '/api/events',
    { 'chef-event-changed': readAgain, 'chef-message': readAgain },
    readAgain,
  )
  return (
    <div className="grid grid-cols-1 gap-7">
      <a
        href="/dashboard/chef-events"
        className="flex min-h-11 w-fit items-center gap-2 text-note font-strong"
      >
        <ArrowLeft className="flip" />
        {texts.back}
      </a>
      {data ? (
        <Body detail={data} />
      ) : error ? (
        <ErrorState
          title={texts.failed}
          headingLevel={1}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          reference={error instanceof CallError ? error.requestId : undefined}
          more={
            <LinkButton variant="line" href="/dashboard/chef-events">
              {texts.back}
            </LinkButton>
          }
        >
          {error instanceof CallError && error.status === 404 ? error.text : texts.failedLead}
        </ErrorState>
      ) : (
        <SkeletonGroup label={texts.loading}>
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-120 w-full" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function Body({ detail }: { detail: ChefEventDetail }) {
  const [chefId, setChefId] = useState<number>()
  const { event, quotes, booking } = detail
  const isOpen = event.status === 'pending' || event.status === 'quoted'
  const isBooked = booking !== null && booking.status !== 'cancelled'
  const hasStanding = quotes.some(({ status }) => status === 'sent')
  return (
    <>
      <EventHead detail={detail} />
      {event.status !== 'cancelled' && <EventStages detail={detail} />}
      {event.status === 'cancelled' && <CancelledNotice detail={detail} onRead={setChefId} />}
      {isOpen && booking?.cancelledBy === 'payment' && <PaymentNotice />}
      {isOpen && !hasStanding && <WaitingNotice detail={detail} />}
      {isBooked && <BookingPanel detail={detail} booking={booking} onWrite={setChefId} />}
      <QuoteColumns detail={detail} onWrite={setChefId} />
      <Suspense>
        {chefId !== undefined && (
          <TalkSheet eventId={event.id} chefId={chefId} onClose={() => setChefId(undefined)} />
        )}
      </Suspense>
    </>
  )
}

function PaymentNotice() {
  const { cancelled } = useTexts(eventTexts)
  return (
    <Notice tone="bad" isLive>
      {cancelled.payment}
    </Notice>
  )
}
