import { useMutation } from '@tanstack/react-query'
import { CalendarCheck2, CalendarX2, Printer } from 'lucide-react'
import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { reopenDays, setDayCapacity } from '../../days-contract.ts'
import { messages } from '../../messages.ts'
import { NumberText } from '#ui/fields/number-text.tsx'
import { textOf } from '../say-refusal.ts'
import { useInstantText } from './instant-text.ts'
import { planTexts } from './plan-texts.ts'
import { useRefreshPlan, type PlanDay } from './queries.ts'

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
  const refresh = useRefreshPlan()
  const [capacity, setCapacity] = useState(day.capacity)
  const [failure, setFailure] = useState<string>()
  const save = useMutation({
    mutationFn: (limit: number | null) => call(setDayCapacity, { day: day.day, capacity: limit }),
    onSuccess: async () => {
      toast({ title: texts.saved, variant: 'success' })
      await refresh()
    },
    onError: (error) => setFailure(textOf(error) ?? texts.failed),
  })
  const submit = () => {
    const isWhole = Number.isInteger(capacity) && capacity >= 0
    setFailure(isWhole ? undefined : refusals.capacity_invalid)
    if (isWhole) save.mutate(capacity)
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
        errorMessage={failure}
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
            onClick={() => save.mutate(null)}
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
  const refresh = useRefreshPlan()
  const reopen = useMutation({
    mutationFn: () => call(reopenDays, { from: day.day, to: day.day }),
    onSuccess: async () => {
      toast({ title: texts.reopened, variant: 'success' })
      await refresh()
    },
    onError: (error) =>
      toast({ title: texts.reopenFailed, text: textOf(error) ?? '', variant: 'destructive' }),
  })
  return (
    <Button isPending={reopen.isPending} onClick={() => reopen.mutate()}>
      <CalendarCheck2 />
      {texts.reopen}
    </Button>
  )
}
