import { useQuery } from '@tanstack/react-query'
import { CallError } from '#shared/wire/call.ts'
import { formatClock, formatDay } from '#shared/dates.ts'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { overviewQuery, type Overview } from '../queries.ts'
import { CutOffs } from './cut-offs.tsx'
import { DayChart } from './day-chart.tsx'
import { Figures } from './figures.tsx'
import { Health } from './health.tsx'
import { MealsToday } from './meals-today.tsx'
import { News } from './news.tsx'
import { overviewTexts } from './overview-texts.ts'
import { SetupList } from './setup-list.tsx'
import { Waiting } from './waiting.tsx'

/** What happens now, counted again twice a minute. */
export function OverviewPage() {
  const words = useTexts(overviewTexts)
  const { data, error, isFetching, refetch } = useQuery(overviewQuery(useLanguage()))
  return (
    <main id="content" className="page grid w-full content-start gap-4 py-6 md:py-8">
      <Head overview={data} isStale={error !== null} />
      <SetupList />
      {data && <Parts overview={data} />}
      {!data && error && (
        <ErrorState
          title={words.failed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          reference={error instanceof CallError ? error.requestId : undefined}
        >
          {words.failedText}
        </ErrorState>
      )}
      {!data && !error && (
        <SkeletonGroup label={words.loading}>
          <Skeleton className="h-59 w-full" />
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-96 w-full" />
        </SkeletonGroup>
      )}
    </main>
  )
}

function Head({ overview, isStale }: { overview: Overview | undefined; isStale: boolean }) {
  const words = useTexts(overviewTexts)
  const language = useLanguage()
  const clock = overview && formatClock(new Date(overview.at))
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="grid gap-1">
        <h1 className="text-4xl">{words.title}</h1>
        {overview && <p className="num text-muted">{formatDay(overview.today, language)}</p>}
      </div>
      {clock && (
        <p className="num flex items-center gap-2 font-strong">
          <span
            aria-hidden="true"
            className={cx('size-2.5 rounded-full', isStale ? 'bg-warn' : 'bg-ok')}
          />
          {isStale ? words.stale(clock) : words.live(clock)}
        </p>
      )}
    </div>
  )
}

function Parts({ overview }: { overview: Overview }) {
  return (
    <>
      <MealsToday meals={overview.meals} />
      <Figures overview={overview} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <DayChart days={overview.days} />
          <CutOffs cutOffs={overview.cutOffs} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Card className="p-5 md:px-6 md:py-5.5">
            <Waiting overview={overview} />
            <News news={overview.news} today={overview.today} />
          </Card>
          <Health overview={overview} />
        </div>
      </div>
    </>
  )
}
