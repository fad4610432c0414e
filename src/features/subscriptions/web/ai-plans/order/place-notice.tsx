import { messages } from '#features/addresses/messages.ts'
import { useAddressDialogs } from '#features/addresses/web/public.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { useTexts } from '#ui/texts.ts'
import { aiOrderTexts } from './order-texts.ts'
import type { usePlace } from './use-place.ts'

export const PLACE_ID = 'ai-place'

/** What the order lacks of a place; an address is added right here, so that nothing is lost. */
export function PlaceNotice({ place }: { place: ReturnType<typeof usePlace> }) {
  const { payment } = useTexts(aiOrderTexts)
  const { list } = useTexts(messages)
  const dialogs = useAddressDialogs()
  const { address, kitchen, isLoading, failed } = place
  if (failed) {
    return (
      <RetryNotice isRetrying={failed.isRetrying} onRetry={failed.retry}>
        {payment.addressFailed}
      </RetryNotice>
    )
  }
  const isMissing = !isLoading && !(address && kitchen)
  return (
    <>
      {isMissing && (
        <div id={PLACE_ID} tabIndex={-1} className="rounded-tile outline-none">
          <Notice tone="warn" isLive>
            {payment.missing}
            <Button size="sm" variant="line" className="mt-3 flex" onClick={dialogs.add}>
              {list.add}
            </Button>
          </Notice>
        </div>
      )}
      {dialogs.element}
    </>
  )
}
