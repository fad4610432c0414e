import { useQuery } from '@tanstack/react-query'
import { ownPaymentsQuery, TransferDetails } from '#features/payments/web/public.ts'
import type { listOwnPayments } from '#features/payments/contract.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useTexts } from '#ui/texts.ts'
import type { Subscription } from '../queries.ts'
import { awaitedTexts } from './awaited-texts.ts'

type Payment = Output<typeof listOwnPayments>[number]

/** The request to PayPal is made right after the order. */
const LOOK_MS = 3000

const isOpen = ({ state }: Payment): boolean => state === 'requires_action' || state === 'ready'

const isOnItsWay = ({ method, state, requestUrl }: Payment): boolean =>
  method === 'paypal' && state === 'requires_action' && requestUrl === null

/** What the payment of a plan still waits for, and the way to give it. */
export function AwaitedPayment({ subscription }: { subscription: Pick<Subscription, 'id'> }) {
  const ownOpen = (payment: Payment) =>
    payment.subscriptionId === subscription.id && isOpen(payment)
  const { data } = useQuery({
    ...ownPaymentsQuery,
    refetchInterval: ({ state }) =>
      state.data?.some((payment) => ownOpen(payment) && isOnItsWay(payment)) ? LOOK_MS : false,
  })
  const payment = data?.find(ownOpen)
  return payment ? <Awaited payment={payment} /> : null
}

function Awaited({ payment }: { payment: Payment }) {
  const texts = useTexts(awaitedTexts)
  const { chargeOn, method, reference, requestUrl, state, usd } = payment
  if (state === 'ready') return <Notice>{texts.charged(chargeOn)}</Notice>
  if (method === 'usdt') return <Notice tone="warn">{texts.usdt(reference, chargeOn)}</Notice>
  if (method === 'bank_transfer') {
    return (
      <Notice tone="warn">
        <p className="mb-2">{texts.transfer(chargeOn)}</p>
        <TransferDetails payment={payment} />
      </Notice>
    )
  }
  if (method !== 'paypal') {
    return (
      <Notice
        tone="warn"
        action={<Way href={`/dashboard?payment=${payment.id}`} text={texts.enterCard} />}
      >
        {texts.card}
      </Notice>
    )
  }
  return (
    <Notice
      tone="warn"
      isLive
      action={
        requestUrl !== null && <Way href={requestUrl} text={texts.pay(usd ?? '')} isElsewhere />
      }
    >
      {texts.payPal(usd ?? '', chargeOn)} {requestUrl === null && texts.payPalComes}
    </Notice>
  )
}

function Way({
  href,
  text,
  isElsewhere = false,
}: {
  href: string
  text: string
  isElsewhere?: boolean
}) {
  return (
    <LinkButton
      size="sm"
      href={href}
      {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {text}
    </LinkButton>
  )
}
