import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { Suspense, use, useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { FieldError } from '#ui/fields/frame/field-error.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { messages } from '../../messages.ts'
import { cardSetupQuery, openCardSetupQuery, type CardSetup } from '../queries.ts'
import { CardSaverContext } from './card-saver.ts'
import { FramedForm } from './framed-form.tsx'
import { SavedCard } from './saved-card.tsx'

const StripeForm = lazyPart(async () => (await import('./stripe-form.tsx')).StripeForm)

export interface CardFrameProps {
  /** The payment that waits for a card; left out where the form comes before the order. */
  paymentId?: number | undefined
  card: CardSetup | null
  onCardChange: (card: CardSetup | null) => void
  /** What is wrong with the choice, until someone goes to the form: then the form says it. */
  error?: string | undefined
}

/** The card provider's own form inside our page, and the saved card afterwards. */
export function CardFrame({ paymentId, card, onCardChange, error }: CardFrameProps) {
  const form = useRef<HTMLDivElement>(null)
  const isEntered = useIsEntered(form)
  if (card) return <SavedCard card={card} onChangeCard={() => onCardChange(null)} />
  return (
    <div ref={form} className="grid gap-3">
      <CardForm paymentId={paymentId} onSaved={onCardChange} />
      {error !== undefined && !isEntered && <FieldError>{error}</FieldError>}
    </div>
  )
}

/** Whether the provider's fields have had the focus: to our page that is a window that loses it. */
function useIsEntered(form: RefObject<HTMLElement | null>): boolean {
  const [isEntered, setEntered] = useState(false)
  useEffect(() => {
    const look = () => {
      const { activeElement } = document
      if (activeElement?.tagName === 'IFRAME' && form.current?.contains(activeElement)) {
        setEntered(true)
      }
    }
    const lookLater = () => setTimeout(look)
    window.addEventListener('blur', lookLater)
    return () => window.removeEventListener('blur', lookLater)
  }, [form])
  return isEntered
}

interface CardFormProps {
  paymentId: number | undefined
  onSaved: (card: CardSetup) => void
}

function CardForm({ paymentId, onSaved }: CardFormProps) {
  const texts = useTexts(messages).card
  const { data: setup, error, isFetching, refetch } = useQuery(openCardSetupQuery(paymentId))
  if (error) {
    return (
      <RetryNotice title={texts.loadFailed} isRetrying={isFetching} onRetry={() => void refetch()}>
        {error instanceof CallError && error.text}
      </RetryNotice>
    )
  }
  if (!setup) return <FormSkeleton />
  return (
    <OpenForm
      key={setup.id}
      setup={setup}
      isReplacing={isFetching}
      onSaved={onSaved}
      onAnother={() => void refetch()}
    />
  )
}

/** Sends what is typed to the provider; false where it stays a form, with what is wrong. */
export type SubmitForm = () => Promise<boolean>

interface OpenFormProps {
  setup: CardSetup
  isReplacing: boolean
  onSaved: (card: CardSetup) => void
  onAnother: () => void
}

function OpenForm({ setup, isReplacing, onSaved, onAnother }: OpenFormProps) {
  const texts = useTexts(messages).card
  const { data, refetch } = useQuery({
    ...cardSetupQuery(setup.id),
    initialData: setup,
    staleTime: Infinity,
  })
  const status = data.status
  useEffect(() => {
    if (status === 'succeeded') onSaved(data)
  }, [status, data, onSaved])
  const ask = useCallback(() => void refetch(), [refetch])
  const submit = useRef<SubmitForm>(undefined)
  const offer = use(CardSaverContext)
  useEffect(
    () =>
      offer?.(async () => {
        if (!submit.current) return undefined
        if (!(await submit.current())) return null
        const { data: ended } = await refetch()
        return ended?.status === 'succeeded' ? ended : null
      }),
    [offer, refetch],
  )
  if (status === 'failed' || status === 'expired') {
    const failures: Readonly<Record<string, string>> = texts.failures
    const code = status === 'expired' ? status : (data.failureCode ?? '')
    return (
      <RetryNotice label={texts.tryAnother} isRetrying={isReplacing} onRetry={onAnother}>
        {failures[code] ?? texts.failures.other}
      </RetryNotice>
    )
  }
  const { form } = setup
  if (form?.presentation === 'frame') {
    return (
      <>
        <FramedForm url={form.url} title={texts.frameTitle} submit={submit} onEnd={ask} />
        <CardPrivacy />
      </>
    )
  }
  if (!form) return null
  return (
    <Suspense fallback={<FormSkeleton />}>
      <StripeForm form={form} submit={submit} onEnd={ask} />
      <CardPrivacy />
    </Suspense>
  )
}

function FormSkeleton() {
  const texts = useTexts(messages).card
  return (
    <SkeletonGroup label={texts.loading}>
      <Skeleton className="h-13 w-full" />
      <Skeleton className="h-13 w-1/2" />
    </SkeletonGroup>
  )
}

function CardPrivacy() {
  const { noCardsHere } = useTexts(messages).methods
  return (
    <p className="flex items-center gap-2 text-note text-muted">
      <Lock className="size-4 flex-none" />
      {noCardsHere}
    </p>
  )
}
