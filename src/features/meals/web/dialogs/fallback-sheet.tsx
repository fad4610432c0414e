import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, CallError } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import { chooseFallback } from '../../fallback-contract.ts'
import { FALLBACKS, type Fallback } from '../../rules.ts'
import { SELECTION_KEY } from '../queries.ts'
import { pageTexts } from '../texts/page-texts.ts'
import { trayTexts } from '../texts/tray-texts.ts'
import { useSelection } from '../use-selection.ts'

/** What comes at the cut-off where nothing was chosen; holds for every day of the subscription. */
export function FallbackSheet() {
  const { fallback: texts } = useTexts(trayTexts)
  const { selection, close } = useSelection()
  const [chosen, setChosen] = useState<Fallback>(selection.fallback)
  const { mutate, isPending, error } = useChooseFallback()
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
          {texts.save}
        </Button>
      }
    >
      <RadioCards
        label={texts.label}
        value={chosen}
        onChange={(next) => next && setChosen(next)}
        options={FALLBACKS.map((fallback) => ({
          value: fallback,
          label: texts.options[fallback],
          description: texts.explained[fallback],
        }))}
      />
      {error && (
        <Notice tone="bad" isLive className="mt-3">
          {(error instanceof CallError && error.text) || texts.failed}
        </Notice>
      )}
    </Sheet>
  )
}

function useChooseFallback() {
  const { fallback: texts } = useTexts(trayTexts)
  const { success } = useTexts(pageTexts)
  const { selection, close } = useSelection()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (fallback: Fallback) =>
      call(chooseFallback, { id: selection.subscriptionId, fallback }),
    onSuccess: async ({ receiptNumber }) => {
      toast({ title: success, text: texts.saved(receiptNumber), variant: 'success' })
      close()
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: SELECTION_KEY }),
        queryClient.invalidateQueries({ queryKey: ['subscriptions'] }),
      ])
    },
  })
}
