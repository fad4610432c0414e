import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { call, CallError } from '#shared/wire/call.ts'
import { dayOf, daysBetween } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { Segmented } from '#ui/choices/segmented.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { ConflictNotice, type ConflictFields } from '#ui/forms/conflict-notice.tsx'
import { useVersion, type Version } from '#ui/forms/use-version.ts'
import { shiftRamadan as contract } from '../contract.ts'
import { messages } from '../messages.ts'
import { isLunarMonth, shiftRamadan } from '../rules.ts'
import { adminTexts } from './admin-texts.ts'
import { RAMADAN_KEY, type Shiftable } from './queries.ts'

type ShiftValue = '-1' | '0' | '1'

const asValue = (shift: number): ShiftValue => (shift < 0 ? '-1' : shift > 0 ? '1' : '0')

/** One Ramadan: by the calendar, as it is kept, and by how much to move it. */
export function SeasonCard({ season }: { season: Shiftable }) {
  const words = useTexts(adminTexts)
  const { refusals } = useTexts(messages)
  const titleId = useId()
  const [start, setStart] = useState(asValue(season.startShift))
  const [end, setEnd] = useState(asValue(season.endShift))
  const version = useVersion(season.version)
  const { mutate, isPending } = useShift(version)
  const calendar = {
    hijriYear: season.hijriYear,
    from: season.calendarFrom,
    to: season.calendarTo,
  }
  const input = { start: Number(start), end: Number(end) }
  const moved = shiftRamadan(calendar, input)
  const isWhole = isLunarMonth(moved)
  const isChanged = input.start !== season.startShift || input.end !== season.endShift
  const options = [
    { value: '-1' as const, label: words.earlier },
    { value: '0' as const, label: words.asCalendar },
    { value: '1' as const, label: words.later },
  ]
  const save = () =>
    mutate({ hijriYear: season.hijriYear, startShift: input.start, endShift: input.end })
  const say = (shift: number) => options.find(({ value }) => value === asValue(shift))?.label
  const conflictFields: ConflictFields = {
    startShift: [words.start, say],
    endShift: [words.end, say],
  }
  return (
    <Card className="grid gap-5 p-5 md:p-6.5">
      <section aria-labelledby={titleId} className="grid gap-5">
        <h2 id={titleId} className="text-2xl">
          {words.season(season.hijriYear)}
        </h2>
        <Facts season={season} />
        <ConflictNotice
          version={version}
          fields={conflictFields}
          isSaving={isPending}
          onTake={({ startShift, endShift }) => {
            setStart(asValue(Number(startShift)))
            setEnd(asValue(Number(endShift)))
          }}
          onKeep={save}
        />
        <div className="grid gap-4 lg:grid-cols-2">
          <Segmented
            label={words.start}
            value={start}
            onChange={(value) => value && setStart(value)}
            options={options}
          />
          <Segmented
            label={words.end}
            value={end}
            onChange={(value) => value && setEnd(value)}
            options={options}
            errorMessage={isWhole ? undefined : refusals.ramadan_length}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-muted" aria-live="polite">
            {isChanged &&
              isWhole &&
              words.wouldBe(
                moved.from,
                moved.to,
                words.days(daysBetween(moved.from, moved.to) + 1),
              )}
          </p>
          <Button isDisabled={!isChanged || !isWhole} isPending={isPending} onClick={save}>
            {words.save}
          </Button>
        </div>
      </section>
    </Card>
  )
}

function useShift(version: Version) {
  const words = useTexts(adminTexts)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: { hijriYear: number; startShift: number; endShift: number }) =>
      call(contract, input, { version: version.get() }),
    onSuccess: ({ from, to, version: saved }) => {
      version.set(saved)
      toast({ title: words.saved, text: words.savedText(from, to), variant: 'success' })
    },
    onError: (error) => {
      if (version.meet(error)) return
      toast({
        title: words.error,
        text: (error instanceof CallError && error.text) || words.failed,
        variant: 'destructive',
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: RAMADAN_KEY }),
  })
}

function Facts({ season }: { season: Shiftable }) {
  const words = useTexts(adminTexts)
  const { changedBy, changedAt } = season
  return (
    <dl className="num grid gap-2.5">
      <Fact label={words.calendar}>{words.range(season.calendarFrom, season.calendarTo)}</Fact>
      <Fact label={words.kept}>
        <span className="font-strong">{words.range(season.from, season.to)}</span>
      </Fact>
      <Fact label={words.subscriptions}>{words.count(season.subscriptions)}</Fact>
      <Fact label={words.changed}>
        {changedAt && changedBy !== null
          ? words.changedBy(changedBy, dayOf(new Date(changedAt)))
          : words.never}
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
