import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Day } from '#shared/dates.ts'
import { Calendar } from '#ui/dates/calendar.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { moveChefEvent } from '../../quotes-contract.ts'
import { CLOCK_TIME } from '../../rules.ts'
import { freeDaysQuery, type ChefEvent } from '../queries.ts'
import { useEventAction } from '../use-event-action.ts'
import { bookingTexts } from './texts.ts'

/** Another day that the chef has free, and the hour. */
export function MoveDialog({ event, onClose }: { event: ChefEvent; onClose: () => void }) {
  const { moving, error: errorTitle } = useTexts(bookingTexts)
  const { data, error } = useQuery(freeDaysQuery(event.id))
  const stored: { day: Day; time: string } = { day: event.eventDate, time: event.eventTime }
  const { values, change, clear } = useDraft('chef-event-move', stored, { recordId: event.id })
  const { day, time } = values
  const { mutate, isPending, failure } = useEventAction({
    send: (input: { eventDate: Day; eventTime: string }) =>
      call(moveChefEvent, { id: event.id, ...input }),
    done: { title: moving.done },
    errorTitle,
    failed: moving.failed,
    onDone: () => {
      clear()
      onClose()
    },
  })
  const free = new Set(data?.days)
  const isChanged = day !== event.eventDate || time !== event.eventTime
  return (
    <ChangeDialog
      title={moving.title}
      lead={moving.lead}
      cancelLabel={moving.keep}
      confirmLabel={moving.confirm}
      isReady={isChanged && CLOCK_TIME.test(time) && (free.has(day) || day === event.eventDate)}
      isPending={isPending}
      onConfirm={() => mutate({ eventDate: day, eventTime: time })}
      onClose={onClose}
    >
      {data ? (
        <Calendar
          label={moving.day}
          value={day}
          onChange={(next) => change({ day: next })}
          minValue={data.days[0]}
          maxValue={data.days.at(-1)}
          unavailableReason={(one) =>
            free.has(one) || one === event.eventDate ? undefined : moving.taken
          }
        />
      ) : error ? (
        <Notice tone="bad" isLive>
          {errorText(error, moving.failed)}
        </Notice>
      ) : (
        <SkeletonGroup label={moving.loading}>
          <Skeleton className="h-72 w-full" />
        </SkeletonGroup>
      )}
      <TextField
        type="time"
        dir="ltr"
        label={moving.time}
        value={time}
        onChange={(next) => change({ time: next })}
      />
      {failure !== undefined && (
        <Notice tone="bad" isLive>
          {failure}
        </Notice>
      )}
    </ChangeDialog>
  )
}
