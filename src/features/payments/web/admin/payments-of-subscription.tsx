import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDay } from '#shared/dates.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RecordSection } from '#ui/records/facts.tsx'
import { useTexts } from '#ui/texts.ts'
import { tableTexts } from '../../admin-texts.ts'
import { adminTexts } from './admin-texts.ts'
import { allPaymentsQuery } from './queries.ts'
import { RefundButton } from '../refunds/refund-button.tsx'

/** What was paid for a subscription, with what can be given back. */
export function PaymentsOfSubscription({ id }: { id: number }) {
  const words = useTexts(adminTexts)
  const { states } = useTexts(tableTexts)
  const language = useLanguage()
  const { data } = useInfiniteQuery(allPaymentsQuery(language, { subscriptionId: String(id) }))
  const payments = data?.pages.flatMap((page) => page.payments)
  return (
    <RecordSection title={words.title}>
      {payments?.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="grid gap-3">
        {payments?.map((payment) => (
          <li key={payment.id} className="num grid gap-1 border-t-line border-hairline pt-3">
            <p className="flex flex-wrap items-center justify-between gap-3">
              <span className="font-strong">{payment.reference}</span>
              <Chip>{states[payment.state]}</Chip>
            </p>
            <p className="flex flex-wrap items-center justify-between gap-3">
              <span>
                <Price dirhams={payment.amount} decimals="always" />
                <span className="text-muted">
                  {' '}
                  · {formatDay(payment.chargeOn, language, 'long')}
                </span>
              </span>
              <RefundButton payment={payment} />
            </p>
            {payment.refunded > 0 && (
              <p className="text-note text-muted">
                {words.given} <Price dirhams={payment.refunded} decimals="always" />
              </p>
            )}
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
