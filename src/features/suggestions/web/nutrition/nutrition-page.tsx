import { useQuery } from '@tanstack/react-query'
import { Table2, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { CallError } from '#shared/wire/call.ts'
import type { Day } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { formatNumber } from '../format-number.ts'
import { DayFigures } from './day-figures.tsx'
import { DayPicture } from './day-picture.tsx'
import { DaySwitcher } from './day-switcher.tsx'
import { EatenMeals } from './eaten-meals.tsx'
import { nutritionDayQuery, type NutritionDay } from './queries.ts'
import { nutritionTexts } from './texts.ts'

const WISHES_PATH = '/dashboard/meal-preferences'

/** What one person eats on a day, against the targets. */
export function NutritionPage({ date, today }: { date: Day; today: Day }) {
  const { page } = useTexts(nutritionTexts)
  const isOnline = useIsOnline()
  const { data, error, isFetching, refetch } = useQuery(nutritionDayQuery(useLanguage(), date))
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1">
          <h1 className="text-4xl">{page.name}</h1>
          <p className="max-w-prose text-muted">{page.lead}</p>
        </div>
        <p className="flex flex-wrap gap-x-5">
          <a
            href="/dashboard/ai-meal-suggestions"
            className="text-link inline-flex min-h-11 items-center"
          >
            {page.toDay}
          </a>
          <a href="/dashboard/meal-week" className="text-link inline-flex min-h-11 items-center">
            {page.toWeek}
          </a>
        </p>
      </div>
      <DaySwitcher date={date} today={today} />
      {!isOnline && (
        <Notice tone="warn" isLive title={page.offline} icon={<WifiOff />}>
          {page.offlineText}
        </Notice>
      )}
      {isOnline && data && error && <Notice tone="warn">{page.stale}</Notice>}
      {data ? (
        <DayOfMeals day={data} />
      ) : error ? (
        <ErrorState
          title={page.failed}
          className="py-10"
          reference={error instanceof CallError ? error.requestId : undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {isOnline ? page.failedText : page.offline}
        </ErrorState>
      ) : (
        <NutritionSkeleton />
      )}
    </div>
  )
}

function DayOfMeals({ day }: { day: NutritionDay }) {
  const { meals, page, targets } = useTexts(nutritionTexts)
  return (
    <>
      {!day.targets && (
        <Notice
          title={targets.none}
          action={
            <a href={WISHES_PATH} className="text-link -my-2.5 inline-flex min-h-11 items-center">
              {targets.set}
            </a>
          }
        >
          {targets.text}
        </Notice>
      )}
      {day.meals.length === 0 ? (
        <EmptyState
          title={meals.none}
          className="py-8"
          action={<LinkButton href="/dashboard/ai-meal-suggestions">{page.toDay}</LinkButton>}
        >
          {meals.noneText}
        </EmptyState>
      ) : (
        <>
          <DaySummary day={day} />
          <EatenMeals meals={day.meals} />
        </>
      )}
    </>
  )
}

/** The picture and the figures behind it. */
function DaySummary({ day }: { day: NutritionDay }) {
  const { picture, targets } = useTexts(nutritionTexts)
  const language = useLanguage()
  const [isTable, showTable] = useState(false)
  const kcal = formatNumber(day.total.calories, language)
  const isMorePlanned = day.planned.calories > day.total.calories
  return (
    <section aria-labelledby="nutrition-picture">
      <Card className="grid gap-6 p-5 md:p-7">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="num grid gap-1">
            <h2 id="nutrition-picture" className="text-2xl">
              {day.targets ? picture.title : picture.titleAlone}
            </h2>
            <p>
              {day.targets
                ? picture.ofTarget(kcal, formatNumber(day.targets.calories, language))
                : picture.eaten(kcal)}
            </p>
            {isMorePlanned && (
              <p className="text-muted">
                {picture.withAccepted(formatNumber(day.planned.calories, language))}
              </p>
            )}
          </div>
          <Button
            variant={isTable ? 'primary' : 'line'}
            size="sm"
            aria-pressed={isTable}
            onClick={() => showTable(!isTable)}
          >
            <Table2 />
            {picture.showTable}
          </Button>
        </div>
        <DayPicture day={day} />
        <DayFigures day={day} isShown={isTable} />
        {day.targets && (
          <p>
            <a href={WISHES_PATH} className="text-link inline-flex min-h-11 items-center">
              {targets.change}
            </a>
          </p>
        )}
      </Card>
    </section>
  )
}

function NutritionSkeleton() {
  const { page } = useTexts(nutritionTexts)
  return (
    <SkeletonGroup label={page.loading}>
      <Skeleton className="h-88 rounded-card" />
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-24 rounded-tile" />
      <Skeleton className="h-24 rounded-tile" />
    </SkeletonGroup>
  )
}
