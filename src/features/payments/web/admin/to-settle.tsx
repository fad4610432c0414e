import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RecordSection } from '#ui/records/facts.tsx'
import { useAct } from '#ui/records/use-act.ts'
import { useTexts } from '#ui/texts.ts'
import { tableTexts } from '../../admin-texts.ts'
import { confirmPayment, resolveReview } from '../../contract.ts'
import { adminTexts } from './admin-texts.ts'
import { ADMIN_KEY, toSettleQuery, type PaymentToSettle } from './queries.ts'

const EvidenceDialog = lazy(async () => ({
  default: (await import('./evidence-dialog.tsx')).EvidenceDialog,
}))

/** Money that only a person can decide about: USDT that arrived, and what does not match. */
export function ToSettle() {
  const words = useTexts(adminTexts)
  const { data } = useQuery(toSettleQuery)
  return (
    <RecordSection title={words.toSettle}>
      {data?.length === 0 && <p className="text-muted">{words.nothing}</p>}
      <ul className="grid gap-3">
        {data?.map((payment) => (
          <Matter key={payment.id} payment={payment} />
        ))}
      </ul>
    </RecordSection>
  )
}

function Matter({ payment }: { payment: PaymentToSettle }) {
  const words = useTexts(adminTexts)
  const { methods, reviews } = useTexts(tableTexts)
  const language = useLanguage()
  const [asked, setAsked] = useState<'confirm' | 'resolve'>()
  const { mutate, isPending } = useAct({
    run: (evidence: string, options): Promise<unknown> =>
      asked === 'confirm'
        ? call(confirmPayment, { id: payment.id, evidence }, options)
        : call(resolveReview, { id: payment.id, note: evidence }, options),
    done: asked === 'confirm' ? words.confirmed : words.resolved,
    touches: [ADMIN_KEY],
    onDone: () => setAsked(undefined),
  })
  const isConfirm = asked === 'confirm'
  return (
    <li className="num flex flex-wrap items-center gap-x-4 gap-y-2 border-t-line border-hairline pt-3 first:border-t-0 first:pt-0">
      <div className="grid flex-1 gap-0.5">
        <p className="font-strong">
          {payment.reference} · <bdi>{payment.customerName || words.noName}</bdi>
        </p>
        <p className="text-note text-muted">
          <Price dirhams={payment.amount} decimals="always" /> · {methods[payment.method]} ·{' '}
          <bdi>{words.usd(payment.usd)}</bdi> · {formatDay(payment.chargeOn, language, 'long')}
        </p>
        {payment.reviewReason && <p className="text-bad">{reviews[payment.reviewReason]}</p>}
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
      {payment.reviewReason && (
        <Button
          size="sm"
          variant="line"
          aria-label={words.resolveOf(payment.reference)}
          onClick={() => setAsked('resolve')}
        >
          {words.resolve}
        </Button>
      )}
      {asked && (
        <Suspense>
          <EvidenceDialog
            title={
              isConfirm ? words.confirmOf(payment.reference) : words.resolveOf(payment.reference)
            }
            lead={isConfirm ? words.confirmLead : words.resolveLead}
            confirmLabel={isConfirm ? words.confirm : words.resolve}
            isPending={isPending}
            onConfirm={mutate}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </li>
  )
}
