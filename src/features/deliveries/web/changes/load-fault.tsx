import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { useTexts } from '#ui/texts.ts'
import { changeTexts } from './change-texts.ts'
import { refusalText } from './use-change.ts'

interface LoadFaultProps {
  error: Error
  isRetrying: boolean
  onRetry: () => void
}

/** What a dialog needs did not come: why, and the way to ask again. */
export function LoadFault({ error, isRetrying, onRetry }: LoadFaultProps) {
  const words = useTexts(changeTexts)
  return (
    <RetryNotice isRetrying={isRetrying} onRetry={onRetry}>
      {refusalText(error, words.failed)}
    </RetryNotice>
  )
}
