import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '#shared/wire/call.ts'
import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { DayView } from './day-view.tsx'
import { MealDialogs } from './dialogs/lazy-dialogs.tsx'
import { MealFrame } from './frame/meal-frame.tsx'
import { MealsSkeleton, TraySkeleton } from './frame/meals-skeleton.tsx'
import { selectionQuery, type Selection, type SelectionDay } from './queries.ts'
import { pageTexts } from './texts/page-texts.ts'
import { Tray } from './tray/tray.tsx'
import { TrayBar } from './tray/tray-bar.tsx'
import { useChoices } from './use-choices.ts'
import { useOpenWeek } from './use-open-week.ts'
import { useLiveSelection } from './use-saving.ts'
import { SelectionContext, type OpenDialog } from './use-selection.ts'

export interface MealSelectionPageProps {
  subscriptionId: number
  /** The day that was asked for, where one was. */
  day: Day | undefined
  onOpenDay: (day: Day) => void
}

/** Chooses the dishes of a subscription, day by day. */
export function MealSelectionPage({ subscriptionId, day, onOpenDay }: MealSelectionPageProps) {
  const texts = useTexts(pageTexts)
  const week = useOpenWeek(day, onOpenDay)
  const selection = useQuery({
    ...selectionQuery(useLanguage(), subscriptionId, week.monday),
    placeholderData: keepPreviousData,
  })
  const { data, error } = selection
  const openDay = data && week.dayIn(data)
  if (error instanceof CallError && error.status === 404) {
    return (
      <MealFrame>
        <EmptyState
          title={texts.noSubscription}
          className="py-16"
          action={<LinkButton href="/meal-plans">{texts.seePlans}</LinkButton>}
        >
          {texts.noSubscriptionLead}
        </EmptyState>
      </MealFrame>
    )
  }
  if (data && openDay) {
    return (
      <OpenPage
        key={subscriptionId}
        selection={data}
        day={openDay}
        openDay={(next) => week.open(next, data)}
        openWeek={week.openWeek}
      />
    )
  }
  if (!error) {
    return (
      <MealFrame aside={<TraySkeleton />}>
        <MealsSkeleton />
      </MealFrame>
    )
  }
  return (
    <MealFrame>
      <ErrorState
        title={texts.failed}
        className="py-16"
        isRetrying={selection.isFetching}
        onRetry={() => void selection.refetch()}
      >
        {texts.failedLead}
      </ErrorState>
    </MealFrame>
  )
}

interface OpenPageProps {
  selection: Selection
  day: SelectionDay
  openDay: (day: Day) => void
  openWeek: (monday: Day) => void
}

/** Lunch, unless the plan has none. */
const usualTime = (mealTimes: readonly MealTime[]): MealTime =>
  mealTimes.includes('lunch') ? 'lunch' : (mealTimes[0] ?? 'lunch')

function OpenPage({ selection, day, openDay, openWeek }: OpenPageProps) {
  const [requestedTime, openMealTime] = useState<MealTime>('lunch')
  const mealTimes = day.mealTimes.length > 0 ? day.mealTimes : selection.mealTimes
  const [dialog, setDialog] = useState<OpenDialog>()
  useLiveSelection()
  const choices = useChoices(selection, (question) => setDialog({ kind: 'extra', question }))
  const open = {
    selection,
    day,
    openDay: (next: Day) => {
      choices.forgetFailure()
      openDay(next)
    },
    openWeek,
    mealTimes,
    mealTime: mealTimes.includes(requestedTime) ? requestedTime : usualTime(mealTimes),
    openMealTime,
    choices,
    dialog,
    show: setDialog,
    close: () => setDialog(undefined),
  }
  return (
    <SelectionContext value={open}>
      <MealFrame selection={selection} day={day} aside={<Tray />}>
        <DayView />
        <TrayBar />
        <output className="sr-only" aria-live="polite">
          {choices.announced}
        </output>
        <MealDialogs />
      </MealFrame>
    </SelectionContext>
  )
}
