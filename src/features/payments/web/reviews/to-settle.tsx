import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ComponentType } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { formatDirhams, toFils } from '#shared/money.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RecordSection } from '#ui/records/facts.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { tableTexts } from '../../admin-texts.ts'
import { adminTexts } from '../admin/admin-texts.ts'
import { toSettleQuery, type PaymentToSettle } from '../admin/queries.ts'
import { reviewTexts } from './review-texts.ts'

const ArrivalDialog = lazyPart(async () => (await import('./arrival-dialog.tsx')).ArrivalDialog)
const ReviewDialog = lazyPart(async () => (await import('./review-dialog.tsx')).ReviewDialog)

export interface PlanOfPayment {
  /** What to do about the plan that a disputed payment is for. */
  DisputedPlan: ComponentType<{ id: number }>
}

/** Money that only a person can decide about: what arrived by hand, and what does not match. */
export function ToSettle({ DisputedPlan }: PlanOfPayment) {
  const words = useTexts(adminTexts)
  const { data, error, isFetching, refetch } = useQuery(toSettleQuery)
  return (
    <RecordSection title={words.toSettle}>
      {error && !data && (
        <ErrorState
          title={words.toSettleFailed}
          headingLevel={3}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {error instanceof CallError && error.text}
        </ErrorState>
      )}
      {data?.length === 0 && <p className="text-muted">{words.nothing}</p>}
      <ul className="grid gap-3">
        {data?.map((payment) => (
          <Matter key={payment.id} payment={payment} DisputedPlan={DisputedPlan} />
        ))}
      </ul>
    </RecordSection>
  )
}

const moneyOf = (amount: number, currency: 'AED' | 'USD'): string =>
  `${formatDirhams(toFils(amount), 'en', { decimals: 'always' })} ${currency === 'USD' ? 'USDT' : 'AED'}`

function Matter({ payment, DisputedPlan }: PlanOfPayment & { payment: PaymentToSettle }) {
  const words = useTexts(adminTexts)
  const { review, reviewOf, unanswered } = useTexts(reviewTexts)
  const { methods, reviews: reasons } = useTexts(tableTexts)
  const language = useLanguage()
  const [asked, setAsked] = useState<'confirm' | 'review'>()
  const close = () => setAsked(undefined)
  const isInReview = payment.reviews.length > 0 || payment.isUnanswered
  return (
    <li className="num flex flex-wrap items-center gap-x-4 gap-y-2 border-t-line border-hairline pt-3 first:border-t-0 first:pt-0">
      <div className="grid flex-1 gap-0.5">
        <p className="font-strong">
          <bdi>{payment.reference}</bdi> · <bdi>{payment.customerName}</bdi>
        </p>
        <p className="text-note text-muted">
          <Price dirhams={payment.amount} decimals="always" /> · {methods[payment.method]} ·{' '}
          {payment.usd !== null && (
            <>
              <bdi>{words.usd(payment.usd)}</bdi> ·{' '}
            </>
          )}
          {formatDay(payment.chargeOn, language, 'long')}
        </p>
        {payment.transfer !== null && payment.transfer.received > 0 && (
          <p className="text-note">
            {words.arrivedInPart(
              moneyOf(payment.transfer.received, payment.transfer.currency),
              moneyOf(payment.transfer.missing, payment.transfer.currency),
            )}
          </p>
        )}
        {payment.reviews.map((reason) => (
          <p key={reason} className="text-bad">
            {reasons[reason]}
          </p>
        ))}
        {payment.isUnanswered && <p className="text-bad">{unanswered}</p>}
        {payment.reviews.includes('disputed') && payment.subscriptionId !== null && (
          <DisputedPlan id={payment.subscriptionId} />
        )}
      </div>
      {payment.isConfirmable && (
        <Button
          size="sm"
          aria-label={words.confirmOf(payment.reference)}
          onClick={() => setAsked('confirm')}
        >
          {words.confirm}
        </Button>
      )}
      {isInReview && (
        <Button
          size="sm"
          variant="line"
          aria-label={reviewOf(payment.reference)}
          onClick={() => setAsked('review')}
        >
          {review}
        </Button>
      )}
      <Suspense>
        {asked === 'confirm' && <ArrivalDialog payment={payment} onClose={close} />}
        {asked === 'review' && (
          <ReviewDialog id={payment.id} reference={payment.reference} onClose={close} />
        )}
      </Suspense>
    </li>
  )
}
