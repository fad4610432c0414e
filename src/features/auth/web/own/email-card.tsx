import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { call, CallError } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { CodeField } from '#ui/fields/code-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useGuard } from '#ui/records/guard.ts'
import { useTexts } from '#ui/texts.ts'
import { confirmEmail, getOwnEmail, removeEmail, requestEmail } from '../../email-contract.ts'
import { emailMessages } from '../../email-messages.ts'
import { OwnCard } from './own-card.tsx'

type OwnEmail = Output<typeof getOwnEmail>

const EMAIL_KEY = ['own-email']

const ownEmailQuery = queryOptions({
  queryKey: EMAIL_KEY,
  queryFn: ({ signal }) => call(getOwnEmail, {}, { signal }),
})

/** The second way for sign-in codes: add, confirm, change or remove an address. */
export function EmailCard() {
  const { card } = useTexts(emailMessages)
  const { data, error, isFetching, refetch } = useQuery(ownEmailQuery)
  if (data && !data.isOffered) return null
  return (
    <OwnCard title={card.title} lead={card.lead}>
      {data ? (
        <OwnEmailForm key={`${data.email} ${data.isConfirmed}`} own={data} />
      ) : error ? (
        <ErrorState
          title={card.loadFailed}
          headingLevel={3}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {card.retry}
        </ErrorState>
      ) : (
        <SkeletonGroup label={card.loading}>
          <Skeleton className="h-16 w-full" />
        </SkeletonGroup>
      )}
    </OwnCard>
  )
}

function OwnEmailForm({ own }: { own: OwnEmail }) {
  const { card } = useTexts(emailMessages)
  const [isOpen, setOpen] = useState(!own.isConfirmed)
  const [sentTo, setSentTo] = useState<string>()
  const remove = useAction(() => call(removeEmail), card.removed)
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        {own.email === '' ? (
          <span className="text-muted">{card.none}</span>
        ) : (
          <>
            <bdi dir="ltr" className="font-strong [overflow-wrap:anywhere]">
              {own.email}
            </bdi>
            <Chip tone={own.isConfirmed ? 'ok' : 'warn'}>
              {own.isConfirmed ? card.confirmed : card.unconfirmed}
            </Chip>
          </>
        )}
      </p>
      {isOpen ? (
        sentTo === undefined ? (
          <AddressStep email={own.isConfirmed ? '' : own.email} onSent={setSentTo} />
        ) : (
          <ConfirmStep email={sentTo} onCancel={() => setSentTo(undefined)} />
        )
      ) : (
        <div className="flex flex-wrap gap-2.5">
          <Button variant="line" onClick={() => setOpen(true)}>
            {card.change}
          </Button>
          <Button
            variant="line"
            isPending={remove.isPending}
            onClick={() => remove.mutate(undefined)}
          >
            {card.remove}
          </Button>
        </div>
      )}
    </>
  )
}

function AddressStep(props: { email: string; onSent: (email: string) => void }) {
  const { card } = useTexts(emailMessages)
  const [email, setEmail] = useState(props.email)
  const send = useAction(async (address: string) => {
    await call(requestEmail, { email: address })
    props.onSent(address)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send.mutate(email.trim())
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <TextField
        name="email"
        label={card.label}
        type="email"
        autoComplete="email"
        dir="ltr"
        value={email}
        onChange={setEmail}
        errorMessage={send.errorText}
        isRequired
      />
      <Button type="submit" className="w-fit" isPending={send.isPending}>
        {card.send}
      </Button>
    </form>
  )
}

function ConfirmStep(props: { email: string; onCancel: () => void }) {
  const { card } = useTexts(emailMessages)
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const confirm = useAction((typed: string) => call(confirmEmail, { code: typed }), card.done)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm.mutate(code)
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <output>{card.codeSent(props.email)}</output>
      <CodeField
        ref={field}
        name="code"
        label={card.codeLabel}
        value={code}
        onChange={setCode}
        onComplete={(typed) => confirm.mutate(typed)}
        errorMessage={confirm.errorText}
        isRequired
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" isPending={confirm.isPending}>
          {card.confirm}
        </Button>
        <Button variant="line" onClick={props.onCancel}>
          {card.cancel}
        </Button>
      </div>
    </form>
  )
}

/** One step with its error next to the field, a toast when done, and a fresh code where it is asked. */
function useAction<V>(action: (value: V) => Promise<unknown>, done?: string) {
  const { card } = useTexts(emailMessages)
  const queryClient = useQueryClient()
  const asksFor = useGuard()
  const [errorText, setErrorText] = useState<string>()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: action,
    onMutate: () => setErrorText(undefined),
    onSuccess: async () => {
      if (done === undefined) return
      toast({ title: done, variant: 'success' })
      await queryClient.invalidateQueries({ queryKey: EMAIL_KEY })
    },
    onError: (error, value) => {
      if (asksFor(error, () => mutate(value))) return
      const text = (error instanceof CallError && firstText(error)) || card.failed
      setErrorText(text)
      toast({ title: card.error, text, variant: 'destructive' })
    },
  })
  return { mutate, isPending, errorText }
}

const firstText = (error: CallError): string => Object.values(error.fields)[0] ?? error.text
