import { lazy, Suspense, useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip, type ChipProps } from '#ui/feedback/chip.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RecordSection } from '#ui/records/facts.tsx'
import { useAct } from '#ui/records/use-act.ts'
import { useTexts } from '#ui/texts.ts'
import { skipFor } from '../../admin-contract.ts'
import { adminTexts } from './admin-texts.ts'
import { ADMIN_KEY, type AnySubscription } from './queries.ts'

const ReasonDialog = lazy(async () => ({
  default: (await import('#ui/records/reason-dialog.tsx')).ReasonDialog,
}))

type Day = AnySubscription['days'][number]

const TONES: Partial<Record<Day['status'], ChipProps['tone']>> = {
  delivered: 'ok',
  failed: 'bad',
  forfeited: 'bad',
  locked: 'info',
  preparing: 'info',
  out_for_delivery: 'info',
}

/** Every delivery that was bought and where it stands, the next ones can be skipped. */
export function DayLedger({ id, days }: { id: number; days: readonly Day[] }) {
  const words = useTexts(adminTexts)
  const language = useLanguage()
  const [asked, setAsked] = useState<Day>()
  const { mutate, isPending } = useAct({
    run: (wish: { dayId: number; reason: string }, options) =>
      call(skipFor, { id, ...wish }, options),
    done: words.skipped,
    touches: [ADMIN_KEY],
    onDone: () => setAsked(undefined),
  })
  return (
    <RecordSection title={words.parts.days}>
      {days.length === 0 && <p className="text-muted">{words.parts.none}</p>}
      <ul aria-label={words.parts.days}>
        {days.map((day) => (
          <li
            key={day.id}
            className="num flex min-h-12 flex-wrap items-center gap-x-3 border-t-line border-hairline py-1.5 first:border-t-0"
          >
            <span className="w-64 max-sm:w-full">{formatDay(day.day, language)}</span>
            <Chip tone={TONES[day.status] ?? 'quiet'}>{words.dayStatuses[day.status]}</Chip>
            {day.isReplacement && <span className="text-note text-muted">{words.replacement}</span>}
            {day.canSkip && (
              <Button
                size="sm"
                variant="plain"
                className="ms-auto"
                aria-label={words.skipDay(day.day)}
                onClick={() => setAsked(day)}
              >
                {words.skip}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <Suspense>
          <ReasonDialog
            title={words.skipDay(asked.day)}
            lead={words.skipLead}
            confirmLabel={words.skipDay(asked.day)}
            isPending={isPending}
            onConfirm={(reason) => mutate({ dayId: asked.id, reason })}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </RecordSection>
  )
}
