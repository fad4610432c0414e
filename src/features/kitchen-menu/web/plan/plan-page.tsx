import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, CalendarX2, Settings as SettingsIcon } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import type { Day } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLiveEvents } from '#ui/live.ts'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import type { PlanState } from '../../rules.ts'
import { DayList } from './day-list.tsx'
import { DayPanel } from './day-panel.tsx'
import { planTexts } from './plan-texts.ts'
import { planDaysQuery, useRefreshPlan, type PlanDay } from './queries.ts'

const CloseDaysSheet = lazyPart(async () => (await import('./close-days-sheet.tsx')).CloseDaysSheet)
const SettingsSheet = lazyPart(async () => (await import('./settings-sheet.tsx')).SettingsSheet)

type Opened = { sheet: 'close'; day?: Day } | { sheet: 'settings' }

export interface PlanPageProps {
  /** The day that is looked at. */
  day: Day | undefined
  /** What it would take to cook a day that is still open. */
  renderDryRun: (day: Day) => ReactNode
}

/**
 * The coming days next to the one that is looked at, the first open one unless another is chosen;
 * one or the other on a small screen.
 */
export function PlanPage({ day, renderDryRun }: PlanPageProps) {
  const { page } = useTexts(planTexts)
  const { data, error, isFetching, refetch } = useQuery(planDaysQuery)
  const refresh = useRefreshPlan()
  const [opened, setOpened] = useState<Opened>()
  const isDayChosen = day !== undefined
  const shown = day ?? data?.find(({ state }) => state === 'open')?.day
  useLiveEvents(
    '/api/kitchen/events',
    { 'days-changed': () => void refresh(), 'sheet-frozen': () => void refresh() },
    () => void refresh(),
  )
  return (
    <div className="page grid w-full content-start gap-6 py-6 lg:pb-16">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className={cx('grid gap-1', isDayChosen && 'max-lg:sr-only')}>
          <h1 className="text-4xl">{page.title}</h1>
          <p className="text-muted">{page.lead}</p>
        </div>
        <div className={cx('flex flex-wrap gap-2.5', isDayChosen && 'max-lg:hidden')}>
          <Button variant="line" onClick={() => setOpened({ sheet: 'settings' })}>
            <SettingsIcon />
            {page.settings}
          </Button>
          <Button variant="line" onClick={() => setOpened({ sheet: 'close' })}>
            <CalendarX2 />
            {page.close}
          </Button>
        </div>
      </div>
      {data === undefined ? (
        error ? (
          <ErrorState title={page.failed} isRetrying={isFetching} onRetry={() => void refetch()}>
            {page.failedLead}
          </ErrorState>
        ) : (
          <PlanSkeletons />
        )
      ) : (
        <div className="grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start">
          <DayList days={data} current={shown} className={cx(isDayChosen && 'max-lg:hidden')} />
          <Detail
            days={data}
            day={shown}
            isChosen={isDayChosen}
            renderDryRun={renderDryRun}
            onClose={(closed) => setOpened({ sheet: 'close', day: closed })}
          />
        </div>
      )}
      {opened && (
        <Suspense>
          {opened.sheet === 'close' && (
            <CloseDaysSheet
              days={data ?? []}
              day={opened.day}
              onClose={() => setOpened(undefined)}
            />
          )}
          {opened.sheet === 'settings' && <SettingsSheet onClose={() => setOpened(undefined)} />}
        </Suspense>
      )}
    </div>
  )
}

/** A closed day has nothing to try out, and a frozen one has its sheet. */
const hasForecast = (state: PlanState): boolean => state === 'open' || state === 'locked'

interface DetailProps extends PlanPageProps {
  days: readonly PlanDay[]
  isChosen: boolean
  onClose: (day: Day) => void
}

function Detail({ days, day, isChosen, renderDryRun, onClose }: DetailProps) {
  const { page } = useTexts(planTexts)
  const found = days.find((one) => one.day === day)
  return (
    <div className={cx('grid min-w-0 gap-5', !isChosen && 'max-lg:hidden')}>
      {isChosen && (
        <a
          href="/kitchen/plan"
          className="inline-flex min-h-11 w-fit items-center gap-2 font-strong lg:hidden"
        >
          <ArrowLeft className="flip" />
          {page.allDays}
        </a>
      )}
      {found ? (
        <>
          <DayPanel key={found.day} day={found} onClose={() => onClose(found.day)} />
          {hasForecast(found.state) && renderDryRun(found.day)}
        </>
      ) : (
        <EmptyState title={page.outside} className="py-10">
          {page.outsideLead}
        </EmptyState>
      )}
    </div>
  )
}

function PlanSkeletons() {
  const { page } = useTexts(planTexts)
  return (
    <SkeletonGroup label={page.loading}>
      <div className="grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid gap-2">
          {[1, 2, 3, 4, 5, 6, 7].map((place) => (
            <Skeleton key={place} className="h-18 rounded-tile" />
          ))}
        </div>
        <Skeleton className="h-80 rounded-card max-lg:hidden" />
      </div>
    </SkeletonGroup>
  )
}
