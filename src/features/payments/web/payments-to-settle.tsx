import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { CallError } from '#shared/call.ts'
import { formatDay } from '#shared/dates.ts'
import { formatPhone } from '#shared/phone.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { paymentsToSettleQuery, type PaymentToSettle } from './queries.ts'
import { SettleDialog, type SettleAction } from './settle-dialog.tsx'

/** An admin's list of payments that only a person can settle. */
export function PaymentsToSettle() {
  const texts = useTexts(messages).toSettle
  const titleId = useId()
  const { data, error, isFetching, refetch } = useQuery(paymentsToSettleQuery)
  const [open, setOpen] = useState<{ payment: PaymentToSettle; action: SettleAction }>()
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-2xl">
        {texts.title}
      </h2>
      {error && !data && (
        <ErrorState
          title={texts.loadFailed}
          headingLevel={3}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          reference={error instanceof CallError ? error.requestId : undefined}
        >
          {error instanceof CallError && error.text}
        </ErrorState>
      )}
      {!error && !data && (
        <SkeletonGroup label={texts.title}>
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </SkeletonGroup>
      )}
      {data?.length === 0 && (
        <EmptyState title={texts.empty} headingLevel={3}>
          {texts.emptyLead}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className="grid">
          {data.map((payment) => (
            <MatterRow
              key={payment.id}
              payment={payment}
              onAct={(action) => setOpen({ payment, action })}
            />
          ))}
        </ul>
      )}
      {open && <SettleDialog {...open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

function MatterRow(props: { payment: PaymentToSettle; onAct: (action: SettleAction) => void }) {
  const { payment, onAct } = props
  const { toSettle, methods } = useTexts(messages)
  const language = useLanguage()
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t-line border-hairline py-4 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-strong">
          <bdi dir="ltr" className="num">
            {payment.reference}
          </bdi>{' '}
          <bdi>{payment.customerName}</bdi>
        </p>
        <p className="text-note text-muted">
          <bdi dir="ltr" className="num">
            {formatPhone(payment.customerPhone)}
          </bdi>
          {' · '}
          {methods[payment.method]}
          {' · '}
          {toSettle.due(formatDay(payment.chargeOn, language, 'long'))}
        </p>
      </div>
      {payment.reviewReason && (
        <Chip tone="warn" className="whitespace-normal">
          {toSettle.reasons[payment.reviewReason]}
        </Chip>
      )}
      <div className="grid justify-items-end">
        <Price dirhams={payment.amount} decimals="always" className="font-strong" />
        {payment.method === 'usdt' && (
          <bdi dir="ltr" className="num text-note text-muted">
            {toSettle.usdt(payment.usd)}
          </bdi>
        )}
      </div>
      {payment.isConfirmable && (
        <Button size="sm" onClick={() => onAct('confirm')}>
          {toSettle.confirm}
        </Button>
      )}
      {payment.reviewReason && (
        <Button size="sm" variant="line" onClick={() => onAct('resolve')}>
          {toSettle.resolve}
        </Button>
      )}
    </li>
  )
}
