import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'

/** The first stop of the keyboard: past header and navigation to what the page is about. */
export function SkipLink() {
  const { nav } = useTexts(messages)
  return (
    <a
      href="#content"
      className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:start-3 focus-visible:top-3 focus-visible:z-50 focus-visible:rounded-field focus-visible:bg-card focus-visible:p-4 focus-visible:text-ink"
    >
      {nav.skip}
    </a>
  )
}
