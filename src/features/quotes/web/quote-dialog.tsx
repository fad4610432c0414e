import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { sessionQuery } from '#features/auth/web/public.ts'
import { dayOf, formatClock, formatDay } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { Button } from '#ui/actions/button.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { useFormDraft } from '#ui/drafts/use-form-draft.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { quoteForm, type createCustomQuote } from '../contract.ts'
import { messages } from '../messages.ts'
import type { CustomQuoteDialogProps } from './custom-quote-dialog.tsx'
import { QuoteForm, type QuoteValues } from './quote-form.tsx'

type Receipt = Output<typeof createCustomQuote>

export function QuoteDialog({ isOpen, onClose }: CustomQuoteDialogProps) {
  const { dialog } = useTexts(messages)
  const { form, clear } = useQuoteForm()
  const [receipt, setReceipt] = useState<Receipt>()
  return (
    <>
      <Dialog isOpen={isOpen} onClose={onClose} title={dialog.title} size="lg">
        <QuoteForm
          form={form}
          onSent={(answer) => {
            clear()
            setReceipt(answer)
            onClose()
          }}
          onClose={onClose}
        />
      </Dialog>
      {receipt && <SentDialog receipt={receipt} onClose={() => setReceipt(undefined)} />}
    </>
  )
}

function useQuoteForm() {
  const { data: user } = useQuery(sessionQuery)
  const empty: QuoteValues = {
    name: user?.name ?? '',
    phone: user?.phone ?? '',
    email: user?.email ?? '',
    peopleCount: '',
    requirements: '',
    preferredContactMethod: 'whatsapp',
    preferredTime: 'anytime',
  }
  const draft = useDraft('custom-quote', empty)
  const form = useForm<QuoteValues>({
    resolver: standardSchemaResolver(quoteForm, undefined, { raw: true }) as never,
    defaultValues: draft.values,
    shouldFocusError: false,
  })
  useFormDraft(form, draft)
  const clear = () => {
    form.reset(empty)
    draft.clear()
  }
  return { form, clear }
}

/** The number to name on the phone, and until when someone answers. */
function SentDialog({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const { sent } = useTexts(messages)
  const language = useLanguage()
  const due = new Date(receipt.dueAt)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={sent.title}
      actions={<Button onClick={onClose}>{sent.close}</Button>}
    >
      <p>{sent.lead(formatDay(dayOf(due), language), formatClock(due))}</p>
      <p className="mt-3 text-muted">
        {sent.number}{' '}
        <bdi dir="ltr" className="num font-strong whitespace-nowrap text-ink">
          {receipt.number}
        </bdi>
      </p>
    </Dialog>
  )
}
