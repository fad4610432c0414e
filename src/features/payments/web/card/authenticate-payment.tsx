import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { authenticationQuery, type ElementForm } from '../queries.ts'
import { FramedForm } from './framed-form.tsx'
import { stripeQuery } from './stripe.ts'

interface AuthenticatePaymentProps {
  paymentId: number
  /** The bank asks nothing any more, whichever way it ended. */
  onDone: () => void
}

/** The bank's question about one charge, asked in our page. */
export function AuthenticatePayment({ paymentId, onDone }: AuthenticatePaymentProps) {
  const texts = useTexts(messages).authentication
  const { data, error, isFetching, refetch } = useQuery(authenticationQuery(paymentId))
  const isOver = data?.form === null
  useEffect(() => {
    if (isOver) onDone()
  }, [isOver, onDone])
  const ask = () => void refetch()
  if (error) {
    return (
      <RetryNotice title={texts.loadFailed} isRetrying={isFetching} onRetry={ask}>
        {error instanceof CallError && error.text}
      </RetryNotice>
    )
  }
  if (!data?.form) {
    return (
      <SkeletonGroup label={texts.loading}>
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  }
  const { form } = data
  if (form.presentation === 'frame') {
    return <FramedForm url={form.url} title={texts.title} onEnd={ask} />
  }
  return <StripeQuestion form={form} isAsking={isFetching} onAnswered={ask} />
}

interface StripeQuestionProps {
  form: ElementForm
  isAsking: boolean
  onAnswered: () => void
}

function StripeQuestion({ form, isAsking, onAnswered }: StripeQuestionProps) {
  const texts = useTexts(messages).authentication
  const queryClient = useQueryClient()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function open() {
    setOpen(true)
    setFailure(undefined)
    try {
      const stripe = await queryClient.fetchQuery(stripeQuery(form.publishableKey, language))
      const { error } = await stripe.handleNextAction({ clientSecret: form.clientSecret })
      if (error) setFailure(error.message ?? texts.failed)
      onAnswered()
    } catch {
      setFailure(texts.loadFailed)
    } finally {
      setOpen(false)
    }
  }

  return (
    <div className="grid gap-3">
      <p>{texts.lead}</p>
      {failure !== undefined && (
        <Notice tone="bad" isLive>
          {failure}
        </Notice>
      )}
      <Button
        size="sm"
        className="w-fit max-sm:w-full"
        isPending={isOpen || isAsking}
        onClick={() => void open()}
      >
        {texts.confirm}
      </Button>
    </div>
  )
}
