import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useTexts } from '#ui/texts.ts'
import { useWords } from '#ui/words.ts'
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
  const { tryAgain } = useWords()
  return (
    <Notice
      tone="bad"
      isLive
      action={
        <Button size="sm" variant="line" isPending={isRetrying} onClick={onRetry}>
          {tryAgain}
        </Button>
      }
    >
      {refusalText(error, words.failed)}
    </Notice>
  )
}
