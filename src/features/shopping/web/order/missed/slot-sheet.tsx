import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import { windowWords } from '../window-words.ts'
import type { AfterMissProps } from './after-miss.tsx'
import { missedTexts } from './missed-texts.ts'
import { useChoose } from './use-choose.ts'

/** The windows in which a missed order can still come. */
export function SlotSheet({ order, choice, onClose }: AfterMissProps & { onClose: () => void }) {
  const words = useTexts(missedTexts)
  const language = useLanguage()
  const [chosen, setChosen] = useState<string | null>(null)
  const { choose, isPending, failure } = useChoose(order.id, {
    done: words.booked,
    onDone: onClose,
  })
  const slots = choice.slots.map((slot) => ({ slot, value: `${slot.day} ${slot.from}` }))
  // A window that was open when the sheet was opened may be gone by now.
  const picked = slots.find(({ value }) => value === chosen)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words.slotTitle}
      footer={
        <Button
          isBlock
          isPending={isPending}
          disabledReason={picked ? undefined : words.slotNeeded}
          onClick={() => picked && choose({ choice: 'slot', slot: picked.slot })}
        >
          {words.book}
        </Button>
      }
    >
      <div className="num grid gap-4">
        <p className="text-muted">{words.slotLead}</p>
        <RadioCards
          label={words.slotLabel}
          value={picked ? chosen : null}
          onChange={setChosen}
          options={slots.map(({ slot, value }) => ({ value, label: windowWords(slot, language) }))}
        />
        {failure !== undefined && (
          <Notice tone="bad" isLive>
            {failure}
          </Notice>
        )}
      </div>
    </Sheet>
  )
}
