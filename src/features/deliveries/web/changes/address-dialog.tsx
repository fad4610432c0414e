import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressesQuery, addressSummary } from '#features/addresses/web/public.ts'
import { call } from '#shared/wire/call.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { QueryFailure } from '#ui/feedback/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { FactList } from '#ui/layout/fact-list.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { previewDayAddress, setDayAddress } from '../../change-contract.ts'
import { PREVIEW_KEY, type Delivery } from '../queries.ts'
import { changeTexts } from './change-texts.ts'
import { costFact } from './cost-fact.tsx'
import { untilText } from './until-text.ts'
import { useChange } from './use-change.ts'

interface AddressDialogProps {
  delivery: Delivery
  onClose: () => void
}

/** Another address for one delivery. */
export function AddressDialog({ delivery, onClose }: AddressDialogProps) {
  const words = useTexts(changeTexts)
  const [addressId, setAddressId] = useState<number | null>(null)
  const { mutate, isPending } = useSetAddress(delivery, onClose)
  return (
    <ChangeDialog
      title={words.address.title(delivery.day)}
      lead={words.address.lead}
      cancelLabel={words.keep}
      confirmLabel={words.address.confirm}
      isReady={addressId !== null}
      isPending={isPending}
      onConfirm={() => addressId !== null && mutate(addressId)}
      onClose={onClose}
    >
      <AddressChoice
        label={words.address.to}
        value={addressId}
        onChange={setAddressId}
        current={delivery.address.id}
      />
      {addressId !== null && <Consequences delivery={delivery} addressId={addressId} />}
    </ChangeDialog>
  )
}

interface AddressChoiceProps {
  label: string
  value: number | null
  onChange: (addressId: number) => void
  /** Where deliveries go now: nothing to choose. */
  current: number
}

/** One of the own addresses, other than where it goes now. */
export function AddressChoice({ label, value, onChange, current }: AddressChoiceProps) {
  const words = useTexts(changeTexts)
  const language = useLanguage()
  const addresses = useQuery(addressesQuery(language))
  const { data } = addresses
  if (!data && addresses.error) {
    return <QueryFailure query={addresses}>{words.failed}</QueryFailure>
  }
  if (!data) {
    return (
      <SkeletonGroup label={words.loading}>
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </SkeletonGroup>
    )
  }
  return (
    <div className="grid justify-items-start gap-3">
      <RadioCards
        className="w-full"
        label={label}
        value={value === null ? null : String(value)}
        onChange={(chosen) => chosen !== null && onChange(Number(chosen))}
        options={data.map((address) => ({
          value: String(address.id),
          label: addressSummary(address, language),
          isDisabled: address.id === current,
          ...(address.id === current && { description: words.address.current }),
        }))}
      />
      <LinkButton size="sm" variant="line" href="/dashboard/addresses">
        {words.address.add}
      </LinkButton>
    </div>
  )
}

function useSetAddress(delivery: Delivery, onClose: () => void) {
  const { address: words } = useTexts(changeTexts)
  const send = (addressId: number) => call(setDayAddress, { id: delivery.id, addressId })
  const say = ({ addressName, receiptNumber }: { addressName: string; receiptNumber: string }) =>
    words.done(addressName, receiptNumber)
  const back = useChange({ send, say, failed: words.failed })
  return useChange({
    send,
    say,
    failed: words.failed,
    undo: () => back.mutate(delivery.address.id),
    onDone: onClose,
  })
}

function Consequences({ delivery, addressId }: { delivery: Delivery; addressId: number }) {
  const words = useTexts(changeTexts)
  const language = useLanguage()
  const input = { id: delivery.id, addressId }
  const preview = useQuery({
    queryKey: [...PREVIEW_KEY, 'address', language, input],
    queryFn: ({ signal }) => call(previewDayAddress, input, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const { data } = preview
  return (
    <FactList
      loading={words.loading}
      query={preview}
      failed={words.failed}
      facts={
        data && [
          { label: words.address.goes, value: <bdi>{data.addressName}</bdi> },
          costFact(words, data.amount),
          { label: words.undoUntil, value: untilText(data.undoUntil, language) },
        ]
      }
    />
  )
}
