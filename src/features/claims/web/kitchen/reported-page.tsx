import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '#shared/dates.ts'
import { OCCASION_NAMES } from '#shared/food/occasions.ts'
import { call } from '#shared/wire/call.ts'
import { messages as boardMessages } from '#features/kitchen-board/messages.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useLiveEvents } from '#ui/live.ts'
import { Card } from '#ui/layout/card.tsx'
import { momentIn } from '#ui/moment.ts'
import { ReasonDialog } from '#ui/records/reason-dialog.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { contestStop } from '../../admin-contract.ts'
import { messages } from '../../messages.ts'
import { REPORTED_KEY, reportedQuery, type ReportedStop } from '../queries.ts'
import { kitchenClaimTexts } from './kitchen-texts.ts'

/** Meals that did not come or were reported, and the kitchen's word against it. */
export function ReportedPage() {
  const words = useTexts(kitchenClaimTexts)
  return (
    <div className="page grid w-full content-start gap-6 py-10">
      <div className="grid gap-1">
        <h1 className="text-4xl">{words.title}</h1>
        <p className="text-muted">{words.lead}</p>
      </div>
      <ReportedStops />
    </div>
  )
}

function ReportedStops() {
  const words = useTexts(kitchenClaimTexts)
  const { data, error, isFetching, refetch } = useQuery(reportedQuery(useLanguage()))
  const [contested, setContested] = useState<number>()
  useLiveEvents(
    '/api/kitchen/events',
    { 'ticket-changed': () => void refetch() },
    () => void refetch(),
  )
  if (!data && error) {
    return (
      <RetryNotice isRetrying={isFetching} onRetry={() => void refetch()}>
        {words.failed}
      </RetryNotice>
    )
  }
  if (!data) {
    return (
      <SkeletonGroup label={words.title}>
        <Skeleton className="h-40 w-full" />
      </SkeletonGroup>
    )
  }
  if (data.drops.length === 0) {
    return <EmptyState title={words.none}>{words.noneText}</EmptyState>
  }
  return (
    <>
      <ul className="grid gap-4">
        {data.drops.map((stop) => (
          <li key={stop.ticketId}>
            <Reported stop={stop} onContest={() => setContested(stop.ticketId)} />
          </li>
        ))}
      </ul>
      {contested !== undefined && (
        <ContestDialog ticketId={contested} onClose={() => setContested(undefined)} />
      )}
    </>
  )
}

function Reported({ stop, onContest }: { stop: ReportedStop; onContest: () => void }) {
  const words = useTexts(kitchenClaimTexts)
  const { kinds, states, anyDish } = useTexts(messages)
  const { statuses, reasons } = useTexts(boardMessages)
  const language = useLanguage()
  const { contest, contestableUntil } = stop
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="num text-lg">
          <bdi>{stop.label}</bdi> · {formatDay(stop.day, language)} ·{' '}
          {OCCASION_NAMES[stop.occasion][language]}
        </h2>
        <Chip tone={stop.status === 'failed' ? 'bad' : 'quiet'}>
          {stop.reason ? reasons[stop.reason] : statuses[stop.status]}
        </Chip>
      </div>
      {stop.claims.map(({ kind, state, dish, words: said }) => (
        <div key={`${kind} ${dish ?? ''}`} className="grid gap-1">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-strong">{kinds[kind]}</span>
            {kind !== 'not_arrived' && <bdi className="text-muted">{dish ?? anyDish}</bdi>}
            <Chip>{states[state]}</Chip>
          </p>
          {said !== '' && (
            <p dir="auto" className="wrap-anywhere text-start whitespace-pre-line">
              {said}
            </p>
          )}
        </div>
      ))}
      {contest && (
        <p className="grid gap-1">
          <span className="font-strong">{words.states[contest.state]}</span>
          <span dir="auto" className="wrap-anywhere text-start">
            {words.said}: <bdi>{contest.words}</bdi>
          </span>
        </p>
      )}
      {contestableUntil !== null && (
        <p className="flex flex-wrap items-center gap-3">
          <Button size="sm" variant="line" onClick={onContest}>
            {words.contest}
          </Button>
          <span className="num text-note text-muted">
            {words.until(momentIn(language, contestableUntil))}
          </span>
        </p>
      )}
    </Card>
  )
}

function ContestDialog({ ticketId, onClose }: { ticketId: number; onClose: () => void }) {
  const words = useTexts(kitchenClaimTexts)
  const { mutate, isPending } = useAction(
    (said: string) => call(contestStop, { id: ticketId, words: said }),
    { done: words.contested, refreshes: [REPORTED_KEY], onDone: onClose },
  )
  return (
    <ReasonDialog
      title={words.contest}
      lead={words.contestLead}
      confirmLabel={words.contest}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    />
  )
}
