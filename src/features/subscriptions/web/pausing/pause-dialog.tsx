import { useQuery } from '@tanstack/react-query'
import { chargeFact, costFact, useChange } from '#features/deliveries/web/public.ts'
import { call } from '#shared/wire/call.ts'
import { formatDay, type Day } from '#shared/dates.ts'
import { useLanguage } from '#ui/language.tsx'
import { FactList } from '#ui/layout/fact-list.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { pauseSubscription } from '../../pause-contract.ts'
import { lastPauseDay, type Pause } from '../../rules.ts'
import { DayRangeFields, useDayRange } from '../day-range.tsx'
import { pauseTexts } from './pause-texts.ts'
import { pausePreviewQuery } from '../queries.ts'
import { useResume } from './use-resume.ts'

interface PauseDialogProps {
  subscriptionId: number
  /** The first day whose cut-off is still to come. */
  pausableFrom: Day
  onClose: () => void
}

/** From when to when nothing comes, and what follows from it, before it is done. */
export function PauseDialog({ subscriptionId, pausableFrom, onClose }: PauseDialogProps) {
  const words = useTexts(pauseTexts)
  const range = useDayRange({
    first: pausableFrom,
    errorOf: (day, latest) => {
      if (day < pausableFrom) return words.started(pausableFrom)
      return day > latest ? words.tooLate(latest) : undefined
    },
    longest: { lastDay: lastPauseDay, tooLong: words.tooLong },
    reversed: words.reversed,
  })
  const pause = range.days
  const { mutate, isPending } = usePause(subscriptionId, onClose)
  return (
    <ChangeDialog
      title={words.title}
      lead={words.lead}
      cancelLabel={words.keep}
      confirmLabel={words.confirm}
      isReady={pause !== undefined}
      isPending={isPending}
      onConfirm={() => pause && mutate(pause)}
      onClose={onClose}
    >
      <DayRangeFields range={range} labels={words} />
      {pause && <Consequences subscriptionId={subscriptionId} pause={pause} />}
    </ChangeDialog>
  )
}

/** Pauses; the toast can take it back. */
function usePause(id: number, onClose: () => void) {
  const words = useTexts(pauseTexts)
  const resume = useResume(id)
  return useChange({
    send: (pause: Pause) => call(pauseSubscription, { id, ...pause }),
    say: ({ from, to, receiptNumber }) => words.done(from, to, receiptNumber),
    failed: words.failedToast,
    undo: () => resume.mutate(),
    onDone: onClose,
  })
}

function Consequences({ subscriptionId, pause }: { subscriptionId: number; pause: Pause }) {
  const words = useTexts(pauseTexts)
  const language = useLanguage()
  const preview = useQuery(pausePreviewQuery(language, subscriptionId, pause))
  const { data } = preview
  const dateOf = (day: Day) => formatDay(day, language, 'long')
  return (
    <FactList
      loading={words.loading}
      query={preview}
      failed={words.failed}
      facts={
        data && [
          {
            label: words.moved,
            value: data.daysGivenBack > 0 ? words.count(data.daysGivenBack) : words.none,
          },
          data.firstDeliveryTouched !== null && {
            label: words.first,
            value: dateOf(data.firstDeliveryTouched),
          },
          data.daysReturned > 0 && {
            label: words.returned,
            value: words.count(data.daysReturned),
          },
          data.endDate !== null && { label: words.end, value: dateOf(data.endDate) },
          costFact(words, data.amount),
          chargeFact(words, data.nextCharge, language),
        ]
      }
    />
  )
}
