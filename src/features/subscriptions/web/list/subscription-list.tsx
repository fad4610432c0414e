import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chargeFact, LedgerFigures } from '#features/deliveries/web/public.ts'
import { useAddOnFacts } from '../add-ons/use-add-on-facts.ts'
import { FallbackQuestion } from '../fallback/fallback-question.tsx'
import { useSeasonOn } from '#features/ramadan/web/public.ts'
import { dayOf, formatDay } from '#shared/dates.ts'
import { productNow } from '#shared/page/product-now.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { ChangeMenu } from '../changes/change-menu.tsx'
import { changeTexts } from '../changes/change-texts.ts'
import { ramadanTexts } from '../changes/ramadan-texts.ts'
import { weekdayList } from '../changes/weekday-names.ts'
import { AwaitedPayment } from './awaited-payment.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { listTexts } from './list-texts.ts'
import { PauseButtons } from '../pausing/pause-buttons.tsx'
import { pauseTexts } from '../pausing/pause-texts.ts'
import { PayAgain } from './pay-again.tsx'
import { PaymentBadge } from './payment-badge.tsx'
import { isRunning, isShownOn } from '../../rules.ts'
import { subscriptionsQuery, type Subscription } from '../queries.ts'

/** The subscriptions of the signed-in person; the dashboard gives them their place and title. */
export function SubscriptionList({ headingLevel = 3 }: { headingLevel?: 2 | 3 }) {
  const { list } = useTexts(listTexts)
  const { data, isError, isFetching, refetch } = useQuery(subscriptionsQuery(useLanguage()))
  const [today] = useState(() => dayOf(productNow()))
  const [cancelled, setCancelled] = useState<Subscription>()
  if (isError) {
    return (
      <ErrorState
        title={list.failed}
        headingLevel={headingLevel}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {list.failedLead}
      </ErrorState>
    )
  }
  if (!data) return <ListSkeleton />
  const listed = data.filter((subscription) => isShownOn(subscription, today))
  if (listed.length === 0) {
    return (
      <EmptyState
        title={list.empty}
        headingLevel={headingLevel}
        action={<LinkButton href="/meal-plans">{list.seePlans}</LinkButton>}
      >
        {list.emptyLead}
      </EmptyState>
    )
  }
  return (
    <>
      <ul aria-label={list.title} className="grid gap-4">
        {listed.map((subscription) => (
          <li key={subscription.id}>
            {isRunning(subscription) ? (
              <SubscriptionCard
                subscription={subscription}
                headingLevel={headingLevel}
                onCancel={() => setCancelled(subscription)}
              />
            ) : (
              <EndedCard subscription={subscription} headingLevel={headingLevel} />
            )}
          </li>
        ))}
      </ul>
      <CancelDialog subscription={cancelled} onClose={() => setCancelled(undefined)} />
    </>
  )
}

interface SubscriptionCardProps {
  subscription: Subscription
  headingLevel: 2 | 3
  onCancel: () => void
}

const nameOf = (
  { plan, restaurant }: Subscription,
  heading: (plan: string, kitchen: string) => string,
): string => (plan.kind === 'ai' ? plan.name : heading(plan.name, restaurant.name))

/** What was cancelled or has ended: its end, and what came of its money. */
function EndedCard({ subscription, headingLevel }: Omit<SubscriptionCardProps, 'onCancel'>) {
  const { list } = useTexts(listTexts)
  const language = useLanguage()
  const { status, paymentStatus, endDate } = subscription
  const isUnpaid = paymentStatus === 'cancelled'
  const Heading = `h${headingLevel}` as const
  return (
    <Card className="p-5 md:p-6.5">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading className="text-xl">{nameOf(subscription, list.heading)}</Heading>
        <span className="flex flex-wrap gap-2">
          <Chip>{isUnpaid ? list.unpaid : list.statuses[status]}</Chip>
          {paymentStatus === 'refunded' && <PaymentBadge status={paymentStatus} />}
        </span>
      </header>
      {endDate && (
        <p className="num mt-2 text-note text-muted">
          {(isUnpaid ? list.cancelledOn : list.endedOn)(formatDay(endDate, language, 'long'))}
        </p>
      )}
      <LinkButton size="sm" variant="line" className="mt-4.5" href="/meal-plans">
        {list.seePlans}
      </LinkButton>
    </Card>
  )
}

