import { useState } from 'react'
import { Controller, type FieldPath, type UseFormReturn } from 'react-hook-form'
import type { Output } from '#shared/wire/endpoint.ts'
import { Button } from '#ui/actions/button.tsx'
import { FormErrorSummary, type FormError } from '#ui/fields/frame/form-error-summary.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useTexts } from '#ui/texts.ts'
import type { createCustomQuote } from '../contract.ts'
import { messages } from '../messages.ts'
import {
  CONTACT_METHODS,
  CONTACT_TIMES,
  REQUIREMENTS_MAX,
  type ContactMethod,
  type ContactTime,
} from '../rules.ts'
import { Choice, Line, Trap } from './quote-fields.tsx'
import { useSay } from './use-say.ts'
import { useSendQuote } from './use-send-quote.ts'

export interface QuoteValues {
  name: string
  phone: string
  email: string
  peopleCount: string
  requirements: string
  preferredContactMethod: ContactMethod
  preferredTime: ContactTime
}

const FIELDS: FieldPath<QuoteValues>[] = [
  'name',
  'phone',
  'email',
  'peopleCount',
  'requirements',
  'preferredContactMethod',
  'preferredTime',
]

interface QuoteFormProps {
  /** Outlives the dialog: what is typed is there again when the dialog opens again. */
  form: UseFormReturn<QuoteValues>
  onSent: (answer: Output<typeof createCustomQuote>) => void
  onClose: () => void
}

export function QuoteForm({ form, onSent, onClose }: QuoteFormProps) {
  const { dialog, methods, times } = useTexts(messages)
  const [website, setWebsite] = useState('')
  const { control, handleSubmit, setError, formState } = form
  const [failure, setFailure] = useState('')
  const send = useSendQuote({
    onSent,
    onError: (text, fields) => {
      setFailure(text)
      for (const [name, message] of Object.entries(fields)) {
        setError(name as FieldPath<QuoteValues>, { message })
      }
    },
  })
  const say = useSay()
  const errorOf = (name: FieldPath<QuoteValues>) => say(formState.errors[name]?.message)
  const named = FIELDS.flatMap((name): FormError[] => {
    const message = errorOf(name)
    return message ? [{ name, message }] : []
  })
  const problems = named.length === 0 && failure ? [{ message: failure }] : named
  const field = { control, isPending: send.isPending, errorOf }
  return (
    <form
      noValidate
      className="grid gap-4.5"
      onSubmit={(event) => {
        setFailure('')
        void handleSubmit((values) => send.mutate({ ...values, website }))(event)
      }}
    >
      <p className="text-muted">{dialog.lead}</p>
      <FormErrorSummary
        title={dialog.errorsTitle}
        errors={problems}
        attempt={formState.submitCount + send.failureCount}
      />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Line {...field} name="name" label={dialog.name} autoComplete="name" />
        <Line
          {...field}
          name="phone"
          label={dialog.phone}
          type="tel"
          autoComplete="tel"
          dir="ltr"
        />
        <Line
          {...field}
          name="email"
          label={dialog.email}
          type="email"
          autoComplete="email"
          dir="ltr"
        />
        <Line {...field} name="peopleCount" label={dialog.people} inputMode="numeric" dir="ltr" />
      </div>
      <Controller
        name="requirements"
        control={control}
        render={({ field: { ref, ...rest } }) => (
          <TextArea
            {...rest}
            ref={ref}
            label={dialog.requirements}
            hint={dialog.requirementsHint}
            maxLength={REQUIREMENTS_MAX}
            errorMessage={errorOf('requirements')}
            isDisabled={send.isPending}
            isRequired
          />
        )}
      />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Choice
          {...field}
          name="preferredContactMethod"
          label={dialog.method}
          options={CONTACT_METHODS.map((value) => ({ value, label: methods[value] }))}
        />
        <Choice
          {...field}
          name="preferredTime"
          label={dialog.time}
          options={CONTACT_TIMES.map((value) => ({ value, label: times[value] }))}
        />
      </div>
      <Trap value={website} onChange={setWebsite} />
      <div className="mt-1 grid gap-2.5 sm:grid-cols-2">
        <Button variant="line" onClick={onClose} isDisabled={send.isPending}>
          {dialog.cancel}
        </Button>
        <Button type="submit" isPending={send.isPending}>
          {dialog.submit}
        </Button>
      </div>
    </form>
  )
}
