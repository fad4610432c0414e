import { call } from '#shared/wire/call.ts'
import { formatDirhams, toFils } from '#shared/money.ts'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useLanguage } from '#ui/language.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import {
  cancelBookingAsChef,
  replyToReview,
  waiveDeadline,
} from '#features/chef-events/chef-contract.ts'
import type { ChefBooking } from '../queries.ts'
import { bookingTexts } from '../texts/booking-texts.ts'
import { useChefAction } from '../use-chef-action.ts'

interface BookingDialogProps {
  booking: ChefBooking
  onClose: () => void
}

const REASON_MIN = 10

/** What cancelling does to the customer and to the chef, before it is done. */
export function CancelDialog({ booking, onClose }: BookingDialogProps) {
  const texts = useTexts(bookingTexts)
  const language = useLanguage()
  const { values, change, clear } = useDraft(`chef-cancel:${booking.id}`, { reason: '' })
  const { reason } = values
  const { mutate, isPending, failure } = useChefAction({
    send: (input: { id: number; reason: string }) => call(cancelBookingAsChef, input),
    done: texts.cancelDone,
    failed: texts.actionFailed,
    onDone: () => {
      clear()
      onClose()
    },
  })
  const deposit = formatDirhams(toFils(booking.quote.deposit), language)
  return (
    <ChangeDialog
      title={texts.cancelTitle}
      lead={texts.cancelLead(deposit)}
      cancelLabel={texts.keep}
      confirmLabel={texts.cancel}
      isReady={reason.trim().length >= REASON_MIN}
      isPending={isPending}
      onConfirm={() => mutate({ id: booking.id, reason })}
      onClose={onClose}
    >
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        value={reason}
        onChange={(typed) => change({ reason: typed })}
        maxLength={500}
        errorMessage={failure}
        isRequired
      />
    </ChangeDialog>
  )
}

export function WaiveDialog({ booking, onClose }: BookingDialogProps) {
  const texts = useTexts(bookingTexts)
  const { mutate, isPending, failure } = useChefAction({
    send: (id: number) => call(waiveDeadline, { id }),
    done: texts.waiveDone,
    failed: texts.actionFailed,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      isDestructive={false}
      title={texts.waiveTitle}
      cancelLabel={texts.keep}
      confirmLabel={texts.waive}
      onCancel={onClose}
      onConfirm={() => mutate(booking.id)}
      isPending={isPending}
      error={failure}
    >
      {texts.waiveLead}
    </ConfirmDialog>
  )
}

export function ReplyDialog({ booking, onClose }: BookingDialogProps) {
  const texts = useTexts(bookingTexts)
  const stored = { text: booking.review?.reply ?? '' }
  const { values, change, clear } = useDraft('chef-reply', stored, { recordId: booking.id })
  const { text } = values
  const { mutate, isPending, failure } = useChefAction({
    send: (input: { id: number; text: string }) => call(replyToReview, input),
    done: texts.replyDone,
    failed: texts.actionFailed,
    onDone: () => {
      clear()
      onClose()
    },
  })
  return (
    <ChangeDialog
      title={texts.reply}
      lead={booking.review?.text || texts.noWords}
      cancelLabel={texts.keep}
      confirmLabel={texts.replySend}
      isReady={text.trim() !== ''}
      isPending={isPending}
      onConfirm={() => mutate({ id: booking.id, text })}
      onClose={onClose}
    >
      <TextArea
        label={texts.replyLabel}
        value={text}
        onChange={(typed) => change({ text: typed })}
        maxLength={1000}
        errorMessage={failure}
        isRequired
      />
    </ChangeDialog>
  )
}
