import { CloudUpload } from 'lucide-react'
import { LanguageSwitch } from '#features/site/web/public.ts'
import { formatClock, formatDay } from '#shared/dates.ts'
import { OCCASION_NAMES } from '#shared/food/occasions.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { useNow } from '../board/clock.ts'
import type { DriverRun } from '../queries.ts'
import { runsTexts } from '../runs-texts.ts'
import { StopCard } from './stop-card.tsx'
import { useDriverRun, type LiveRun } from './use-driver-run.ts'

/** What a driver opens on the phone: the stops in their order, and what to do at each. */
export function DriverPage({ token }: { token: string }) {
  const { driver: words } = useTexts(runsTexts)
  const live = useDriverRun(token)
  return (
    <main id="content" className="mx-auto grid w-full max-w-[34rem] content-start gap-4 p-4 pb-24">
      {live.run ? (
        <OpenRun run={live.run} live={live} />
      ) : live.isOver ? (
        <EmptyState headingLevel={1} title={words.over} className="py-16">
          {words.overLead}
        </EmptyState>
      ) : live.error ? (
        <ErrorState
          headingLevel={1}
          title={words.failedToLoad}
          isRetrying={live.isFetching}
          onRetry={live.retry}
        >
          {words.failedToLoadLead}
        </ErrorState>
      ) : (
        <SkeletonGroup label={words.loading} className="grid gap-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-80 rounded-card" />
        </SkeletonGroup>
      )}
    </main>
  )
}

const isDone = ({ status }: { status: string }) => status === 'delivered' || status === 'failed'

function OpenRun({ run, live }: { run: DriverRun; live: LiveRun }) {
  const { driver: words } = useTexts(runsTexts)
  const language = useLanguage()
  const now = useNow(run.now, live.receivedAt)
  const isOnline = useIsOnline()
  const done = run.stops.filter(isDone).length
  const next = run.stops.find(({ status }) => status === 'out')
  return (
    <>
      <header className="grid gap-1">
        <div className="flex items-start justify-between gap-3">
          <h1 className="text-3xl">{words.title(run.driver)}</h1>
          <LanguageSwitch className="min-h-11 flex-none rounded-btn px-3 font-strong hover:bg-sunk" />
        </div>
        <p className="num text-muted">
          {words.ofKitchen(run.kitchen, formatDay(run.day, language))}
        </p>
        <p className="num">
          {words.window(OCCASION_NAMES[run.mealTime][language], run.window.from, run.window.to)}
          {' · '}
          <b className="font-strong">{words.progress(done, run.stops.length)}</b>
        </p>
      </header>
      <output className="num empty:hidden">
        {!isOnline && <Note>{words.offline}</Note>}
        {live.savedAt !== undefined && (
          <Note>{words.savedCopy(formatClock(new Date(live.savedAt)))}</Note>
        )}
      </output>
      {done === run.stops.length && (
        <EmptyState title={words.allDone} className="py-6">
          {words.allDoneLead}
        </EmptyState>
      )}
      <ol className="grid gap-3">
        {run.stops.map((stop) => (
          <li key={stop.id}>
            <StopCard
              stop={stop}
              now={now}
              isNext={stop.id === next?.id}
              entries={live.entries.filter(({ subject }) => subject === stop.label)}
              onAction={(action) => live.press(stop, action)}
              onDismiss={live.dismiss}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

const Note = ({ children }: { children: string }) => (
  <span className="flex items-center gap-2.5 rounded-field bg-warn-tint px-3.5 py-2.5 text-warn">
    <CloudUpload aria-hidden="true" />
    {children}
  </span>
)
