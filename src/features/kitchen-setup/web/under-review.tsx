import { call } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { withdrawReview } from '../contract.ts'
import { setupTexts } from './texts.ts'
import { useSetupAction } from './queries.ts'

/** While a kitchen lies with us, its owner can take it back. */
export function UnderReview() {
  const { review } = useTexts(setupTexts)
  const { mutate, isPending } = useSetupAction<void>({
    send: () => call(withdrawReview, {}),
    done: { title: review.withdrawn },
    failed: review.withdrawFailed,
    onDone: () => undefined,
  })
  return (
    <Button isBlock variant="line" isPending={isPending} onClick={() => mutate()}>
      {review.withdraw}
    </Button>
  )
}
