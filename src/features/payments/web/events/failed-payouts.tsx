import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { Button } from '#ui/actions/button.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { RecordSection } from '#ui/records/facts.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { closeFailedPayout, type listFailedPayouts } from '../../payout-contract.ts'
import { EvidenceDialog } from '../reviews/evidence-dialog.tsx'
import { adminTexts } from '../admin/admin-texts.ts'
import { payoutsTexts } from './payouts-texts.ts'
import { ADMIN_KEY, failedPayoutsQuery } from '../admin/queries.ts'

type FailedPayout = Output<typeof listFailedPayouts>[number]

/** The provider's payouts that our bank sent back; nothing where there are none. */
export function FailedPayouts() {
  const words = useTexts(payoutsTexts)
  const { data, error } = useQuery(failedPayoutsQuery)
  if (data?.length === 0 || (!data && !error)) return null
  return (
    <RecordSection title={words.title}>
      <p className="text-muted">{data ? words.lead : words.loadFailed}</p>
      <ul className="grid gap-3">
        {data?.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} />
        ))}
      </ul>
    </RecordSection>
  )
}

function PayoutRow({ payout }: { payout: FailedPayout }) {
  const words = useTexts(payoutsTexts)
  const { providers } = useTexts(adminTexts)
  const language = useLanguage()
  const [isClosing, setIsClosing] = useState(false)
  const close = useAction(
    (evidence: string) => call(closeFailedPayout, { id: payout.id, evidence }),
    { done: words.closed, refreshes: [ADMIN_KEY], onDone: () => setIsClosing(false) },
  )
  const { failureCode } = payout
  return (
    <li className="num flex flex-wrap items-center gap-x-4 gap-y-2 border-t-line border-hairline pt-3 first:border-t-0 first:pt-0">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p className="font-strong">
          <Price dirhams={payout.amount} decimals="always" /> ·{' '}
          <bdi>{providers[payout.provider]}</bdi>
        </p>
        <p className="text-note text-muted">
          <bdi className="break-all">{payout.ref}</bdi> · {momentIn(language, payout.failedAt)}
        </p>
        <p className="text-bad">
          {failureCode === null ? words.refusedPlain : words.refused(failureCode)}
        </p>
      </div>
      <Button size="sm" aria-label={words.closeOf(payout.ref)} onClick={() => setIsClosing(true)}>
        {words.close}
      </Button>
      {isClosing && (
        <EvidenceDialog
          title={words.closeOf(payout.ref)}
          lead={words.closeLead}
          confirmLabel={words.close}
          isPending={close.isPending}
          onConfirm={close.mutate}
          onClose={() => setIsClosing(false)}
        />
      )}
    </li>
  )
}
