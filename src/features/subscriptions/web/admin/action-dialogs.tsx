import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { addDays, formatDay, type Day } from '#shared/dates.ts'
import { DatePicker } from '#ui/dates/date-picker.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { FactList } from '#ui/layout/fact-list.tsx'
import { ReasonDialog } from '#ui/records/reason-dialog.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import * as contract from '../../admin-contract.ts'
import { adminTexts } from './admin-texts.ts'
import { ADMIN_KEY } from './queries.ts'

interface ActionDialogProps {
  id: number
  /** The first day that can still be changed. */
  first: Day | null
  onClose: () => void
}

const WEEK_DAYS = 7

export function PauseFor({ id, first, onClose }: ActionDialogProps) {
  const words = useTexts(adminTexts)
  const language = useLanguage()
  const [from, setFrom] = useState(first)
  const [to, setTo] = useState(first && addDays(first, WEEK_DAYS - 1))
  const input = { id, from: from ?? '', to: to ?? '' }
  const preview = useQuery({
    queryKey: [...ADMIN_KEY, 'pause', input, language],
    queryFn: ({ signal }) => call(contract.previewPauseFor, input, { signal }),
    enabled: from !== null && to !== null,
    retry: false,
    gcTime: 0,
  })
  const { mutate, isPending } = useAction(
    (reason: string) => call(contract.pauseFor, { ...input, reason }),
    { done: words.paused, refreshes: [ADMIN_KEY], onDone: onClose },
  )
  return (
    <ReasonDialog
      title={words.pauseTitle}
      lead={words.pauseLead}
      confirmLabel={words.pauseTitle}
      isReady={preview.data !== undefined}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DatePicker
          label={words.from}
          value={from}
          onChange={setFrom}
          minValue={first ?? undefined}
        />
        <DatePicker label={words.to} value={to} onChange={setTo} minValue={from ?? undefined} />
      </div>
      <FactList
        loading={words.looking}
        query={preview}
        failed={words.lookFailed}
        facts={
          preview.data && [
            { label: words.givenBack, value: preview.data.daysGivenBack },
            preview.data.endDate !== null && {
              label: words.endsOn,
              value: formatDay(preview.data.endDate, language, 'long'),
            },
          ]
        }
      />
    </ReasonDialog>
  )
}

export function ResumeFor({ id, onClose }: ActionDialogProps) {
  const words = useTexts(adminTexts)
  const { mutate, isPending } = useAction(
    (reason: string) => call(contract.resumeFor, { id, reason }),
    { done: words.resumed, refreshes: [ADMIN_KEY], onDone: onClose },
  )
  return (
    <ReasonDialog
      title={words.resumeTitle}
      lead={words.resumeLead}
      confirmLabel={words.resumeTitle}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    />
  )
}

export function CancelFor({ id, onClose }: ActionDialogProps) {
  const words = useTexts(adminTexts)
  const language = useLanguage()
  const preview = useQuery({
    queryKey: [...ADMIN_KEY, 'cancel', id],
    queryFn: ({ signal }) => call(contract.previewCancelFor, { id }, { signal }),
    retry: false,
    gcTime: 0,
  })
  const { mutate, isPending } = useAction(
    (reason: string) => call(contract.cancelFor, { id, reason }),
    { done: words.cancelled, refreshes: [ADMIN_KEY, ['admin-payments']], onDone: onClose },
  )
  return (
    <ReasonDialog
      title={words.cancelTitle}
      lead={words.cancelLead}
      confirmLabel={words.cancelTitle}
      isReady={preview.data !== undefined}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      <FactList
        loading={words.looking}
        query={preview}
        failed={words.lookFailed}
        facts={
          preview.data && [
            { label: words.endsOn, value: formatDay(preview.data.endDate, language, 'long') },
            { label: words.givenBack, value: preview.data.daysGivenBack },
            !preview.data.wasCharged && { label: words.charged, value: words.notCharged },
            {
              label: words.refund,
              value: <Price dirhams={preview.data.refund} decimals="always" />,
            },
          ]
        }
      />
    </ReasonDialog>
  )
}
