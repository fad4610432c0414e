import { useTexts } from '#ui/texts.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { messages } from '../messages.ts'
import type { CustomQuoteDialogProps } from './custom-quote-dialog.tsx'
import { QuoteForm } from './quote-form.tsx'

export function QuoteDialog({ isOpen, onClose }: CustomQuoteDialogProps) {
  const { dialog } = useTexts(messages)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={dialog.title} size="lg">
      <QuoteForm onClose={onClose} />
    </Dialog>
  )
}
