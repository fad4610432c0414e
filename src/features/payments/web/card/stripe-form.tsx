import { useQuery } from '@tanstack/react-query'
import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js'
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type RefObject,
} from 'react'
import type { Language } from '#shared/language.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import type { ElementForm } from '../queries.ts'
import type { SubmitForm } from './card-frame.tsx'
import { readAppearance, stripeQuery } from './stripe.ts'

interface StripeFormProps {
  form: ElementForm
  /** Filled with the way to submit the fields from outside. */
  submit: RefObject<SubmitForm | undefined>
  onEnd: () => void
}

/** Stripe's fields in our page: what is typed there goes to Stripe alone. */
export function StripeForm({ form, submit, onEnd }: StripeFormProps) {
  const texts = useTexts(messages).card
  const language = useLanguage()
  const {
    data: stripe,
    isError,
    isFetching,
    refetch,
  } = useQuery(stripeQuery(form.publishableKey, language))
  if (isError) {
    const ask = () => void refetch()
    return <RetryNotice title={texts.loadFailed} isRetrying={isFetching} onRetry={ask} />
  }
  if (!stripe) return <FieldsSkeleton label={texts.loading} />
  return <Fields stripe={stripe} clientSecret={form.clientSecret} submit={submit} onEnd={onEnd} />
}

const FieldsSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <Skeleton className="h-13 w-full" />
    <Skeleton className="h-13 w-1/2" />
  </SkeletonGroup>
)

interface FieldsProps extends Pick<StripeFormProps, 'submit'> {
  stripe: Stripe
  clientSecret: string
  onEnd: () => void
}

function Fields({ stripe, clientSecret, submit, onEnd }: FieldsProps) {
  const texts = useTexts(messages).card
  const language = useLanguage()
  const holder = useRef<HTMLDivElement>(null)
  const { elements, state, mountAgain } = usePaymentElement(holder, stripe, clientSecret, language)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function save(): Promise<boolean> {
    if (!elements.current) return false
    setSaving(true)
    setFailure(undefined)
    try {
      const { error } = await stripe.confirmSetup({
        elements: elements.current,
        confirmParams: { return_url: location.href },
        redirect: 'if_required',
      })
      if (!error) {
        onEnd()
        return true
      }
      // Stripe marks what is missing or wrong at the field itself.
      if (error.type !== 'validation_error') setFailure(error.message ?? texts.failures.other)
    } catch {
      setFailure(texts.failures.other)
    } finally {
      setSaving(false)
    }
    return false
  }
  useImperativeHandle(submit, () => (state === 'ready' ? save : undefined))

  return (
    <div className="grid gap-3">
      {state === 'loading' && <FieldsSkeleton label={texts.loading} />}
      {(state === 'failed' || state === 'again') && (
        <RetryNotice title={texts.loadFailed} isRetrying={state === 'again'} onRetry={mountAgain} />
      )}
      {/* Stripe's frame has the light scheme: in another one the browser paints it white. It measures
          itself, so it is never hidden. */}
      <div ref={holder} style={{ colorScheme: 'light' }} />
      {failure !== undefined && (
        <Notice tone="bad" isLive>
          {failure}
        </Notice>
      )}
      {state === 'ready' && (
        <Button
          variant="line"
          className="w-fit max-sm:w-full"
          isPending={isSaving}
          onClick={() => void save()}
        >
          {texts.save}
        </Button>
      )}
    </div>
  )
}

type FieldsState = 'loading' | 'ready' | 'failed' | 'again'

/** Puts Stripe's fields into the holder, in our language and colours. */
function usePaymentElement(
  holder: RefObject<HTMLDivElement | null>,
  stripe: Stripe,
  clientSecret: string,
  language: Language,
) {
  const elements = useRef<StripeElements>(null)
  const element = useRef<StripePaymentElement>(null)
  const [state, setState] = useState<FieldsState>('loading')
  const remove = useCallback(() => {
    element.current?.destroy()
    element.current = null
  }, [])
  const mount = useCallback(() => {
    if (!holder.current) return
    const appearance = readAppearance(holder.current.parentElement ?? holder.current)
    elements.current = stripe.elements({ clientSecret, locale: language, appearance })
    element.current = elements.current.create('payment', { layout: 'tabs' })
    element.current.on('ready', () => setState('ready'))
    element.current.on('loaderror', () => setState('failed'))
    element.current.mount(holder.current)
  }, [holder, stripe, clientSecret, language])
  useEffect(() => {
    mount()
    return remove
  }, [mount, remove])
  const mountAgain = () => {
    setState('again')
    remove()
    mount()
  }
  return { elements, state, mountAgain }
}
