import { Suspense, useState } from 'react'
import { lazyPart } from '#ui/lazy/lazy-part.ts'

const QuoteDialog = lazyPart(async () => (await import('./quote-dialog.tsx')).QuoteDialog)

export interface CustomQuoteDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Asks for a plan of one's own. Its code loads when it first opens. */
export function CustomQuoteDialog(props: CustomQuoteDialogProps) {
  const [wasOpened, setOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <QuoteDialog {...props} />
    </Suspense>
  )
}
