import { Suspense, useState, type ReactNode } from 'react'
import { call } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip, type ChipProps } from '#ui/feedback/chip.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RecordSection } from '#ui/records/facts.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { skipFor } from '../../admin-contract.ts'
import { adminTexts } from './admin-texts.ts'
import { changeForTexts } from './changes/texts.ts'
import { ADMIN_KEY, type AnySubscription } from './queries.ts'

const ReasonDialog = lazyPart(
  async () => (await import('#ui/records/reason-dialog.tsx')).ReasonDialog,
)
const DayAddressFor = lazyPart(
  async () => (await import('./changes/address-dialogs.tsx')).DayAddressFor,
)

type Day = AnySubscription['days'][number]

const TONES: Partial<Record<Day['status'], ChipProps['tone']>> = {
  delivered: 'ok',
  failed: 'bad',
  forfeited: 'bad',
  locked: 'info',
  preparing: 'info',
  out_for_delivery: 'info',
}

export interface DayDialog {
  /** Of the subscription. */
  id: number
  day: string
  /** What is looked up again afterwards. */
  touches: readonly (readonly string[])[]
  onClose: () => void
}

interface DayLedgerProps {
  id: number
  detail: AnySubscription
  /** What is chosen for a delivery, and another choice. */
  renderDishes: (dialog: DayDialog) => ReactNode
}

type Asked = { action: 'skip' | 'address' | 'dishes'; day: Day }

/** Every delivery that was bought and its state; the next ones can be changed. */
export function DayLedger({ id, detail: { days, addresses }, renderDishes }: DayLedgerProps) {
  const words = useTexts(adminTexts)
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const day = asked?.day
  return (
    <RecordSection title={words.parts.days}>
      {days.length === 0 && <p className="text-muted">{words.parts.none}</p>}
      <ul aria-label={words.parts.days}>
        {days.map((one) => (
          <DayRow
            key={one.id}
            day={one}
            hasOtherAddress={addresses.some((address) => address.id !== one.addressId)}
            onAsk={setAsked}
          />
        ))}
      </ul>
      {day && (
        <Suspense>
          {asked.action === 'skip' && <SkipFor id={id} day={day} onClose={close} />}
          {asked.action === 'address' && (
            <DayAddressFor id={id} day={day} addresses={addresses} onClose={close} />
          )}
          {asked.action === 'dishes' &&
            renderDishes({ id, day: day.day, touches: [ADMIN_KEY], onClose: close })}
        </Suspense>
      )}
    </RecordSection>
  )
}

interface DayRowProps {
  day: Day
  hasOtherAddress: boolean
  onAsk: (asked: Asked) => void
}

function DayRow({ day, hasOtherAddress, onAsk }: DayRowProps) {
  const words = useTexts(adminTexts)
  const changes = useTexts(changeForTexts)
  const language = useLanguage()
  const actions = [
    { action: 'dishes' as const, label: changes.dishes, name: changes.dishesOf(day.day) },
    ...(hasOtherAddress
      ? [{ action: 'address' as const, label: changes.address, name: changes.addressOf(day.day) }]
      : []),
    { action: 'skip' as const, label: words.skip, name: words.skipDay(day.day) },
  ]
  return (
    <li className="num flex min-h-12 flex-wrap items-center gap-x-3 border-t-line border-hairline py-1.5 first:border-t-0">
      <span className="w-64 max-sm:w-full">{formatDay(day.day, language)}</span>
      <Chip tone={TONES[day.status] ?? 'quiet'}>{words.dayStatuses[day.status]}</Chip>
      {day.isReplacement && <span className="text-note text-muted">{words.replacement}</span>}
      {day.canSkip && (
        <span className="ms-auto flex flex-wrap">
          {actions.map(({ action, label, name }) => (
            <Button
              key={action}
              size="sm"
              variant="plain"
              aria-label={name}
              onClick={() => onAsk({ action, day })}
            >
              {label}
            </Button>
          ))}
        </span>
      )}
    </li>
  )
}

function SkipFor({ id, day, onClose }: { id: number; day: Day; onClose: () => void }) {
  const words = useTexts(adminTexts)
  const { mutate, isPending } = useAction(
    (reason: string) => call(skipFor, { id, dayId: day.id, reason }),
    { done: words.skipped, refreshes: [ADMIN_KEY], onDone: onClose },
  )
  return (
    <ReasonDialog
      title={words.skipDay(day.day)}
      lead={words.skipLead}
      confirmLabel={words.skipDay(day.day)}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    />
  )
}
