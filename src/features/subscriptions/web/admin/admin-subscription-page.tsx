import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDay } from '#shared/dates.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { CustomerPhone } from '#ui/records/customer-phone.tsx'
import { RecordFacts, RecordSection } from '#ui/records/facts.tsx'
import { momentIn } from '#ui/moment.ts'
import { RecordPage } from '#ui/records/record-page.tsx'
import { useTexts } from '#ui/texts.ts'
import { WithNumbers } from '#ui/records/with-numbers.tsx'
import { tableTexts } from '../../admin-texts.ts'
import { ActionsFor } from './actions-for.tsx'
import { adminTexts } from './admin-texts.ts'
import { DayLedger, type DayDialog } from './day-ledger.tsx'
import { anySubscriptionQuery, type AnySubscription } from './queries.ts'
import { STATUS_TONES } from './tones.ts'

interface Props {
  id: number
  /** What was paid for it, with what can be given back. */
  payments: ReactNode
  renderDishes: (dialog: DayDialog) => ReactNode
}

/** All of a subscription, and what can be done for its customer. */
export function AdminSubscriptionPage({ id, payments, renderDishes }: Props) {
  const query = useQuery(anySubscriptionQuery(useLanguage(), id))
  return (
    <RecordPage backHref="/admin/subscriptions" query={query}>
      {(detail) => (
        <>
          <Head detail={detail} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <div className="grid gap-5">
              <CustomerFacts detail={detail} />
              {payments}
              <Cycles detail={detail} />
            </div>
            <div className="grid gap-5">
              <DayLedger id={id} detail={detail} renderDishes={renderDishes} />
              <Receipts detail={detail} />
              <AuditLog detail={detail} />
            </div>
          </div>
        </>
      )}
    </RecordPage>
  )
}

function Head({ detail }: { detail: AnySubscription }) {
  const { subscription, customer } = detail
  const words = useTexts(adminTexts)
  const { statuses } = useTexts(tableTexts)
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="grid gap-1.5">
        <h1 className="text-4xl">{words.numbered(subscription.id)}</h1>
        <p className="flex flex-wrap items-center gap-3 text-muted">
          <bdi>{customer.name}</bdi>
          <span>
            {subscription.plan.name} · {subscription.restaurant.name}
          </span>
          <Chip tone={STATUS_TONES[subscription.status]}>{statuses[subscription.status]}</Chip>
        </p>
      </div>
      <ActionsFor detail={detail} />
    </div>
  )
}

function CustomerFacts({
  detail: { customer, address, subscription, addOns },
}: {
  detail: AnySubscription
}) {
  const words = useTexts(adminTexts)
  const language = useLanguage()
  const day = (value: string) => formatDay(value, language, 'long')
  const { cycle, pause, nextCharge, nextDelivery } = subscription
  return (
    <RecordSection title={words.parts.customer}>
      <RecordFacts
        facts={[
          [words.facts.phone, <CustomerPhone key="phone" phone={customer.phone} isLink />],
          ...(customer.email ? ([[words.facts.email, customer.email]] as const) : []),
          [words.facts.language, words.languages[customer.language]],
          [words.facts.address, <bdi key="address">{address}</bdi>],
          [words.facts.started, day(subscription.startDate)],
          [
            words.facts.ends,
            subscription.endDate === null ? words.ongoing : day(subscription.endDate),
          ],
          [words.facts.cycle, `${day(cycle.startsOn)} – ${day(cycle.endsOn)}`],
          ...(pause
            ? ([[words.facts.paused, `${day(pause.from)} – ${day(pause.to)}`]] as const)
            : []),
          ...addOns.map(
            ({ name, onUntil, renews, isBeingPaid }) =>
              [
                words.facts.addOn,
                words.addOnOf(name, { until: onUntil && day(onUntil), renews, isBeingPaid }),
              ] as const,
          ),
          ...(nextDelivery ? ([[words.facts.nextDelivery, day(nextDelivery)]] as const) : []),
          ...(nextCharge
            ? ([
                [
                  words.facts.nextCharge,
                  <span key="charge">
                    {day(nextCharge.day)} · <Price dirhams={nextCharge.amount} />
                  </span>,
                ],
              ] as const)
            : []),
        ]}
      />
    </RecordSection>
  )
}

function Cycles({ detail: { cycles } }: { detail: AnySubscription }) {
  const words = useTexts(adminTexts)
  const language = useLanguage()
  return (
    <RecordSection title={words.parts.cycles}>
      <ul className="grid gap-3">
        {cycles.toReversed().map((cycle) => (
          <li key={cycle.number} className="num grid gap-0.5 border-t-line border-hairline pt-3">
            <p className="flex flex-wrap justify-between gap-3 font-strong">
              <span>{words.cycle(cycle.number)}</span>
              <Price dirhams={cycle.total} decimals="always" />
            </p>
            <p className="text-muted">
              {formatDay(cycle.startsOn, language, 'long')} –{' '}
              {formatDay(cycle.endsOn, language, 'long')}
              {' · '}
              <WithNumbers text={cycle.planName} />
              {cycle.restaurantName !== null && ` · ${cycle.restaurantName}`}
            </p>
            {cycle.refunded + cycle.goodwill > 0 && (
              <p className="text-note text-muted">
                {words.refunded} <Price dirhams={cycle.refunded} decimals="always" /> ·{' '}
                {words.goodwill} <Price dirhams={cycle.goodwill} decimals="always" />
              </p>
            )}
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}

function Receipts({ detail: { receipts } }: { detail: AnySubscription }) {
  const words = useTexts(adminTexts)
  const language = useLanguage()
  return (
    <RecordSection title={words.parts.receipts}>
      <ul className="grid gap-3">
        {receipts.map(({ number, at, text }) => (
          <li key={number} className="grid gap-0.5">
            <p>{text}</p>
            <p className="num text-note text-muted">
              <bdi>{number}</bdi> · <bdi>{momentIn(language, at)}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}

function AuditLog({ detail: { acts } }: { detail: AnySubscription }) {
  const words = useTexts(adminTexts)
  const language = useLanguage()
  const names: Readonly<Record<string, string>> = words.actions
  return (
    <RecordSection title={words.parts.actions}>
      {acts.length === 0 && <p className="text-muted">{words.parts.none}</p>}
      <ul className="grid gap-3">
        {acts.map(({ at, actor, action, reason }) => (
          <li key={at + action} className="grid gap-0.5">
            <p className="font-strong">{names[action] ?? action}</p>
            {reason !== null && (
              <p dir="auto" className="text-start">
                {reason}
              </p>
            )}
            <p className="num text-note text-muted">
              <bdi>{actor}</bdi> · {momentIn(language, at)}
            </p>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
