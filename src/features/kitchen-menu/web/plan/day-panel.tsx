import { CalendarCheck2, CalendarX2, Printer } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '#shared/dates.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { reopenDays, setDayCapacity } from '../../days-contract.ts'
import { messages } from '../../messages.ts'
import { NumberText } from '#ui/fields/number-text.tsx'
import { useInstantText } from './instant-text.ts'
import { planTexts } from './plan-texts.ts'
import { AFTER_PLAN, type PlanDay } from './queries.ts'

const TONES = { open: 'ok', locked: 'warn', frozen: 'info', closed: 'bad' } as const

/** A day with how full it is, until when it changes, and what the kitchen can do with it. */
export function DayPanel({ day, onClose }: { day: PlanDay; onClose: () => void }) {
  const { day: texts, states } = useTexts(planTexts)
  const language = useLanguage()
  const sayInstant = useInstantText()
  const cutoff = sayInstant(day.cutoffAt)
  const isOpen = day.state === 'open'
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{formatDay(day.day, language)}</h2>
        <Chip tone={TONES[day.state]}>{states[day.state]}</Chip>
      </div>
      <div className="grid gap-2">
        <p className="flex flex-wrap justify-between gap-3 font-strong">
          <span>{texts.booked(day.booked, day.capacity)}</span>
          <span>{texts.deliveries(day.deliveries)}</span>
        </p>
        <ProgressBar
          label={texts.bookedLabel}
          value={day.booked}
          max={day.capacity}
          text={texts.booked(day.booked, day.capacity)}
        />
        <p className="text-muted">
          {day.state === 'closed'
            ? texts.closed
            : day.frozenAt !== null
              ? texts.frozenAt(sayInstant(day.frozenAt))
              : isOpen
                ? texts.openUntil(cutoff)
                : texts.lockedSince(cutoff)}
        </p>
      </div>
      {isOpen && <CapacityForm key={`${day.capacity}-${day.isCapacityOwn}`} day={day} />}
      <div className="flex flex-wrap gap-2.5">
        {isOpen && (
          <Button variant="line" onClick={onClose}>
            <CalendarX2 />
            {texts.closeDay}
          </Button>
        )}
        {day.state === 'closed' && <Reopen day={day} />}
        {(day.state === 'frozen' || day.state === 'locked') && (
          <LinkButton href={`/kitchen/sheet/${day.day}`}>
            <Printer />
            {texts.sheet}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

function CapacityForm({ day }: { day: PlanDay }) {
  const { day: texts } = useTexts(planTexts)
  const { refusals } = useTexts(messages)
  const [capacity, setCapacity] = useState(day.capacity)
  const [isInvalid, setInvalid] = useState(false)
  const save = useAction(setDayCapacity, {
    done: texts.saved,
    failed: texts.failed,
    isErrorInPage: true,
    refreshes: AFTER_PLAN,
  })
  const submit = () => {
    const isWhole = Number.isInteger(capacity) && capacity >= 0
    setInvalid(!isWhole)
    if (isWhole) save.mutate({ day: day.day, capacity })
  }
  return (
    <form
      noValidate
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <NumberText
        label={texts.capacity}
        hint={texts.capacityHint(day.booked)}
        value={capacity}
        onChange={setCapacity}
        errorMessage={isInvalid ? refusals.capacity_invalid : save.failure}
      />
      <Button
        type="submit"
        variant="soft"
        className="min-h-13 max-sm:w-fit"
        isPending={save.isPending}
      >
        {texts.save}
      </Button>
      {day.isCapacityOwn && (
        <p className="col-span-full flex flex-wrap items-center gap-x-3 text-note text-muted">
          {texts.isOwn}
          <Button
            variant="plain"
            size="sm"
            className="px-0 underline"
            onClick={() => save.mutate({ day: day.day, capacity: null })}
          >
            {texts.follow}
          </Button>
        </p>
      )}
    </form>
  )
}

function Reopen({ day }: { day: PlanDay }) {
  const { day: texts } = useTexts(planTexts)
  const reopen = useAction(reopenDays, {
    done: texts.reopened,
    errorTitle: texts.reopenFailed,
    failed: '',
    refreshes: AFTER_PLAN,
  })
  return (
    <Button
      isPending={reopen.isPending}
      onClick={() => reopen.mutate({ from: day.day, to: day.day })}
    >
      <CalendarCheck2 />
      {texts.reopen}
    </Button>
  )
}
