import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Suspense, useState } from 'react'
import { FormProvider, useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import { dayOf, type Day } from '#shared/dates.ts'
import { productNow } from '#shared/page/product-now.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Spinner } from '#ui/actions/spinner.tsx'
import { useDraft, type Draft } from '#ui/drafts/use-draft.ts'
import { useFormDraft } from '#ui/drafts/use-form-draft.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { FormErrorSummary, type FormError } from '#ui/fields/frame/form-error-summary.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { chefEventForm } from '../../contract.ts'
import { messages } from '../../messages.ts'
import { CLOCK_TIME, START_FIELDS, startError } from '../../rules.ts'
import { EMPTY_DRAFT, tidyDraft, type RequestDraft } from './draft.ts'
import { GuestsAndDay, Kind } from './request-parts.tsx'
import { useSay } from './use-say.ts'
import { useSendRequest } from './use-send-request.ts'

const LowerParts = lazyPart(async () => (await import('./lower-parts.tsx')).LowerParts)

/** Names as the page shows them, first to last. */
const FIELDS = Object.keys(EMPTY_DRAFT) as (keyof RequestDraft)[]

const bySchema = standardSchemaResolver(chefEventForm, undefined, {
  raw: true,
}) as unknown as Resolver<RequestDraft>

/** Next to the schema, which knows no clock: the hour still has to come. */
const resolver: Resolver<RequestDraft> = async (draft, context, options) => {
  const result = await bySchema(draft, context, options)
  const { eventDate, eventTime } = draft
  if (eventDate === null || !CLOCK_TIME.test(eventTime)) return result
  const message = startError({ eventDate, eventTime }, productNow())
  if (message === undefined) return result
  const errors = { ...result.errors, [START_FIELDS[message]]: { type: message, message } }
  return { values: {}, errors }
}

/** One form for the home page and the page of chef hiring. */
export function RequestForm() {
  const { form: texts, refusals, toasts, sent } = useTexts(messages)
  const [today] = useState(() => dayOf(productNow()))
  const draft = useRequestDraft(today)
  const form = useForm<RequestDraft>({
    resolver,
    defaultValues: draft.values,
    shouldFocusError: false,
  })
  useFormDraft(form, draft)
  const { submit, isSending, isSent } = useSendRequest({
    onSent: () => {
      form.reset(EMPTY_DRAFT)
      draft.clear()
    },
    onFieldErrors: (fields) => {
      for (const [name, message] of Object.entries(fields)) {
        const own = name === 'cuisinePreference' ? 'cuisinePreferences' : name
        form.setError(own as keyof RequestDraft, { message })
      }
    },
  })
  const onInvalid = (errors: FieldErrors<RequestDraft>) => {
    if (!errors.cuisinePreferences) return
    toast({ title: toasts.missing, text: refusals.cuisine_required, variant: 'destructive' })
  }
  const { errors, submitCount } = form.formState
  const say = useSay()
  const problems = FIELDS.flatMap((name): FormError[] =>
    errors[name] ? [{ name, message: say(errors[name].message) ?? '' }] : [],
  )
  const isStill = isSending || isSent
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={texts.label}
        className="grid gap-8"
        onSubmit={form.handleSubmit(submit, onInvalid)}
      >
        <FormErrorSummary title={texts.errorsTitle} errors={problems} attempt={submitCount} />
        <fieldset disabled={isStill} inert={isStill} className="grid min-w-0 gap-8">
          <Kind />
          <GuestsAndDay today={today} />
          <Suspense fallback={<Skeleton className="h-[96rem] sm:h-[60rem]" />}>
            <LowerParts />
          </Suspense>
        </fieldset>
        {isSent ? (
          <Notice
            tone="ok"
            isLive
            title={sent.title}
            action={
              <LinkButton variant="line" size="sm" href="/dashboard/chef-events">
                {sent.open}
              </LinkButton>
            }
          >
            {sent.lead}
          </Notice>
        ) : (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit" size="lg" isDisabled={isSending} className="max-sm:w-full">
              {isSending ? (
                <>
                  <Spinner /> {texts.submitting}
                </>
              ) : (
                texts.submit
              )}
            </Button>
            <p className="text-note text-muted">{texts.nothingToPay}</p>
          </div>
        )}
      </form>
    </FormProvider>
  )
}

/** The login of this form always leads to the page of chef hiring. */
function useRequestDraft(today: Day): Draft<RequestDraft> {
  const draft = useDraft('chef-request', EMPTY_DRAFT, { page: '/chef-hiring' })
  const tidy = (values: RequestDraft) => tidyDraft(values, today)
  return { ...draft, values: tidy(draft.values), read: () => tidy(draft.read()) }
}
