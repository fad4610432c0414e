import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import {
  AddressIcon,
  AddressLines,
  addressName,
  addressesQuery,
  AddressSkeletons,
} from '#features/addresses/web/public.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { FieldError } from '#ui/fields/frame/field-error.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { menuTexts } from '../texts/menu-texts.ts'
import { trayTexts } from '../texts/tray-texts.ts'

const SKELETONS = 3

interface DayAddressesProps {
  /** 0 is none. */
  value: number
  onChange: (addressId: number) => void
  errorMessage?: string | undefined
}

/** The own addresses as choices for one day; without any, the way to add one. */
export function DayAddresses({ value, onChange, errorMessage }: DayAddressesProps) {
  const { dish } = useTexts(menuTexts)
  const texts = useTexts(trayTexts)
  const language = useLanguage()
  const { data, isError, isFetching, refetch } = useQuery(addressesQuery(language))
  if (isError && !data) {
    return (
      <RetryNotice isRetrying={isFetching} onRetry={() => void refetch()}>
        {texts.addressesFailed}
      </RetryNotice>
    )
  }
  if (!data) return <AddressSkeletons count={SKELETONS} />
  const addButton = (
    <LinkButton variant="line" size="sm" href="/dashboard/addresses" className="w-fit">
      <Plus />
      {dish.addAddress}
    </LinkButton>
  )
  if (data.length === 0) {
    return (
      <div className="grid gap-3">
        <p>{texts.addressNone}</p>
        {errorMessage !== undefined && <FieldError>{errorMessage}</FieldError>}
        {addButton}
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <RadioCards
        label={dish.address}
        isLabelHidden
        name="deliveryAddressId"
        value={value === 0 ? null : String(value)}
        onChange={(chosen) => onChange(Number(chosen ?? 0))}
        errorMessage={errorMessage}
        options={data.map((address) => ({
          value: String(address.id),
          label: addressName(address, language),
          description: <AddressLines address={address} />,
          icon: <AddressIcon name={address.name} />,
        }))}
      />
      {addButton}
    </div>
  )
}
