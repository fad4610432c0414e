import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { formatDay, type Day } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { DatePicker } from '#ui/dates/date-picker.tsx'
import { QueryFailure } from '#ui/feedback/retry-notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { FactList } from '#ui/layout/fact-list.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { listMoveDays, moveDelivery, previewMove } from '../../change-contract.ts'
import { PREVIEW_KEY, type Delivery } from '../queries.ts'
import { changeTexts } from './change-texts.ts'
import { chargeFact } from './charge-fact.tsx'
import { costFact } from './cost-fact.tsx'
import { untilText } from './until-text.ts'
import { useChange } from './use-change.ts'

type Places = Output<typeof listMoveDays>

interface MoveDialogProps {
  delivery: Delivery
  onClose: () => void
}

/** Another day for one delivery, and what follows from it, before it is done. */
export function MoveDialog({ delivery, onClose }: MoveDialogProps) {
  const words = useTexts(changeTexts)
  const [to, setTo] = useState<Day | null>(null)
  const days = useQuery({
    queryKey: [...PREVIEW_KEY, 'move-days', delivery.id],
    queryFn: ({ signal }) => call(listMoveDays, { id: delivery.id }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const places = days.data
  const errorOf = useError(places)
  const failure = to ? errorOf(to) : undefined
  const input = to && !failure ? { id: delivery.id, to } : undefined
  const { mutate, isPending } = useMove(delivery, onClose)
  return (
    <ChangeDialog
      title={words.move.title(delivery.day)}
      lead={words.move.lead}
      cancelLabel={words.keep}
      confirmLabel={words.move.confirm}
      isReady={input !== undefined}
      isPending={isPending}
      onConfirm={() => input && mutate(input)}
      onClose={onClose}
    >
      <DatePicker
        label={words.move.to}
        name="to"
        value={to}
        onChange={setTo}
        isDisabled={!places}
        {...(places && { minValue: places.from, maxValue: places.to })}
        unavailableReason={errorOf}
        errorMessage={failure}
      />
      {days.error && <QueryFailure query={days}>{words.failed}</QueryFailure>}
      {input && <Consequences input={input} />}
    </ChangeDialog>
  )
}

/** Why a day cannot be had. */
function useError(places: Places | undefined) {
  const { move } = useTexts(changeTexts)
  return (day: Day): string | undefined => {
    if (!places) return undefined
    if (day < places.from || day > places.to) return move.outside(places.from, places.to)
    const barred = places.barred.find((one) => one.day === day)
    return barred && move.reasons[barred.reason]
  }
}

const send = (input: { id: number; to: Day }) => call(moveDelivery, input)

function useMove(delivery: Delivery, onClose: () => void) {
  const { move } = useTexts(changeTexts)
  const say = ({ to, receiptNumber }: { to: Day; receiptNumber: string }) =>
    move.done(to, receiptNumber)
  const back = useChange({ send, say, failed: move.failed })
  return useChange({
    send,
    say,
    failed: move.failed,
    undo: () => back.mutate({ id: delivery.id, to: delivery.day }),
    onDone: onClose,
  })
}

function Consequences({ input }: { input: { id: number; to: Day } }) {
  const words = useTexts(changeTexts)
  const language = useLanguage()
  const preview = useQuery({
    queryKey: [...PREVIEW_KEY, 'move', language, input],
    queryFn: ({ signal }) => call(previewMove, input, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const { data } = preview
  return (
    <FactList
      loading={words.loading}
      query={preview}
      failed={words.failed}
      facts={
        data && [
          { label: words.move.comes, value: formatDay(data.to, language) },
          {
            label: words.move.kept,
            value: data.mealsKept > 0 ? words.move.meals(data.mealsKept) : words.move.noMeals,
          },
          data.mealsDropped > 0 && {
            label: words.move.dropped,
            value: words.move.meals(data.mealsDropped),
          },
          data.endDate !== null && {
            label: words.move.end,
            value: formatDay(data.endDate, language, 'long'),
          },
          costFact(words, data.amount),
          chargeFact(words, data.nextCharge, language),
          { label: words.undoUntil, value: untilText(data.undoUntil, language) },
        ]
      }
    />
  )
}
