import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import {
  FallbackChoice,
  fallbackTexts,
  useChooseFallback,
} from '#features/subscriptions/web/public.ts'
import { trayTexts } from '../texts/tray-texts.ts'
import { useSelection } from '../use-selection.ts'

/** What comes at the cut-off where nothing was chosen; holds for every day of the subscription. */
export function FallbackSheet() {
  const { save } = useTexts(trayTexts).fallback
  const texts = useTexts(fallbackTexts)
  const { selection, close } = useSelection()
  const [chosen, setChosen] = useState(selection.fallback)
  const { mutate, isPending, failure } = useChooseFallback(selection.subscriptionId, close)
  return (
    <Sheet
      isOpen
      onClose={close}
      title={texts.title}
      footer={
        <Button
          isBlock
          isPending={isPending}
          onClick={() => (chosen === selection.fallback ? close() : mutate(chosen))}
        >
          {save}
        </Button>
      }
    >
      <FallbackChoice value={chosen} onChange={setChosen} />
      {failure !== undefined && (
        <Notice tone="bad" isLive className="mt-3">
          {failure}
        </Notice>
      )}
    </Sheet>
  )
}
