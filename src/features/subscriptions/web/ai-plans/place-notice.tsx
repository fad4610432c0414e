import { AddressPicker } from '#features/addresses/web/public.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useTexts } from '#ui/texts.ts'
import { aiOrderTexts } from './order-texts.ts'
import type { usePlace } from './use-place.ts'

/** What the order lacks of a place; an address is added right here, so that nothing is lost. */
export function PlaceNotice({ place }: { place: ReturnType<typeof usePlace> }) {
  const { payment } = useTexts(aiOrderTexts)
  const { address, kitchen, isLoading, failed } = place
  if (failed) {
    return (
      <Notice
        tone="bad"
        isLive
        action={
          <Button variant="line" size="sm" isPending={failed.isRetrying} onClick={failed.retry}>
            {payment.retry}
          </Button>
        }
      >
        {payment.addressFailed}
      </Notice>
    )
  }
  if (isLoading || (address && kitchen)) return null
  return (
    <div className="grid gap-4">
      <Notice tone="warn" isLive>
        {payment.missing}
      </Notice>
      {!address && <AddressPicker value={0} onChange={() => undefined} />}
    </div>
  )
}
