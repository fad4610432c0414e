import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import {
  AwaitedPayment,
  isOwnAiPlan,
  subscriptionsQuery,
} from '#features/subscriptions/web/public.ts'
import { CallError } from '#shared/wire/call.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { firstTouch } from '#ui/lazy/first-touch.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { AllergyStrip } from './day/allergy-strip.tsx'
import { DayHead } from './day/day-head.tsx'
import { DayTable } from './day/day-table.tsx'
import { PlannedToday } from './day/planned-today.tsx'
import { RelaxedNotice } from './day/relaxed-notice.tsx'
import { SuggestionsSkeleton } from './day/suggestions-skeleton.tsx'
import { RecipeDrafts } from './drafts/recipe-drafts.tsx'
import { AcceptedMeals } from './saved/accepted-meals.tsx'
import { SavedMeals } from './saved/saved-meals.tsx'
import { NoDish } from './no-dish.tsx'
import { OfflineNote } from './offline-note.tsx'
import { shownMeal } from './card/shown-meal.ts'
import { SUGGESTIONS_KEY, suggestionsQuery, type Suggestion } from './queries.ts'
import { texts } from './texts.ts'
import { useNewDay } from './use-new-day.ts'
import type { OpenDialog, ShownMeal } from './use-table.ts'

const loadSheet = () => import('./dialogs/meal-sheet.tsx')
const MealSheet = lazyPart(async () => (await loadSheet()).MealSheet)

/** The dashboard's suggestions of today, and below them what was accepted and saved. */
export function SuggestionsPage() {
  const [dialog, show] = useState<OpenDialog>()
  const { data } = useQuery(suggestionsQuery(useLanguage()))
  useEffect(() => {
    void firstTouch()
      .then(loadSheet)
      .catch(() => undefined)
  }, [])
  return (
    <>
      <Today show={show} />
      {dialog && (
        <Suspense>
          <MealSheet
            key={`${dialog.kind} ${dialog.meal.dishId}`}
            {...dialog}
            meal={asItIsNow(dialog.meal, data?.day?.suggestions)}
            onClose={() => show(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** A meal that was just accepted gets its number a moment later. */
function asItIsNow(meal: ShownMeal, suggestions: readonly Suggestion[] = []): ShownMeal {
  const now = suggestions.find(({ id }) => id === meal.suggestionId)
  return now ? shownMeal(now) : meal
}

function Today({ show }: { show: (dialog: OpenDialog) => void }) {
  const { noDish, page } = useTexts(texts)
  const isOnline = useIsOnline()
  const { data, error, isFetching, refetch } = useQuery(suggestionsQuery(useLanguage()))
  const day = data?.day
  useNewDay(SUGGESTIONS_KEY)
  const kept = (
    <>
      <AcceptedMeals show={show} />
      <SavedMeals show={show} />
      <RecipeDrafts />
    </>
  )
  if (error instanceof CallError && error.code === 'no_dish_fits') {
    return (
      <Frame more={kept}>
        <NoDish title={noDish.title} text={error.text} />
      </Frame>
    )
  }
  if (day) {
    return (
      <div className="grid gap-5">
        <DayHead day={day} />
        {!isOnline && <OfflineNote />}
        {isOnline && error && <Notice tone="warn">{page.stale}</Notice>}
        <AllergyStrip day={day} />
        <RelaxedNotice relaxed={day.relaxed} />
        <PlannedToday day={day} />
        <div className="mt-3.5 grid gap-12">
          <DayTable day={day} show={show} />
          {kept}
        </div>
      </div>
    )
  }
  if (data) {
    return (
      <Frame
        more={
          <>
            <SavedMeals show={show} isQuietWhenEmpty />
            <RecipeDrafts />
          </>
        }
      >
        <NoPlan />
      </Frame>
    )
  }
  if (!error) {
    return (
      <Frame>
        <SuggestionsSkeleton />
      </Frame>
    )
  }
  return (
    <Frame>
      <ErrorState
        title={page.failed}
        className="py-10"
        reference={error instanceof CallError ? error.requestId : undefined}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {isOnline ? page.failedText : page.offline}
      </ErrorState>
    </Frame>
  )
}

/** The page where there is no day to name. */
function Frame(props: { children: ReactNode; more?: ReactNode }) {
  const { page } = useTexts(texts)
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl">{page.name}</h1>
      {props.children}
      {props.more && <div className="mt-6 grid gap-12">{props.more}</div>}
    </div>
  )
}

/** No plan at all, or one whose payment has not arrived. */
function NoPlan() {
  const { none } = useTexts(texts)
  const { data } = useQuery(subscriptionsQuery(useLanguage()))
  const awaited = data?.find((one) => isOwnAiPlan(one) && one.status === 'pending_payment')
  if (!awaited) {
    return (
      <EmptyState
        title={none.title}
        className="py-10"
        action={<LinkButton href="/ai-meal-plans">{none.action}</LinkButton>}
      >
        {none.text}
      </EmptyState>
    )
  }
  return (
    <section className="grid max-w-prose gap-4">
      <h2 className="text-2xl">{none.awaited(awaited.plan.name)}</h2>
      <p className="text-muted">{none.awaitedText}</p>
      <AwaitedPayment subscription={awaited} />
      <LinkButton href="/dashboard/subscriptions" variant="line" className="w-fit">
        {none.subscription}
      </LinkButton>
    </section>
  )
}
