import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '#features/deliveries/web/public.ts'
import { switchRamadan } from '#features/ramadan/contract.ts'
import { ramadanPreviewQuery } from '#features/ramadan/web/public.ts'
import { call } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { EMIRATE_NAMES } from '#shared/place/emirates.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Switch } from '#ui/choices/switch.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { FactList } from '#ui/layout/fact-list.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import type { Subscription } from '../queries.ts'
import { changeTexts } from './change-texts.ts'
import { ramadanTexts } from './ramadan-texts.ts'
import { useUndo } from './use-undo.ts'

interface RamadanDialogProps {
  subscription: Subscription
  onClose: () => void
}

/** Suhoor before dawn and iftar before sunset, or the usual times; what follows is seen first. */
export function RamadanDialog({ subscription: { id }, onClose }: RamadanDialogProps) {
  const words = useTexts(ramadanTexts)
  const changes = useTexts(changeTexts)
  const now = useQuery(ramadanPreviewQuery(id, undefined))
  const [chosen, setChosen] = useState<boolean>()
  const isOnNow = now.data?.isOnNow ?? false
  const isOn = chosen ?? isOnNow
  const preview = useQuery(ramadanPreviewQuery(id, isOn ? 'on' : 'off'))
  // On, and on for others than those who fast by now.
  const isChanged = isOn !== isOnNow || (isOn && preview.data?.mode !== now.data?.mode)
  const undo = useUndo(id)
  const { mutate, isPending } = useChange({
    send: (wanted: boolean) => call(switchRamadan, { id, isOn: wanted }),
    say: (done) => words.done(done.isOn, done.receiptNumber),
    failed: changes.failedToast,
    undo: ({ receiptNumber }) => undo.mutate(receiptNumber),
    onDone: onClose,
  })
  return (
    <ChangeDialog
      title={words.title}
      lead={words.lead}
      cancelLabel={changes.keep}
      confirmLabel={words.confirm}
      isReady={now.data !== undefined && preview.data !== undefined && isChanged}
      isPending={isPending}
      onConfirm={() => mutate(isOn)}
      onClose={onClose}
    >
      <Switch
        label={words.switch}
        value={isOn}
        onChange={(value) => setChosen(value ?? false)}
        isDisabled={now.data === undefined}
      />
      <Consequences id={id} isOn={isOn} isChanged={isChanged} />
    </ChangeDialog>
  )
}

interface ConsequencesProps {
  id: number
  isOn: boolean
  isChanged: boolean
}

function Consequences({ id, isOn, isChanged }: ConsequencesProps) {
  const words = useTexts(ramadanTexts)
  const changes = useTexts(changeTexts)
  const language = useLanguage()
  const preview = useQuery(ramadanPreviewQuery(id, isOn ? 'on' : 'off'))
  const { data } = preview
  const doors = (windows: NonNullable<typeof data>['firstWindows']) => (
    <ul className="grid">
      {windows.map((door) => (
        <li key={door.mealTime}>{words.door(door)}</li>
      ))}
    </ul>
  )
  return (
    <div className="grid gap-4">
      <FactList
        loading={changes.loading}
        query={preview}
        failed={changes.failed}
        facts={
          data && [
            {
              label: words.season,
              value: (
                <>
                  {words.range(data.season.from, data.season.to)}
                  <p className="text-note font-normal text-muted">{words.expected}</p>
                </>
              ),
            },
            isChanged &&
              data.fromDay > data.season.from && {
                label: words.fromDay,
                value: formatDay(data.fromDay, language, 'long'),
              },
            isChanged && {
              label: words.touched,
              value: changes.deliveries(data.deliveries.length),
            },
            { label: words.firstDay, value: doors(data.firstWindows) },
            { label: words.lastDay, value: doors(data.lastWindows) },
            { label: changes.cost, value: changes.nothing },
          ]
        }
      />
      {data?.isOn && (
        <>
          <p className="text-note text-muted">
            {words.emirate(EMIRATE_NAMES[data.emirate][language])}
          </p>
          {data.mode === 'table' &&
            data.firstWindows.some(({ occasion }) => occasion === 'lunch') && (
              <LunchStays names={data.notFasting} />
            )}
        </>
      )}
    </div>
  )
}

/** Why lunch is not moved, and where to say who fasts. */
function LunchStays({ names }: { names: readonly string[] }) {
  const words = useTexts(ramadanTexts)
  return (
    <Notice tone="info">
      <p>{names.length > 0 ? words.lunchStays(names) : words.nobodyKnown}</p>
      <LinkButton size="sm" variant="line" href="/dashboard/household" className="mt-2.5">
        {words.toHousehold}
      </LinkButton>
    </Notice>
  )
}
