import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { formatPhone } from '#shared/phone.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { Button } from '#ui/actions/button.tsx'
import { RadioGroup } from '#ui/choices/radio-group.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { RecordSection } from '#ui/records/facts.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import {
  PAYOUT_WAYS,
  payRefund,
  revealRefundAccount,
  sendRefundAgain,
  type listRefundsToPay,
} from '../../refund-contract.ts'
import { adminTexts } from '../admin/admin-texts.ts'
import { ADMIN_KEY, refundsToPayQuery } from '../admin/queries.ts'
import { refundsTexts } from './refunds-texts.ts'

type RefundToPay = Output<typeof listRefundsToPay>[number]

const EVIDENCE_MIN = 10
const EVIDENCE_MAX = 2000

/** Refunds that only a person can bring to their end; nothing where there are none. */
export function RefundsToPay() {
  const words = useTexts(refundsTexts)
  const { data, error } = useQuery(refundsToPayQuery)
  if (data?.length === 0 || (!data && !error)) return null
  return (
    <RecordSection title={words.title}>
      <p className="text-muted">{data ? words.lead : words.loadFailed}</p>
      <ul className="grid gap-3">
        {data?.map((refund) => (
          <Refund key={refund.id} refund={refund} />
        ))}
      </ul>
    </RecordSection>
  )
}

function Refund({ refund }: { refund: RefundToPay }) {
  const words = useTexts(refundsTexts)
  const language = useLanguage()
  const [isPaying, setIsPaying] = useState(false)
  const again = useAction(() => call(sendRefundAgain, { id: refund.id }), {
    done: words.sent,
    refreshes: [ADMIN_KEY],
  })
  const { failureCode } = refund
  return (
    <li className="num flex flex-wrap items-center gap-x-4 gap-y-2 border-t-line border-hairline pt-3 first:border-t-0 first:pt-0">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p className="font-strong">
          <Price dirhams={refund.amount} decimals="always" /> · <bdi>{refund.customerName}</bdi>
        </p>
        <p className="text-note text-muted">
          <bdi>{refund.reference}</bdi> · <bdi dir="ltr">{formatPhone(refund.customerPhone)}</bdi> ·{' '}
          {momentIn(language, refund.requestedAt)}
        </p>
        <p className="text-note text-muted">
          {refund.account === null ? (
            words.noAccount
          ) : (
            <>
              {words.ways[refund.account.way]} · <bdi dir="ltr">{refund.account.hint}</bdi>
            </>
          )}
        </p>
        {refund.isFailed && (
          <p className="text-bad">
            {failureCode === null ? words.failedPlain : words.failed(failureCode)}
          </p>
        )}
      </div>
      <Button
        size="sm"
        aria-label={words.payOf(refund.reference)}
        onClick={() => setIsPaying(true)}
      >
        {words.pay}
      </Button>
      {refund.isFailed && (
        <Button
          size="sm"
          variant="line"
          aria-label={words.againOf(refund.reference)}
          isPending={again.isPending}
          onClick={() => again.mutate()}
        >
          {words.again}
        </Button>
      )}
      {isPaying && <PayoutDialog refund={refund} onClose={() => setIsPaying(false)} />}
    </li>
  )
}

function PayoutDialog({ refund, onClose }: { refund: RefundToPay; onClose: () => void }) {
  const words = useTexts(refundsTexts)
  const { evidence: evidenceLabel, keep } = useTexts(adminTexts)
  const [way, setWay] = useState<(typeof PAYOUT_WAYS)[number] | null>(refund.account?.way ?? 'bank')
  const [evidence, setEvidence] = useState('')
  const { mutate, isPending } = useAction(
    (chosen: (typeof PAYOUT_WAYS)[number]) =>
      call(payRefund, { id: refund.id, way: chosen, evidence }),
    { done: words.paid, refreshes: [ADMIN_KEY], onDone: onClose },
  )
  return (
    <ChangeDialog
      title={words.payOf(refund.reference)}
      lead={words.payLead}
      cancelLabel={keep}
      confirmLabel={words.pay}
      isReady={way !== null && evidence.trim().length >= EVIDENCE_MIN}
      isPending={isPending}
      onConfirm={() => way && mutate(way)}
      onClose={onClose}
    >
      {refund.account !== null && <Account refundId={refund.id} />}
      <RadioGroup
        name="way"
        label={words.way}
        value={way}
        options={PAYOUT_WAYS.map((value) => ({ value, label: words.ways[value] }))}
        onChange={setWay}
      />
      <TextArea
        name="evidence"
        label={evidenceLabel}
        isRequired
        maxLength={EVIDENCE_MAX}
        value={evidence}
        onChange={setEvidence}
      />
    </ChangeDialog>
  )
}

/** Where the customer wants the money: shown whole on demand, and each look is logged. */
function Account({ refundId }: { refundId: number }) {
  const words = useTexts(refundsTexts)
  const reveal = useAction(() => call(revealRefundAccount, { id: refundId }), {
    done: words.revealed,
    refreshes: [],
  })
  if (!reveal.data) {
    return (
      <Button variant="line" isPending={reveal.isPending} onClick={() => reveal.mutate()}>
        {words.reveal}
      </Button>
    )
  }
  const { holder, account } = reveal.data
  return (
    <p className="num grid">
      <bdi>{holder}</bdi>
      <bdi dir="ltr" className="break-all">
        {account}
      </bdi>
    </p>
  )
}
