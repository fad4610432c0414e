import { useQuery } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useRef } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { planMealWeek } from '../../week-contract.ts'
import { NoDish } from '../no-dish.tsx'
import { useNewDay } from '../use-new-day.ts'
import { PlanForm, type WeekInput } from './plan-form.tsx'
import { PlannedWeek } from './planned-week.tsx'
import { mealWeekQuery, useWeekCache, WEEK_KEY, type MealWeek } from './queries.ts'
import { weekTexts } from './texts.ts'
import { WEEK_SCOPE } from './use-week-actions.ts'
import { WeekSkeleton } from './week-skeleton.tsx'

/** Up to seven days of meals planned at once. */
export function WeekPage() {
  const { page } = useTexts(weekTexts)
  const isOnline = useIsOnline()
  const { data, error, isFetching, refetch } = useQuery(mealWeekQuery(useLanguage()))
  const week = data?.week ?? undefined
  useNewDay(WEEK_KEY)
  return (
    <div className="grid gap-6">
      <WeekHead week={week} />
      {!isOnline && (
        <Notice tone="warn" isLive title={page.offline} icon={<WifiOff />}>
          {page.offlineText}
        </Notice>
      )}
      {isOnline && data && error && <Notice tone="warn">{page.stale}</Notice>}
      {data ? (
        <Planning week={week} isOffered={data.isOffered} isOnline={isOnline} />
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
        <WeekSkeleton label={page.loading} />
      )}
    </div>
  )
}

function WeekHead({ week }: { week: MealWeek | undefined }) {
  const { page } = useTexts(weekTexts)
  const language = useLanguage()
  const first = week?.days[0]
  const last = week?.days.at(-1)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="grid gap-1">
        <h1 className="text-4xl">{page.name}</h1>
        <p className="num max-w-prose text-muted">
          {week && first && last
            ? first === last
              ? page.factsOfOne(formatDay(first.date, language, 'noYear'), week.servings)
              : page.facts(
                  formatDay(first.date, language, 'noYear'),
                  formatDay(last.date, language, 'noYear'),
                  week.servings,
                )
            : page.lead}
        </p>
      </div>
      <p className="flex flex-wrap gap-x-5">
        <a
          href="/dashboard/ai-meal-suggestions"
          className="text-link inline-flex min-h-11 items-center"
        >
          {page.toDay}
        </a>
        <a href="/dashboard/nutrition" className="text-link inline-flex min-h-11 items-center">
          {page.toNutrition}
        </a>
      </p>
    </div>
  )
}

interface PlanningProps {
  week: MealWeek | undefined
  isOffered: boolean
  isOnline: boolean
}

/** The wish for a week, and what came of it. */
function Planning({ week, isOffered, isOnline }: PlanningProps) {
  const { page, empty, noDish, toasts } = useTexts(weekTexts)
  const { replace } = useWeekCache()
  const isUnderWay = useRef(false)
  const planning = useAction(planMealWeek, {
    scope: WEEK_SCOPE,
    done: toasts.planned,
    failed: toasts.planFailed,
    onDone: replace,
    onRefused: { plan_needed: () => true, no_dish_fits: () => true },
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  const plan = (input: WeekInput) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    planning.mutate(input)
  }
  const bar = isOffered ? barOf(planning.error) : 'plan_needed'
  const refusal = planning.error
  if (!week && bar === 'plan_needed') return <NoPlan />
  const form = (
    <PlanForm week={week} isPlanning={planning.isPending} isOnline={isOnline} onPlan={plan} />
  )
  return (
    <>
      {bar === 'plan_needed' && <NoPlan />}
      {bar === 'no_dish_fits' && (
        <NoDish title={noDish} text={refusal instanceof CallError ? refusal.text : ''} />
      )}
      {bar === undefined && !week && !planning.isPending && (
        <EmptyState title={empty.title} className="py-6">
          {empty.text}
        </EmptyState>
      )}
      {bar !== 'plan_needed' && form}
      {planning.isPending ? (
        <WeekSkeleton label={page.planning} />
      ) : (
        week && <PlannedWeek week={week} isOnline={isOnline} />
      )}
    </>
  )
}

/** What is against a week and needs more than another try. */
const barOf = (error: unknown): 'plan_needed' | 'no_dish_fits' | undefined => {
  if (!(error instanceof CallError)) return undefined
  return error.code === 'plan_needed' || error.code === 'no_dish_fits' ? error.code : undefined
}

function NoPlan() {
  const { noPlan } = useTexts(weekTexts)
  return (
    <EmptyState
      title={noPlan.title}
      className="py-10"
      action={<LinkButton href="/ai-meal-plans">{noPlan.action}</LinkButton>}
    >
      {noPlan.text}
    </EmptyState>
  )
}
