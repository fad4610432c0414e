import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { call, CallError } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { dayOf, formatClock, formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { factorMessages } from '../../factor-messages.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from '../../own-sessions-contract.ts'
import { OwnCard } from './own-card.tsx'

type Session = Output<typeof listOwnSessions>[number]

const SESSIONS_KEY = ['own-sessions']

export const ownSessionsQuery = queryOptions({
  queryKey: SESSIONS_KEY,
  queryFn: ({ signal }) => call(listOwnSessions, {}, { signal }),
})

/** Where the person is signed in, and the way to end it. */
export function SessionsCard() {
  const { sessions: words, enrol } = useTexts(factorMessages)
  const { data, error, isFetching, refetch } = useQuery(ownSessionsQuery)
  const end = useEndSession()
  const others = data?.filter(({ isThis }) => !isThis) ?? []
  return (
    <OwnCard title={words.title} lead={words.lead}>
      {data ? (
        <ul className="grid">
          {data.map((session) => (
            <SessionRow key={session.id} session={session} end={end} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState
          title={words.failed}
          headingLevel={3}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {enrol.failedText}
        </ErrorState>
      ) : (
        <SkeletonGroup label={words.loading}>
          <Skeleton className="h-16 w-full" />
        </SkeletonGroup>
      )}
      {others.length > 1 && (
        <Button
          variant="line"
          className="w-fit"
          isPending={end.isPending && end.variables === 'others'}
          onClick={() => end.mutate('others')}
        >
          {words.endOthers}
        </Button>
      )}
    </OwnCard>
  )
}

function SessionRow({ session, end }: { session: Session; end: ReturnType<typeof useEndSession> }) {
  const { sessions: words } = useTexts(factorMessages)
  const language = useLanguage()
  const device = session.device || words.unknown
  const seen = new Date(session.lastSeenAt)
  const day = formatDay(dayOf(seen), language, 'short')
  const started = formatDay(dayOf(new Date(session.startedAt)), language, 'short')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t-line border-hairline py-3 first:border-t-0">
      <MonitorSmartphone className="text-info" />
      <div className="grid min-w-40 flex-1">
        <span className="font-strong">
          <bdi>{device}</bdi>
        </span>
        <span className="text-note text-muted">
          {words.seen(`${day}, ${formatClock(seen)}`)} · {words.started(started)}
        </span>
      </div>
      {session.isThis ? (
        <Chip tone="ok">{words.current}</Chip>
      ) : (
        <Button
          variant="line"
          size="sm"
          aria-label={words.endOf(device)}
          isPending={end.isPending && end.variables === session.id}
          onClick={() => end.mutate(session.id)}
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}

function useEndSession() {
  const { sessions: words } = useTexts(factorMessages)
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (which: number | 'others') =>
      which === 'others' ? call(endOtherSessions) : call(endOwnSession, { id: which }),
    onSuccess: () => toast({ title: words.ended, variant: 'success' }),
    onError: (error) =>
      toast({
        title: words.error,
        text: (error instanceof CallError && error.text) || words.failedAction,
        variant: 'destructive',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
  })
}
