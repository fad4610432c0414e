import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useTexts } from '#ui/texts.ts'
import type { Fallback } from '#features/meals/rules.ts'
import { fallbackTexts } from './fallback-texts.ts'
import { useChooseFallback } from './use-choose-fallback.ts'

interface FallbackQuestionProps {
  subscriptionId: number
  fallback: Fallback
  className?: string
}

/** Asks once anyone who ordered before the order asked for it. */
export function FallbackQuestion({ subscriptionId, fallback, className }: FallbackQuestionProps) {
  const texts = useTexts(fallbackTexts)
  const { mutate, isPending, failure } = useChooseFallback(subscriptionId)
  return (
    <Notice title={texts.ask} className={className}>
      {texts.now[fallback]}
      <span className="mt-3 flex flex-wrap gap-2.5">
        <Button size="sm" isPending={isPending} onClick={() => mutate('kitchen')}>
          {texts.pick}
        </Button>
        <Button size="sm" variant="line" isDisabled={isPending} onClick={() => mutate(fallback)}>
          {texts.keep}
        </Button>
      </span>
      {failure !== undefined && (
        <span role="alert" className="mt-2 block">
          {failure}
        </span>
      )}
    </Notice>
  )
}
