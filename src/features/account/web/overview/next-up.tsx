import {
  MissedDays,
  NextDelivery,
  PastDeliveries,
  TodayDeliveries,
  WeekStrip,
} from '#features/deliveries/web/public.ts'
import { dayOf } from '#shared/dates.ts'
import { productNow } from '#shared/page/product-now.ts'
import { isUnpaid } from '#features/subscriptions/rules.ts'
import type { Subscription } from '#features/subscriptions/web/public.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useTexts } from '#ui/texts.ts'
import { overviewTexts } from '../../overview-texts.ts'
import { useOwnSubscriptions } from './use-own-subscriptions.ts'
import { Welcome } from './welcome.tsx'

/** What comes next; a newcomer is shown the way to it instead. */
export function NextUp() {
  const overview = useTexts(overviewTexts)
  const { data, isPending } = useOwnSubscriptions()
  if (isPending) {
    return (
      <SkeletonGroup label={overview.loading}>
        <Skeleton className="h-74 rounded-cloth!" />
        <Skeleton className="h-44 rounded-card!" />
      </SkeletonGroup>
    )
  }
  if (data?.all.length === 0) return <Welcome />
  const cooked = data?.running.filter(({ plan }) => plan.kind !== 'ai')
  if (data && data.running.length > 0 && cooked?.length === 0) {
    return (
      <>
        <AiUp plans={data.running} />
        <PastDeliveries />
      </>
    )
  }
  const unpaid = cooked?.filter(isUnpaid) ?? []
  const [first] = unpaid
  return (
    <>
      <MissedDays />
      <NextDelivery
        nothing={first && <AwaitingPayment subscription={first} />}
        besides={unpaid.map((one) => (
          <UnpaidToo key={one.id} subscription={one} />
        ))}
      />
      <TodayDeliveries />
      <PastDeliveries />
      <WeekStrip />
    </>
  )
}

/** A renewal failed: the start of the plan is long past. */
const hasBegun = ({ startDate }: Subscription): boolean => startDate < dayOf(productNow())

/** Ordered, but nothing is planned before the money is there. */
function AwaitingPayment({ subscription }: { subscription: Subscription }) {
  const overview = useTexts(overviewTexts)
  const { plan, startDate } = subscription
  return (
    <EmptyState
      title={overview.unpaidTitle}
      action={<LinkButton href="/dashboard#payments">{overview.unpaidAction}</LinkButton>}
    >
      {hasBegun(subscription)
        ? overview.unpaidAgain(plan.name)
        : overview.unpaidText(plan.name, startDate)}
    </EmptyState>
  )
}

/** Another plan delivers; this one does not yet. */
function UnpaidToo({ subscription }: { subscription: Subscription }) {
  const overview = useTexts(overviewTexts)
  const { plan, startDate } = subscription
  return (
    <Notice
      tone="warn"
      action={
        <LinkButton size="sm" variant="line" href="/dashboard#payments">
          {overview.unpaidAction}
        </LinkButton>
      }
    >
      {hasBegun(subscription)
        ? overview.unpaidAgain(plan.name)
        : overview.unpaidToo(plan.name, startDate)}
    </Notice>
  )
}

/** Suggestions are there once an AI plan runs. */
function AiUp({ plans }: { plans: readonly Subscription[] }) {
  const overview = useTexts(overviewTexts)
  const [first] = plans
  if (!first || plans.some(({ isActive }) => isActive)) return <TodaysSuggestions />
  const { plan, startDate } = first
  return isUnpaid(first) ? (
    <EmptyState
      title={overview.aiUnpaidTitle}
      action={<LinkButton href="/dashboard#payments">{overview.unpaidAction}</LinkButton>}
    >
      {hasBegun(first)
        ? overview.unpaidAgain(plan.name)
        : overview.aiUnpaidText(plan.name, startDate)}
    </EmptyState>
  ) : (
    <EmptyState
      title={overview.aiSoonTitle(startDate)}
      action={<LinkButton href="/dashboard/subscriptions">{overview.aiSoonAction}</LinkButton>}
    >
      {overview.aiSoonText(plan.name)}
    </EmptyState>
  )
}

function TodaysSuggestions() {
  const overview = useTexts(overviewTexts)
  return (
    <EmptyState
      title={overview.suggestionsTitle}
      action={
        <LinkButton href="/dashboard/ai-meal-suggestions">{overview.suggestionsAction}</LinkButton>
      }
    >
      {overview.suggestionsText}
    </EmptyState>
  )
}
