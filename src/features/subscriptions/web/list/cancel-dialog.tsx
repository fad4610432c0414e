import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ownPaymentsQuery } from '#features/payments/web/public.ts'
import { formatDay } from '#shared/dates.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { FactList } from '#ui/layout/fact-list.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { cancelSubscription } from '../../contract.ts'
import { listTexts } from './list-texts.ts'
import { cancellationQuery, SUBSCRIPTIONS_KEY, type Subscription } from '../queries.ts'

const ConfirmDialog = lazyPart(
  async () => (await import('#ui/overlay/confirm-dialog.tsx')).ConfirmDialog,
)

interface CancelDialogProps {
  subscription: Subscription | undefined
  onClose: () => void
}

/** The second of two clicks: shows what follows, then cancels. */
export function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  if (!subscription) return null
  return (
    <Suspense>
      <OpenDialog key={subscription.id} subscription={subscription} onClose={onClose} />
    </Suspense>
  )
}

function OpenDialog(props: { subscription: Subscription; onClose: () => void }) {
  const { subscription, onClose } = props
  const { cancel, toasts } = useTexts(listTexts)
  const { mutate, isPending } = useAction(cancelSubscription, {
    done: ({ endDate, receiptNumber, wasCharged }) => ({
      title: toasts.success,
      text: wasCharged ? cancel.done(endDate, receiptNumber) : cancel.doneUnpaid(receiptNumber),
    }),
    failed: cancel.failedToast,
    onDone: onClose,
    refreshes: [SUBSCRIPTIONS_KEY, ['deliveries'], ownPaymentsQuery.queryKey],
  })
  return (
    <ConfirmDialog
      isOpen
      title={cancel.title(subscription.plan.name)}
      cancelLabel={cancel.keep}
      confirmLabel={cancel.confirm}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() => mutate({ id: subscription.id })}
    >
      <Consequences subscriptionId={subscription.id} />
    </ConfirmDialog>
  )
}

function Consequences({ subscriptionId }: { subscriptionId: number }) {
  const { cancel } = useTexts(listTexts)
  const language = useLanguage()
  const preview = useQuery(cancellationQuery(subscriptionId, true))
  const { data } = preview
  const facts = data && [
    { label: cancel.ends, value: formatDay(data.endDate, language, 'long') },
    data.wasCharged
      ? {
          label: cancel.refund,
          value:
            data.refund > 0 ? <Price dirhams={data.refund} decimals="always" /> : cancel.nothing,
        }
      : { label: cancel.charge, value: cancel.notCharged },
    data.daysGivenBack > 0 && {
      label: cancel.deliveries,
      value: cancel.deliveriesOf(data.daysGivenBack),
    },
    data.firstDeliveryAffected !== null && {
      label: cancel.first,
      value: formatDay(data.firstDeliveryAffected, language, 'long'),
    },
    { label: cancel.nextCharge, value: cancel.noCharge },
  ]
  return <FactList query={preview} failed={cancel.failed} facts={facts} loading={cancel.loading} />
}
