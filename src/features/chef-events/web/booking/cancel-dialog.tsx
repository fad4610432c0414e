import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { Price } from '#ui/food/price.tsx'
import { FactList } from '#ui/layout/fact-list.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { cancelChefEvent } from '../../quotes-contract.ts'
import { cancellationQuery } from '../queries.ts'
import { useEventAction } from '../use-event-action.ts'
import { bookingTexts } from './texts.ts'

const price = (amount: number) => <Price dirhams={amount} decimals="always" />

/** What cancelling costs at this moment, before it is done. */
export function CancelDialog({ eventId, onClose }: { eventId: number; onClose: () => void }) {
  const { cancelling, error: errorTitle } = useTexts(bookingTexts)
  const preview = useQuery(cancellationQuery(eventId))
  const { data } = preview
  const { mutate, isPending, failure } = useEventAction({
    send: (refund: number) => call(cancelChefEvent, { id: eventId, refund }),
    done: { title: cancelling.done, text: cancelling.doneText },
    errorTitle,
    failed: cancelling.failed,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      title={cancelling.title}
      cancelLabel={cancelling.keep}
      confirmLabel={cancelling.confirm}
      onCancel={onClose}
      onConfirm={() => data && mutate(data.refund)}
      isPending={isPending}
      notReadyReason={data ? undefined : cancelling.costFirst}
      error={failure}
    >
      <div className="grid gap-4">
        {data && (
          <p className="text-muted">
            {data.paid === 0 ? cancelling.nothing : data.isFree ? cancelling.free : cancelling.late}
          </p>
        )}
        {data?.paid !== 0 && (
          <FactList
            loading={cancelling.loading}
            query={preview}
            failed={cancelling.lookFailed}
            facts={
              data && [
                { label: cancelling.paid, value: price(data.paid) },
                { label: cancelling.refund, value: price(data.refund) },
                { label: cancelling.kept, value: price(data.kept) },
              ]
            }
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
