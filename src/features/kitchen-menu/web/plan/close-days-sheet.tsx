import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, type Day } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { Button } from '#ui/actions/button.tsx'
import { DatePicker } from '#ui/dates/date-picker.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import { closeDays, type previewClosing } from '../../days-contract.ts'
import { CLOSING_AHEAD_DAYS, CLOSING_DAYS_MAX } from '../../rules.ts'
import { textOf } from '../say-refusal.ts'
import { planTexts } from './plan-texts.ts'
import { AFTER_PLAN, closingQuery, type PlanDay } from './queries.ts'

interface CloseDaysSheetProps {
  days: readonly PlanDay[]
  /** The day to begin with; the first open one unless given. */
  day: Day | undefined
  onClose: () => void
}

/** Which days, what follows for the deliveries on them, and only then the deed. */
export function CloseDaysSheet({ days, day, onClose }: CloseDaysSheetProps) {
  const { closing: texts, page } = useTexts(planTexts)
  const firstOpen = days.find(({ state }) => state === 'open')?.day ?? null
  const [from, setFrom] = useState<Day | null>(day ?? firstOpen)
  const [to, setTo] = useState<Day | null>(day ?? firstOpen)
  const isWhole = from !== null && to !== null
  const preview = useQuery({ ...closingQuery(from ?? '', to ?? ''), enabled: isWhole })
  const close = useAction(closeDays, {
    done: ({ days: closed }) => texts.done(closed),
    failed: texts.failed,
    isErrorInPage: true,
    onDone: onClose,
    refreshes: AFTER_PLAN,
  })
  const lookFailure = preview.error ? (textOf(preview.error) ?? page.failedLead) : undefined
  const failure = close.failure ?? lookFailure
  const latest = days[0] ? addDays(days[0].day, CLOSING_AHEAD_DAYS) : undefined
  const changeFrom = (next: Day | null) => {
    setFrom(next)
    if (next !== null && (to === null || to < next)) setTo(next)
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.title}
      wide="end"
      footer={
        <div className="grid grid-cols-2 gap-2.5">
          <Button variant="line" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant="bad"
            isPending={close.isPending}
            isDisabled={!preview.data}
            onClick={() => isWhole && close.mutate({ from, to })}
          >
            {texts.confirm}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5 pt-2">
        <p>{texts.lead}</p>
        <DatePicker
          label={texts.from}
          value={from}
          onChange={changeFrom}
          minValue={firstOpen ?? undefined}
          maxValue={latest}
        />
        <DatePicker
          label={texts.to}
          value={to}
          onChange={setTo}
          minValue={from ?? undefined}
          maxValue={from === null ? latest : addDays(from, CLOSING_DAYS_MAX - 1)}
        />
        {failure !== undefined ? (
          <Notice tone="bad" isLive>
            {failure}
          </Notice>
        ) : (
          isWhole && <Consequences closing={preview.data} />
        )}
      </div>
    </Sheet>
  )
}

function Consequences({ closing }: { closing: Output<typeof previewClosing> | undefined }) {
  const { closing: texts } = useTexts(planTexts)
  if (closing === undefined) return <Notice isLive>{texts.checking}</Notice>
  if (closing.deliveries === 0) return <Notice isLive>{texts.nothing}</Notice>
  return (
    <Notice tone="warn" isLive title={texts.affected(closing.deliveries, closing.customers)}>
      <ul className="mt-1 grid gap-1">
        {closing.plannedAgain > 0 && <li>{texts.again(closing.plannedAgain)}</li>}
        {closing.returned > 0 && <li>{texts.returned(closing.returned)}</li>}
        <li>{texts.told}</li>
      </ul>
    </Notice>
  )
}
