import { useMutation } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { call, CallError } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { lowerTexts } from './lower-texts.ts'

/** The footer's form. Its contract loads when it is sent: the footer is on every page. */
export function NewsletterForm() {
  const { refusals } = useTexts(messages)
  const { newsletter } = useTexts(lowerTexts)
  const [email, setEmail] = useState('')
  const [website, setWebsite] = useState('')
  const ids = useId()
  const send = useMutation({
    mutationFn: async () => {
      const { subscribeNewsletter } = await import('../../contract.ts')
      return call(subscribeNewsletter, { email, website })
    },
    onSuccess: () => setEmail(''),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!send.isPending) send.mutate()
  }
  const failure = send.error && errorText(send.error, newsletter.failed, refusals)
  return (
    <form noValidate onSubmit={submit} className="grid max-w-96 grid-cols-1 content-start gap-2">
      <h2 className="text-lg">{newsletter.title}</h2>
      <p className="text-note text-on-deep-muted">{newsletter.lead}</p>
      <label htmlFor={`${ids}email`} className="mt-1 text-note font-strong">
        {newsletter.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={`${ids}email`}
          type="email"
          name="email"
          autoComplete="email"
          dir="ltr"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          aria-required
          aria-invalid={failure ? true : undefined}
          aria-describedby={`${ids}note`}
          className="min-h-12 w-0 min-w-0 flex-1 basis-40 rounded-field border-line border-on-deep-muted bg-deep px-3.5 text-on-deep"
        />
        <Button type="submit" variant="deep" isPending={send.isPending}>
          {newsletter.subscribe}
        </Button>
      </div>
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={`${ids}website`}>{newsletter.website}</label>
        <input
          id={`${ids}website`}
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={website}
          onChange={(event) => setWebsite(event.currentTarget.value)}
        />
      </div>
      <output id={`${ids}note`} className="block text-sm text-on-deep-muted">
        {failure ? (
          <span className="flex items-start gap-2 font-strong text-on-deep">
            <CircleAlert className="mt-0.5" />
            {failure}
          </span>
        ) : send.isSuccess ? (
          <span className="flex items-start gap-2 font-strong text-deep-ok">
            <CircleCheck className="mt-0.5" />
            {newsletter.thanks}
          </span>
        ) : (
          newsletter.consent
        )}
      </output>
    </form>
  )
}

function errorText(
  error: Error,
  fallback: string,
  refusals: { newsletter_email_invalid: string },
): string {
  if (!(error instanceof CallError)) return fallback
  if (error.fields['email']) return refusals.newsletter_email_invalid
  return error.text || fallback
}
