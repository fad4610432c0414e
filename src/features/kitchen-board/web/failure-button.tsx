import { formatClock } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { waitUntil, isMissedAllowed, isRefunded, type KitchenReason } from '../rules.ts'

interface FailureWords {
  arriveFirst: string
  waitFirst: (time: string) => string
  refund: string
  noRefund: string
}

interface FailureButtonProps {
  reason: KitchenReason
  knockedAt: string | null
  now: Date
  words: FailureWords
  onPress: () => void
}

/** One reason why a delivery fails, what it means for the money, and why it cannot be given yet. */
export function FailureButton({ reason, knockedAt, now, words, onPress }: FailureButtonProps) {
  const { reasons } = useTexts(messages)
  return (
    <>
      <Button
        variant="line"
        isBlock
        disabledReason={reason === 'nobody_home' ? whyNotYet(knockedAt, now, words) : undefined}
        onClick={onPress}
      >
        {reasons[reason]}
      </Button>
      <p className="text-note text-muted">{isRefunded(reason) ? words.refund : words.noRefund}</p>
    </>
  )
}

function whyNotYet(knockedAt: string | null, now: Date, words: FailureWords): string | undefined {
  if (knockedAt === null) return words.arriveFirst
  const knocked = new Date(knockedAt)
  if (isMissedAllowed(knocked, now)) return undefined
  return words.waitFirst(formatClock(waitUntil(knocked)))
}