function SubscriptionCard({ subscription, headingLevel, onCancel }: SubscriptionCardProps) {
  const { list } = useTexts(listTexts)
  const { plan } = subscription
  const Heading = `h${headingLevel}` as const
  const isAi = plan.kind === 'ai'
  const name = nameOf(subscription, list.heading)
  return (
    <Card className="p-5 md:p-6.5">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading className="text-xl">{name}</Heading>
        <span className="flex flex-wrap gap-2">
          {subscription.status !== 'active' && (
            <Chip tone="info">{list.statuses[subscription.status]}</Chip>
          )}
          <PaymentBadge status={subscription.paymentStatus} />
        </span>
      </header>
      {subscription.ledger.purchased > 0 && (
        <LedgerFigures ledger={subscription.ledger} className="mt-4" />
      )}
      <Facts subscription={subscription} />
      {subscription.asksFallback && (
        <FallbackQuestion
          subscriptionId={subscription.id}
          fallback={subscription.fallback}
          className="mt-4.5"
        />
      )}
      {subscription.status === 'pending_payment' && (
        <div className="mt-4.5 empty:hidden">
          <AwaitedPayment subscription={subscription} />
        </div>
      )}
      <div className="mt-4.5 flex flex-wrap gap-2.5 max-sm:*:flex-auto">
        {subscription.nextDelivery !== null && (
          <LinkButton
            size="sm"
            href={`/meal-selection?subscriptionId=${subscription.id}`}
            aria-label={list.chooseNamed(name)}
          >
            {list.choose}
          </LinkButton>
        )}
        {isAi && subscription.isActive && (
          <LinkButton size="sm" href="/dashboard/ai-meal-suggestions">
            {list.suggestions}
          </LinkButton>
        )}
        <PayAgain subscription={subscription} />
        <ChangeMenu subscription={subscription} name={name} />
        <PauseButtons subscription={subscription} name={name} />
        {subscription.canCancel && (
          <Button size="sm" variant="line" aria-label={list.cancelNamed(name)} onClick={onCancel}>
            {list.cancel}
          </Button>
        )}
      </div>
    </Card>
  )
}

function Facts({ subscription }: { subscription: Subscription }) {
  const { list } = useTexts(listTexts)
  const { paused, pausedOf } = useTexts(pauseTexts)
  const { weekdays, spell, next } = useTexts(changeTexts)
  const language = useLanguage()
  const ramadan = useTexts(ramadanTexts)
  const season = useSeasonOn(subscription.id)
  const addOns = useAddOnFacts(subscription)
  const [today] = useState(() => dayOf(productNow()))
  const { pause, startDate, endDate, cycle, bill, nextCharge, nextCycle } = subscription
  const facts = [
    { label: list.start, value: formatDay(startDate, language, 'long') },
    { label: list.end, value: endDate ? formatDay(endDate, language, 'long') : list.ongoing },
    {
      label: cycle.startsOn > today ? list.firstCycle : list.cycle,
      value: list.cycleOf(cycle.startsOn, cycle.endsOn, bill.meals),
    },
    subscription.plan.kind === 'prepared' && {
      label: weekdays.fact,
      value: weekdayList(subscription.weekdays, language),
    },
    ...subscription.addressSpells.map(({ addressName, from, to }) => ({
      label: spell.fact,
      value: spell.factOf(addressName, from, to),
    })),
    season !== undefined && { label: ramadan.title, value: ramadan.range(season.from, season.to) },
    pause && { label: paused, value: pausedOf(pause.from, pause.to) },
    ...addOns,
    chargeFact(list, nextCharge, language),
    nextCycle && {
      label: next.fact,
      value: next.factOf(nextCycle.plan.name, nextCycle.restaurant.name, nextCycle.startsOn),
    },
  ].filter((fact) => fact !== null && fact !== false)
  return (
    <dl className="num mt-4.5 grid gap-2.5 border-t-line border-hairline pt-4.5 text-note">
      {facts.map(({ label, value }) => (
        <div
          key={`${label} ${typeof value === 'string' ? value : ''}`}
          className="flex flex-wrap justify-between gap-x-6"
        >
          <dt className="text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function ListSkeleton() {
  const { list } = useTexts(listTexts)
  return (
    <SkeletonGroup label={list.loading}>
      <span className="grid gap-4 rounded-card border-line border-hairline p-6.5">
        <Skeleton className="h-7 w-3/5" />
        <Skeleton className="h-5.5 w-full" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-4/5" />
      </span>
    </SkeletonGroup>
  )
}
