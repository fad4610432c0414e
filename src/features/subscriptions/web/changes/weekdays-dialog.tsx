import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chargeFact, costFact, untilText, useChange } from '#features/deliveries/web/public.ts'
import { call } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { CheckboxChips } from '#ui/choices/checkbox-chips.tsx'
import { useLanguage } from '#ui/language.tsx'
import { FactList } from '#ui/layout/fact-list.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { setWeekdays } from '../../change-contract.ts'
import type { Subscription } from '../queries.ts'
import { changeTexts } from './change-texts.ts'
import { weekdaysPreviewQuery } from './queries.ts'
import { useUndo } from './use-undo.ts'
import { weekdayList, weekdayName } from './weekday-names.ts'

const WEEK = [1, 2, 3, 4, 5, 6, 7]

interface WeekdaysDialogProps {
  subscription: Subscription
  onClose: () => void
}

/** On which weekdays deliveries come, as many as the plan has. */
export function WeekdaysDialog({ subscription, onClose }: WeekdaysDialogProps) {
  const words = useTexts(changeTexts)
  const language = useLanguage()
  const { id, weekdays } = subscription
  const [chosen, setChosen] = useState(weekdays)
  const isWhole = chosen.length === weekdays.length
  const isChanged = isWhole && String(chosen) !== String(weekdays)
  const undo = useUndo(id)
  const { mutate, isPending } = useChange({
    send: (next: number[]) => call(setWeekdays, { id, weekdays: next }),
    say: ({ weekdays: now, receiptNumber }) =>
      words.weekdays.done(weekdayList(now, language), receiptNumber),
    failed: words.failedToast,
    undo: ({ receiptNumber }) => undo.mutate(receiptNumber),
    onDone: onClose,
  })
  return (
    <ChangeDialog
      title={words.weekdays.title}
      lead={words.weekdays.lead(weekdays.length)}
      cancelLabel={words.keep}
      confirmLabel={words.weekdays.confirm}
      isReady={isChanged}
      isPending={isPending}
      onConfirm={() => mutate(chosen)}
      onClose={onClose}
    >
      <CheckboxChips
        label={words.weekdays.label}
        name="weekdays"
        value={chosen.map(String)}
        onChange={(values) => setChosen(values.map(Number).toSorted((a, b) => a - b))}
        options={WEEK.map((weekday) => ({
          value: String(weekday),
          label: weekdayName(weekday, language),
        }))}
        errorMessage={isWhole ? undefined : words.weekdays.wrong(weekdays.length, chosen.length)}
      />
      {isChanged && <Consequences id={id} weekdays={chosen} />}
    </ChangeDialog>
  )
}

function Consequences({ id, weekdays }: { id: number; weekdays: readonly number[] }) {
  const words = useTexts(changeTexts)
  const language = useLanguage()
  const preview = useQuery(weekdaysPreviewQuery(language, id, weekdays))
  const { data } = preview
  return (
    <FactList
      loading={words.loading}
      query={preview}
      failed={words.failed}
      facts={
        data && [
          {
            label: words.weekdays.moved,
            value: (
              <>
                {words.deliveries(data.moves.length)}
                {data.moves.length > 0 && (
                  <ul className="mt-1 grid text-note font-normal text-muted">
                    {data.moves.map(({ from, to }) => (
                      <li key={from}>{words.weekdays.movesOf(from, to)}</li>
                    ))}
                  </ul>
                )}
              </>
            ),
          },
          {
            label: words.first,
            value: data.firstDeliveryTouched
              ? formatDay(data.firstDeliveryTouched, language, 'long')
              : words.noDelivery,
          },
          data.endDate !== null && {
            label: words.end,
            value: formatDay(data.endDate, language, 'long'),
          },
          costFact(words, data.amount),
          chargeFact(words, data.nextCharge, language),
          data.undoUntil !== null && {
            label: words.undoUntil,
            value: untilText(data.undoUntil, language),
          },
        ]
      }
    />
  )
}
