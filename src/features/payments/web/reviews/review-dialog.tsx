import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, CallError } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { RadioGroup } from '#ui/choices/radio-group.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { decidePayment, lookUpPayment } from '../../review-contract.ts'
import type { ReviewDecision } from '../../rules.ts'
import { adminTexts } from '../admin/admin-texts.ts'
import { ADMIN_KEY, paymentQuery } from '../admin/queries.ts'
import { ReviewFacts } from './review-facts.tsx'
import { reviewTexts } from './review-texts.ts'

const EVIDENCE_MIN = 10
const EVIDENCE_MAX = 2000

interface Props {
  id: number
  reference: string
  onClose: () => void
}

/** A payment that does not match: what the provider says, and what a person makes of it. */
export function ReviewDialog({ id, reference, onClose }: Props) {
  const words = useTexts(reviewTexts)
  const { evidence: evidenceLabel, keep } = useTexts(adminTexts)
  const { data, error, isFetching, refetch } = useQuery(paymentQuery(id))
  const [decision, setDecision] = useState<ReviewDecision | null>(null)
  const [providerRef, setProviderRef] = useState('')
  const [evidence, setEvidence] = useState('')
  const lookUp = useAction(() => call(lookUpPayment, { id }), {
    done: words.lookedUp,
    refreshes: [ADMIN_KEY],
  })
  const decide = useAction(
    (chosen: ReviewDecision) => {
      const named = providerRef.trim() === '' ? {} : { providerRef: providerRef.trim() }
      return call(decidePayment, { id, decision: chosen, evidence, ...named })
    },
    { done: words.done, refreshes: [ADMIN_KEY, ['admin-subscriptions']], onDone: onClose },
  )
  const possible = data?.decisions ?? []
  return (
    <ChangeDialog
      title={words.reviewOf(reference)}
      lead={words.lead}
      cancelLabel={keep}
      confirmLabel={words.decide}
      isReady={decision !== null && evidence.trim().length >= EVIDENCE_MIN}
      isPending={decide.isPending}
      onConfirm={() => decision && decide.mutate(decision)}
      onClose={onClose}
    >
      {error && !data && (
        <ErrorState
          title={words.loadFailed}
          headingLevel={3}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {error instanceof CallError && error.text}
        </ErrorState>
      )}
      {!error && !data && <p className="text-muted">{words.loading}</p>}
      {data && <ReviewFacts detail={data} found={lookUp.data} />}
      <Button variant="line" isPending={lookUp.isPending} onClick={() => lookUp.mutate()}>
        {words.lookUp}
      </Button>
      {possible.length > 0 && (
        <>
          <RadioGroup
            name="decision"
            label={words.decision}
            value={decision}
            options={possible.map((value) => ({ value, label: words.decisions[value] }))}
            onChange={setDecision}
          />
          {decision === 'confirm' && (
            <TextField
              name="providerRef"
              label={words.providerRef}
              dir="ltr"
              maxLength={200}
              value={providerRef}
              onChange={setProviderRef}
            />
          )}
          <TextArea
            name="evidence"
            label={evidenceLabel}
            isRequired
            maxLength={EVIDENCE_MAX}
            value={evidence}
            onChange={setEvidence}
          />
        </>
      )}
    </ChangeDialog>
  )
}
