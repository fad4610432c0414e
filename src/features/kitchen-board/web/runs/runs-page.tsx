import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Printer, Sparkles } from 'lucide-react'
import { addDays, formatDay, type Day } from '#shared/dates.ts'
import { OCCASION_NAMES } from '#shared/food/occasions.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useLiveEvents } from '#ui/live.ts'
import { useTexts } from '#ui/texts.ts'
import { runsQuery, type RunPlan, type RunWindow } from '../queries.ts'
import { runsTexts } from '../runs-texts.ts'
import { DriversPanel } from './drivers-panel.tsx'
import { RunCard, StopList } from './run-card.tsx'
import { useAssign } from './use-assign.ts'

/** Who drives what: drivers, runs of each window, links and sheets. */
export function RunsPage({ day }: { day?: Day }) {
  const { page } = useTexts(runsTexts)
  const { data, error, isFetching, refetch } = useQuery(runsQuery(useLanguage(), day))
  useLiveEvents(
    '/api/kitchen/events',
    { 'ticket-changed': () => void refetch(), 'sheet-frozen': () => void refetch() },
    () => void refetch(),
  )
  return (
    <div className="page grid w-full content-start gap-6 py-6 lg:pb-16 print:py-0">
      {data ? (
        <Plan plan={data} />
      ) : error ? (
        <ErrorState
          headingLevel={1}
          title={page.failed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {page.failedLead}
        </ErrorState>
      ) : (
        <SkeletonGroup label={page.loading} className="grid gap-6">
          <Skeleton className="h-12 w-64" />
          <Skeleton className="h-80 rounded-card" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function Plan({ plan }: { plan: RunPlan }) {
  const { page } = useTexts(runsTexts)
  return (
    <>
      <Head plan={plan} />
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_1fr] print:block">
        <DriversPanel drivers={plan.drivers} />
        <div className="grid gap-8">
          {plan.windows.map((window) => (
            <WindowRuns key={window.mealTime} plan={plan} window={window} />
          ))}
          {plan.windows.length === 0 && (
            <EmptyState title={plan.isFrozen ? page.noTickets : page.notFrozen}>
              {plan.isFrozen ? null : page.notFrozenLead}
            </EmptyState>
          )}
        </div>
      </div>
    </>
  )
}

function Head({ plan: { day, today } }: { plan: RunPlan }) {
  const { page } = useTexts(runsTexts)
  const language = useLanguage()
  const hrefOf = (to: Day) => (to === today ? '/kitchen/runs' : `/kitchen/runs?day=${to}`)
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 print:hidden">
      <div className="grid gap-1">
        <h1 className="text-4xl">{page.title}</h1>
        <p className="text-muted">{page.lead(formatDay(day, language))}</p>
      </div>
      <div className="flex gap-2.5">
        <LinkButton variant="line" href={hrefOf(addDays(day, -1))}>
          <ChevronLeft className="flip" />
          {page.previous}
        </LinkButton>
        <LinkButton variant="line" href={hrefOf(addDays(day, 1))}>
          {page.next}
          <ChevronRight className="flip" />
        </LinkButton>
      </div>
    </div>
  )
}

function WindowRuns({ plan, window }: { plan: RunPlan; window: RunWindow }) {
  const { window: words } = useTexts(runsTexts)
  const language = useLanguage()
  const { isSaving, suggest, move } = useAssign(plan, window)
  const { mealTime, from, to, unassigned, runs } = window
  const hasDrivers = plan.drivers.length > 0
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="num text-2xl">
          {words.title(OCCASION_NAMES[mealTime][language], from, to)}
        </h2>
        <div className="flex flex-wrap gap-2.5 print:hidden">
          {runs.length > 0 && (
            <Button variant="line" size="sm" onClick={() => print()}>
              <Printer />
              {words.print}
            </Button>
          )}
          <Button
            size="sm"
            isPending={isSaving}
            variant={runs.length > 0 ? 'line' : 'primary'}
            disabledReason={hasDrivers ? undefined : words.addDriverFirst}
            onClick={suggest}
          >
            <Sparkles />
            {runs.length > 0 ? words.suggestAgain : words.suggest}
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-2 print:block">
        {unassigned.length > 0 && (
          <StopList
            plan={plan}
            title={words.unassigned}
            stops={unassigned}
            driverId={null}
            onMove={move}
          />
        )}
        {runs.map((run) => (
          <RunCard key={run.id} plan={plan} run={run} onMove={move} />
        ))}
      </div>
    </section>
  )
}
