import { maskIban, readIban } from '#shared/iban.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { sessionQuery } from '#features/auth/web/public.ts'
import { call } from '#shared/wire/call.ts'
import { EMIRATE_NAMES } from '#shared/place/emirates.ts'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/choices/checkbox.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { nameMessages } from '#shared/text/name-messages.ts'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { submitApplication } from '../../contract.ts'
import { messages } from '../../messages.ts'
import { DOCUMENTS_OF, maskEmiratesId, readEmiratesId, type ApplicationType } from '../../rules.ts'
import { draftKey, type Draft } from '../queries.ts'
import { APPLICATIONS_KEY } from '../status-queries.ts'
import { applicationOf, errorsOf, STEPS, type Fields } from '../apply/fields.ts'
import { applyTexts } from '../apply/texts.ts'

const DOCUMENTS_STEP = STEPS.indexOf('documents')

interface ReviewStepProps {
  type: ApplicationType
  fields: Fields
  draft: Draft
  onEdit: (step: number) => void
  saveNow: () => Promise<unknown>
}

/** All of it once more, and the press that sends it. */
export function ReviewStep({ type, fields, draft, onEdit, saveNow }: ReviewStepProps) {
  const texts = useTexts(applyTexts)
  const { documents, refusals: own, errors } = useTexts(messages)
  const refusals = { ...own, ...useTexts(nameMessages).refusals }
  const [isTrue, setTrue] = useState(false)
  const { send, isPending, failure } = useSend({ type, fields, saveNow })
  const missing = DOCUMENTS_OF[type].filter((kind) => draft.missing.includes(kind))
  const problems = Object.values(errorsOf(type, fields)).map((code) => {
    const sentence = refusals[code as keyof typeof refusals]
    return typeof sentence === 'string' ? sentence : errors.form
  })
  const needed =
    missing.length > 0
      ? type === 'business'
        ? refusals.business_documents_required
        : refusals.individual_documents_required
      : problems.length > 0
        ? errors.form
        : undefined
  return (
    <div className="grid gap-5">
      <Answers type={type} fields={fields} onEdit={onEdit} />
      <Documents type={type} draft={draft} onEdit={() => onEdit(DOCUMENTS_STEP)} />
      {missing.length > 0 && (
        <Notice
          tone="warn"
          action={
            <Button size="sm" variant="line" onClick={() => onEdit(DOCUMENTS_STEP)}>
              {texts.review.addDocuments}
            </Button>
          }
        >
          {texts.missing(missing.map((kind) => documents[kind]).join(texts.separator))}
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="warn" title={texts.errorsTitle}>
          <ul>
            {problems.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Checkbox label={texts.review.consent} value={isTrue} onChange={setTrue} />
      {failure !== undefined && (
        <Notice tone="bad" isLive>
          {failure}
        </Notice>
      )}
      <Button
        size="lg"
        className="w-fit"
        isPending={isPending}
        disabledReason={needed ?? (isTrue ? undefined : texts.review.consentNeeded)}
        onClick={() => send()}
      >
        {texts.send}
      </Button>
    </div>
  )
}

function Answers(props: Pick<ReviewStepProps, 'type' | 'fields' | 'onEdit'>) {
  const { review, fields: names, stages, separator } = useTexts(applyTexts)
  const language = useLanguage()
  const { type, fields, onEdit } = props
  const emiratesId = readEmiratesId(fields.emiratesId)
  const iban = readIban(fields.bankDetails)
  const parts = [
    {
      title: stages.about[type],
      rows: [
        ...(type === 'business'
          ? [
              [names.businessName, fields.businessName],
              [names.tradeLicense, fields.tradeLicense],
            ]
          : []),
        [names.legalName[type], fields.legalName],
        [names.emiratesId, emiratesId ? maskEmiratesId(emiratesId) : ''],
        [names.bankDetails, iban ? maskIban(iban) : ''],
        [names.city[type], EMIRATE_NAMES[fields.city][language]],
      ],
    },
    {
      title: stages.kitchen,
      rows: [
        [
          names.cuisines,
          fields.cuisineSpecialty
            .map((cuisine) => CUISINE_NAMES[cuisine][language])
            .join(separator),
        ],
        [names.description, fields.description],
        [names.delivery, fields.deliveryAvailable ? review.yes : review.no],
      ],
    },
  ]
  return (
    <>
      {parts.map(({ title, rows }, step) => (
        <Part key={title} title={title} rows={rows} onEdit={() => onEdit(step)} />
      ))}
    </>
  )
}

interface DocumentsProps extends Pick<ReviewStepProps, 'type' | 'draft'> {
  onEdit: () => void
}

function Documents({ type, draft, onEdit }: DocumentsProps) {
  const { review, stages } = useTexts(applyTexts)
  const { documents } = useTexts(messages)
  const rows = DOCUMENTS_OF[type].map((kind) => [
    documents[kind],
    draft.missing.includes(kind) ? review.missing : review.ready,
  ])
  return <Part title={stages.documents} rows={rows} onEdit={onEdit} />
}

interface PartProps {
  title: string
  rows: readonly (readonly (string | undefined)[])[]
  onEdit: () => void
}

function Part({ title, rows, onEdit }: PartProps) {
  const { review } = useTexts(applyTexts)
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        <Button variant="plain" size="sm" aria-label={`${review.edit}: ${title}`} onClick={onEdit}>
          {review.edit}
        </Button>
      </div>
      <dl className="grid gap-2">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 sm:grid-cols-[14rem_1fr]">
            <dt className="text-muted">{name}</dt>
            <dd dir="auto" className="num text-start font-medium break-words">
              {value || '–'}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function useSend({ type, fields, saveNow }: Pick<ReviewStepProps, 'type' | 'fields' | 'saveNow'>) {
  const { toasts } = useTexts(applyTexts)
  const { errors } = useTexts(messages)
  const language = useLanguage()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await saveNow()
      return call(submitApplication, applicationOf(type, fields))
    },
    onSuccess: async () => {
      toast({ title: toasts.success, text: toasts.sent, variant: 'success' })
      await navigate({ href: '/dashboard' })
      queryClient.removeQueries({ queryKey: draftKey(language, type) })
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: APPLICATIONS_KEY }),
        // An account without a name is called as the application says.
        queryClient.invalidateQueries(sessionQuery),
      ])
    },
    onError: (failure) =>
      toast({
        title: toasts.error,
        text: errorText(failure, errors.submitAgain),
        variant: 'destructive',
      }),
  })
  return {
    send: mutate,
    isPending,
    failure: error === null ? undefined : errorText(error, errors.submitAgain),
  }
}
