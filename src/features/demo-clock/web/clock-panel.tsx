import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { useWords } from '#ui/words.ts'
import { messages } from '../messages.ts'
import { clockQuery, useMoveClock } from './queries.ts'

/** Moves the demo's time in short steps and says what happened on the way. */
export function ClockPanel() {
  const { clock } = useTexts(messages)
  const { tryAgain } = useWords()
  const titleId = useId()
  const { data, error, isFetching, refetch } = useQuery(clockQuery)
  if (data === null) return null
  return (
    <section
      aria-labelledby={titleId}
      className="grid w-full gap-3 rounded-card bg-card p-4 inset-ring-(length:--line) inset-ring-hairline"
    >
      <div>
        <h2 id={titleId} className="text-lg">
          {clock.title}
        </h2>
        <p className="text-note text-muted">{clock.lead}</p>
      </div>
      {data ? (
        <Mover now={data.now} nextCutoff={data.nextCutoff} />
      ) : error ? (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{clock.error}</p>
          <Button variant="line" size="sm" isPending={isFetching} onClick={() => void refetch()}>
            {tryAgain}
          </Button>
        </div>
      ) : (
        <SkeletonGroup label={clock.loading}>
          <Skeleton className="mb-3 h-6.5" />
          <Skeleton className="h-24 md:h-11" />
        </SkeletonGroup>
      )}
    </section>
  )
}

function Mover({ now, nextCutoff }: { now: string; nextCutoff: string | null }) {
  const { clock } = useTexts(messages)
  const language = useLanguage()
  const { mutate, isPending, variables, data, error } = useMoveClock()
  const step = (goal: { hours: number } | { to: string }, label: ReactNode) => (
    <Button
      variant="line"
      size="sm"
      isPending={isPending && JSON.stringify(variables) === JSON.stringify(goal)}
      isDisabled={isPending}
      onClick={() => mutate(goal)}
    >
      {label}
    </Button>
  )
  return (
    <>
      <p>
        {clock.now}: <span className="num font-strong">{momentIn(language, now)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {step({ hours: 1 }, clock.hour)}
        {step({ hours: 24 }, clock.day)}
        {step({ hours: 168 }, clock.week)}
        {nextCutoff !== null && step({ to: nextCutoff }, clock.cutoff)}
      </div>
      <output className="text-note empty:hidden">
        {isPending
          ? clock.moving
          : data && clock.done(clock.jobs(data.jobs), clock.messages(data.messages))}
      </output>
      {error && !isPending && (
        <p role="alert" className="text-note text-bad">
          {(error instanceof CallError && error.text) || clock.failed}
        </p>
      )}
    </>
  )
}
