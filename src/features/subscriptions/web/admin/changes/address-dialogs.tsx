import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { addDays, formatDay, type Day } from '#shared/dates.ts'
import { Select } from '#ui/choices/select.tsx'
import { DatePicker } from '#ui/dates/date-picker.tsx'
import { useLanguage } from '#ui/language.tsx'
import { FactList } from '#ui/layout/fact-list.tsx'
import { momentIn } from '#ui/moment.ts'
import { ReasonDialog } from '#ui/records/reason-dialog.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import * as contract from '#features/subscriptions/on-behalf-contract.ts'
import { adminTexts } from '../admin-texts.ts'
import { ADMIN_KEY, type AnySubscription } from '../queries.ts'
import { changeForTexts } from './texts.ts'

type Addresses = AnySubscription['addresses']

interface AddressSelectProps {
  addresses: Addresses
  value: number | null
  onChange: (addressId: number) => void
}

function AddressSelect({ addresses, value, onChange }: AddressSelectProps) {
  const { address } = useTexts(changeForTexts)
  return (
    <Select
      label={address}
      name="address"
      value={value === null ? null : String(value)}
      onChange={(id) => id && onChange(Number(id))}
      options={addresses.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}

interface DayAddressProps {
  id: number
  day: AnySubscription['days'][number]
  addresses: Addresses
  onClose: () => void
}

/** Another address of the customer for one delivery. */
export function DayAddressFor({ id, day, addresses, onClose }: DayAddressProps) {
  const words = useTexts(changeForTexts)
  const { looking, lookFailed } = useTexts(adminTexts)
  const language = useLanguage()
  const [addressId, setAddressId] = useState<number | null>(null)
  const input = { id, dayId: day.id, addressId: addressId ?? 0 }
  const preview = useQuery({
    queryKey: [...ADMIN_KEY, 'day-address', input, language],
    queryFn: ({ signal }) => call(contract.previewDayAddressFor, input, { signal }),
    enabled: addressId !== null,
    retry: false,
    gcTime: 0,
  })
  const { mutate, isPending } = useAction(
    (reason: string) => call(contract.setDayAddressFor, { ...input, reason }),
    { done: words.addressDone, refreshes: [ADMIN_KEY], onDone: onClose },
  )
  return (
    <ReasonDialog
      title={words.addressOf(day.day)}
      lead={words.addressLead}
      confirmLabel={words.sendThere}
      isReady={preview.data !== undefined}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      <AddressSelect
        addresses={addresses.filter((one) => one.id !== day.addressId)}
        value={addressId}
        onChange={setAddressId}
      />
      {addressId !== null && (
        <FactList
          loading={looking}
          query={preview}
          failed={lookFailed}
          facts={
            preview.data && [
              { label: words.cutoff, value: momentIn(language, preview.data.undoUntil) },
            ]
          }
        />
      )}
    </ReasonDialog>
  )
}

interface TemporaryAddressProps {
  id: number
  /** The first day that can still be changed. */
  first: Day
  addresses: Addresses
  onClose: () => void
}

const WEEK_DAYS = 7

/** Another address of the customer from one day to another. */
export function TemporaryAddressFor({ id, first, addresses, onClose }: TemporaryAddressProps) {
  const words = useTexts(changeForTexts)
  const { from: fromLabel, to: toLabel, looking, lookFailed } = useTexts(adminTexts)
  const language = useLanguage()
  const [addressId, setAddressId] = useState<number | null>(null)
  const [from, setFrom] = useState<Day | null>(first)
  const [to, setTo] = useState<Day | null>(addDays(first, WEEK_DAYS - 1))
  const input = { id, addressId: addressId ?? 0, from: from ?? '', to: to ?? '' }
  const isChosen = addressId !== null && from !== null && to !== null
  const preview = useQuery({
    queryKey: [...ADMIN_KEY, 'spell', input, language],
    queryFn: ({ signal }) => call(contract.previewTemporaryAddressFor, input, { signal }),
    enabled: isChosen,
    retry: false,
    gcTime: 0,
  })
  const { mutate, isPending } = useAction(
    (reason: string) => call(contract.addTemporaryAddressFor, { ...input, reason }),
    { done: words.addressDone, refreshes: [ADMIN_KEY], onDone: onClose },
  )
  return (
    <ReasonDialog
      title={words.temporaryAddressTitle}
      lead={words.temporaryAddressLead}
      confirmLabel={words.sendThere}
      isReady={preview.data !== undefined}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      <AddressSelect addresses={addresses} value={addressId} onChange={setAddressId} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DatePicker label={fromLabel} value={from} onChange={setFrom} minValue={first} />
        <DatePicker label={toLabel} value={to} onChange={setTo} minValue={from ?? first} />
      </div>
      {isChosen && (
        <FactList
          loading={looking}
          query={preview}
          failed={lookFailed}
          facts={
            preview.data && [
              { label: words.deliveries, value: preview.data.deliveries },
              {
                label: words.reverts,
                value: formatDay(preview.data.revertsOn, language, 'long'),
              },
            ]
          }
        />
      )}
    </ReasonDialog>
  )
}
