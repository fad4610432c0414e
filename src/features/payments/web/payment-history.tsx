import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useId, useState, type ComponentType } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { dayOf, formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import type { Tone } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { WithNumbers } from '#ui/records/with-numbers.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { messages } from '../messages.ts'
import { isPaidOnDelivery, type PaymentState } from '../rules.ts'
import { PayPalRequest } from './pay-pal-request.tsx'
import { ownPaymentsQuery, type OwnPayment } from './queries.ts'
import { TransferDetails } from './transfer-details.tsx'

const AuthenticatePayment = lazyPart(
  async () => (await import('./card/authenticate-payment.tsx')).AuthenticatePayment,
)
const CardFrame = lazyPart(async () => (await import('./card/card-frame.tsx')).CardFrame)
const RefundAccount = lazyPart(
  async () => (await import('./refunds/refund-account.tsx')).RefundAccount,
)

export interface PaymentHistoryProps {
  /** The payment whose card step is open from the start, from `?payment=`. */
  openPaymentId?: number | undefined
  headingLevel?: 2 | 3
  /** The way to pay a failed payment again, where there is one. */
  PayAgain: ComponentType<{ paymentId: number; isOpen: boolean }>
  /** The tax documents of a payment that was taken. */
  Documents: ComponentType<{ paymentId: number }>
}

/** One's own payments, newest first, each with what it still waits for. */
export function PaymentHistory(props: PaymentHistoryProps) {
  const { openPaymentId, headingLevel = 2, PayAgain, Documents } = props
  const texts = useTexts(messages).history
  const titleId = useId()
  const { data, error, isFetching, refetch } = useQuery(ownPaymentsQuery)
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <Heading id={titleId} className="text-xl">
        {texts.title}
      </Heading>
      {error && !data && (
        <ErrorState
          title={texts.loadFailed}
          headingLevel={3}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          reference={error instanceof CallError ? error.requestId : undefined}
        >
          {error instanceof CallError && error.text}
        </ErrorState>
      )}
      {!error && !data && (
        <SkeletonGroup label={texts.title}>
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </SkeletonGroup>
      )}
      {data?.length === 0 && (
        <EmptyState title={texts.empty} headingLevel={3}>
          {texts.emptyLead}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className="grid">
          {data.map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              isOpen={payment.id === openPaymentId}
              PayAgain={PayAgain}
              Documents={Documents}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

const TONES: Record<PaymentState, Tone | 'quiet'> = {
  requires_action: 'warn',
  ready: 'info',
  captured: 'ok',
  partially_refunded: 'quiet',
  refunded: 'quiet',
  failed: 'bad',
  expired: 'bad',
  cancelled: 'quiet',
}

interface PaymentRowProps extends Pick<PaymentHistoryProps, 'PayAgain' | 'Documents'> {
  payment: OwnPayment
  isOpen: boolean
}

function PaymentRow({ payment, isOpen, PayAgain, Documents }: PaymentRowProps) {
  const { history, methods } = useTexts(messages)
  const state = isPaidOnDelivery(payment) ? 'ready' : payment.state
  const [isCardOpen, setCardOpen] = useState(isOpen && !payment.needsAuthentication)
  return (
    <li className="grid gap-3 border-t-line border-hairline py-4 first:border-t-0">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-strong">
            <WithNumbers text={payment.description} />{' '}
            {payment.cycle !== null && (
              <span className="inline-block font-normal whitespace-nowrap text-muted">
                {history.cycle(payment.cycle)}
              </span>
            )}
          </p>
          <p className="text-note text-muted">
            <WhenPaid payment={payment} /> · {methods[payment.method]} ·{' '}
            <bdi dir="ltr" className="num whitespace-nowrap">
              {payment.reference}
            </bdi>
          </p>
        </div>
        <div className="flex items-start justify-between gap-x-5 max-sm:w-full">
          <Chip tone={TONES[state]}>{history.states[state]}</Chip>
          <div className="grid justify-items-end">
            <Price dirhams={payment.amount} decimals="always" className="font-strong" />
            {payment.refunded > 0 && (
              <span className="text-note text-muted">
                {history.refunded} <Price dirhams={payment.refunded} decimals="always" prefix="−" />
              </span>
            )}
          </div>
        </div>
      </div>
      <Dispute payment={payment} />
      {payment.capturedAt !== null && <Documents paymentId={payment.id} />}
      {payment.requestUrl !== null && <PayPalRequest payment={payment} isOpen={isOpen} />}
      {payment.refundsByHand.length > 0 && (
        <Suspense fallback={<Skeleton className="h-11 w-full" />}>
          {payment.refundsByHand.map((refund) => (
            <RefundAccount key={refund.id} refund={refund} />
          ))}
        </Suspense>
      )}
      <TransferDetails payment={payment} />
      {payment.cycle !== null && (payment.state === 'failed' || payment.state === 'expired') && (
        <PayAgain paymentId={payment.id} isOpen={isOpen} />
      )}
      {payment.needsAuthentication && <AskedByBank paymentId={payment.id} isOpen={isOpen} />}
      {payment.needsCard && !isCardOpen && (
        <Button variant="line" size="sm" className="w-fit" onClick={() => setCardOpen(true)}>
          {history.useCard}
        </Button>
      )}
      {payment.needsCard && isCardOpen && (
        <PaymentCard paymentId={payment.id} onDone={() => setCardOpen(false)} />
      )}
    </li>
  )
}

/** What the customer's bank does about a payment, and what that means for their card. */
function Dispute({ payment: { dispute, isCardHeld } }: { payment: OwnPayment }) {
  const { history } = useTexts(messages)
  const isOver = dispute === 'won' || dispute === 'lost'
  return (
    <>
      {dispute !== null && (
        <p className="text-note text-muted">{history.disputes[isOver ? dispute : 'open']}</p>
      )}
      {isCardHeld && <p className="text-note text-muted">{history.cardBlocked}</p>}
    </>
  )
}

function WhenPaid({ payment }: { payment: OwnPayment }) {
  const { history } = useTexts(messages)
  const language = useLanguage()
  const say = (day: string) => formatDay(day, language, 'long')
  if (payment.capturedAt !== null) return history.paidOn(say(dayOf(new Date(payment.capturedAt))))
  if (payment.retryOn !== null) return history.retryOn(say(payment.retryOn))
  return history.chargedOn(say(payment.chargeOn))
}

/** The way to answer a bank that asks about a charge. */
function AskedByBank({ paymentId, isOpen }: { paymentId: number; isOpen: boolean }) {
  const { authentication } = useTexts(messages)
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(isOpen)
  const finish = useCallback(() => {
    setAsking(false)
    void queryClient.invalidateQueries({ queryKey: ownPaymentsQuery.queryKey, exact: true })
    void queryClient.invalidateQueries({ queryKey: ['subscriptions'] })
    void queryClient.invalidateQueries({ queryKey: ['deliveries'] })
  }, [queryClient])
  if (isAsking) {
    return (
      <Suspense>
        <AuthenticatePayment paymentId={paymentId} onDone={finish} />
      </Suspense>
    )
  }
  return (
    <Button size="sm" className="w-fit" onClick={() => setAsking(true)}>
      {authentication.open}
    </Button>
  )
}

/** The card step of one payment; the lists that show it are fetched again afterwards. */
function PaymentCard({ paymentId, onDone }: { paymentId: number; onDone: () => void }) {
  const queryClient = useQueryClient()
  return (
    <Suspense>
      <CardFrame
        paymentId={paymentId}
        card={null}
        onCardChange={() => {
          onDone()
          void queryClient.invalidateQueries({ queryKey: ownPaymentsQuery.queryKey })
          void queryClient.invalidateQueries({ queryKey: ['subscriptions'] })
          void queryClient.invalidateQueries({ queryKey: ['deliveries'] })
        }}
      />
    </Suspense>
  )
}
