import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CardFrame, ownPaymentsQuery } from '#features/payments/web/public.ts'
import { formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { useLastError } from '#ui/actions/use-last-error.ts'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { errorText } from '#ui/forms/error-text.ts'
import { useTexts } from '#ui/texts.ts'
import { payAgain } from '../../contract.ts'
import { listTexts } from './list-texts.ts'
import { SUBSCRIPTIONS_KEY, subscriptionsQuery, type Subscription } from '../queries.ts'

/** The way to pay again in the list of payments; nothing next to a payment that cannot be. */
export function PayFailedAgain(props: { paymentId: number; isOpen: boolean }) {
  const { data } = useQuery(subscriptionsQuery(useLanguage()))
  const subscription = data?.find(({ payAgain: again }) => again?.paymentId === props.paymentId)
  return subscription && <PayAgain subscription={subscription} isOpen={props.isOpen} />
}

/** Another card for a cycle whose payment failed: first what it costs and when, then the form. */
export function PayAgain(props: { subscription: Subscription; isOpen?: boolean }) {
  const { again } = useTexts(listTexts)
  const [isOpen, setOpen] = useState(props.isOpen ?? false)
  const { subscription } = props
  const due = subscription.payAgain
  if (!due) return null
  if (!isOpen) {
    const isByCard = subscription.paymentMethod === 'credit_card'
    const label = isByCard ? again.payAnother : again.payByCard
    return (
      <Button
        size="sm"
        className="w-fit"
        aria-label={again.named(label, subscription.plan.name)}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
    )
  }
  return <AnotherCard subscriptionId={subscription.id} due={due} />
}

interface AnotherCardProps {
  subscriptionId: number
  due: NonNullable<Subscription['payAgain']>
}

function AnotherCard({ subscriptionId, due }: AnotherCardProps) {
  const { again } = useTexts(listTexts)
  const language = useLanguage()
  const { send, isPending, cardId, failure } = usePayAgain(subscriptionId)
  return (
    <div className="grid w-full gap-4">
      <p>
        <Price dirhams={due.amount} decimals="always" className="font-strong" />
        {language === 'ar' ? '، ' : ', '}
        {again.chargedOn(formatDay(due.chargeOn, language, 'long'))}
      </p>
      {cardId === undefined && (
        <CardFrame card={null} onCardChange={(card) => card && send(card.id)} />
      )}
      {cardId !== undefined && failure === undefined && <output>{again.sending}</output>}
      {cardId !== undefined && failure !== undefined && (
        <RetryNotice isRetrying={isPending} onRetry={() => send(cardId)}>
          {failure}
        </RetryNotice>
      )}
    </div>
  )
}

/** Pays with a card as soon as it is saved. */
function usePayAgain(subscriptionId: number) {
  const { again, toasts } = useTexts(listTexts)
  const [cardId, setCardId] = useState<number>()
  const { mutate, isPending, ...sent } = useAction(payAgain, {
    done: ({ chargeOn }) => ({ title: toasts.success, text: again.done(chargeOn) }),
    failed: again.failed,
    isErrorInPage: true,
    refreshes: [SUBSCRIPTIONS_KEY, ['deliveries'], ownPaymentsQuery.queryKey],
  })
  const error = useLastError(sent.error, isPending)
  const failure = error ? errorText(error, again.failed) : undefined
  const send = (cardSetupId: number) => {
    setCardId(cardSetupId)
    mutate({ id: subscriptionId, cardSetupId })
  }
  return { send, isPending, cardId, failure }
}
