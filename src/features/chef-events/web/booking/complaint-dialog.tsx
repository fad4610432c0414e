import { call } from '#shared/wire/call.ts'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { complain } from '../../quotes-contract.ts'
import { useEventAction } from '../use-event-action.ts'
import { bookingTexts } from './texts.ts'

const LEAST = 10
const MOST = 2000

export function ComplaintDialog({ eventId, onClose }: { eventId: number; onClose: () => void }) {
  const { complaint: texts, error } = useTexts(bookingTexts)
  const { values, change, clear } = useDraft(`complaint:${eventId}`, { text: '' })
  const { text } = values
  const { mutate, isPending, failure } = useEventAction({
    send: (words: string) => call(complain, { id: eventId, text: words }),
    done: { title: texts.done, text: texts.doneText },
    errorTitle: error,
    failed: texts.failed,
    onDone: () => {
      clear()
      onClose()
    },
  })
  return (
    <ChangeDialog
      title={texts.title}
      lead={texts.lead}
      cancelLabel={texts.keep}
      confirmLabel={texts.send}
      isReady={text.trim().length >= LEAST}
      isPending={isPending}
      onConfirm={() => mutate(text)}
      onClose={onClose}
    >
      <TextArea
        label={texts.text}
        value={text}
        onChange={(typed) => change({ text: typed })}
        maxLength={MOST}
        isRequired
      />
      {failure !== undefined && (
        <Notice tone="bad" isLive>
          {failure}
        </Notice>
      )}
    </ChangeDialog>
  )
}
