import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { sessionQuery } from '#features/auth/web/public.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { FieldError } from '#ui/fields/frame/field-error.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { AddressIcon } from './book/address-icon.tsx'
import { addressName } from './book/address-line.ts'
import { AddressLines } from './book/address-lines.tsx'
import { AddressSkeletons } from './book/address-skeletons.tsx'
import { addressesQuery, type Address } from './queries.ts'
import { useAddressDialogs, type AddressDialogs } from './book/use-address-dialogs.tsx'

export interface AddressPickerProps {
  /** 0 is none. */
  value: number
  onChange: (addressId: number) => void
  /** After a refused attempt: a missing choice turns red and says so. */
  showErrors?: boolean
  /** Chooses the default address where nothing is chosen yet. */
  isDefaultChosen?: boolean
  skeletons?: number
}

/** Chooses one of the own addresses; adds, changes and deletes them in place. */
export function AddressPicker(props: AddressPickerProps) {
  const { picker } = useTexts(messages)
  const { data: user } = useQuery(sessionQuery)
  const here = useLocation({ select: ({ href }) => href })
  if (user) return <OwnAddresses {...props} />
  return (
    <Notice
      action={
        <LinkButton size="sm" variant="line" href={`/login?redirect=${encodeURIComponent(here)}`}>
          {picker.loginAction}
        </LinkButton>
      }
    >
      {picker.login}
    </Notice>
  )
}

function OwnAddresses(props: AddressPickerProps) {
  const { value, onChange, showErrors = false, isDefaultChosen = false } = props
  const { picker, list, errors } = useTexts(messages)
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(addressesQuery(language))
  const dialogs = useAddressDialogs({
    onSaved: (saved) => onChange(saved.id),
    onDeleted: (id) => id === value && onChange(0),
  })
  useSettledChoice(data, value, isDefaultChosen, onChange)

  if (error) {
    return (
      <ErrorState
        title={errors.load}
        headingLevel={3}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errors.network}
      </ErrorState>
    )
  }
  if (!data) return <AddressSkeletons count={props.skeletons ?? 2} />
  const missing = showErrors && value === 0 ? picker.required : undefined
  return (
    <div
      className={
        missing === undefined
          ? 'grid gap-3'
          : 'grid gap-3 rounded-tile outline-2 outline-offset-4 outline-bad'
      }
      data-field="deliveryAddressId"
    >
      {data.length === 0 ? (
        <>
          <EmptyState title={list.empty} headingLevel={3} action={<AddButton dialogs={dialogs} />}>
            {list.emptyLead}
          </EmptyState>
          {missing !== undefined && <FieldError>{missing}</FieldError>}
        </>
      ) : (
        <>
          <RadioCards
            label={picker.label}
            isLabelHidden
            value={value === 0 ? null : String(value)}
            onChange={(chosen) => onChange(Number(chosen ?? 0))}
            errorMessage={missing}
            isRequired
            options={data.map((address) => toOption(address, dialogs))}
          />
          <AddButton dialogs={dialogs} isLine />
        </>
      )}
      {dialogs.element}
    </div>
  )

  function toOption(address: Address, { edit, remove }: AddressDialogs) {
    const name = addressName(address, language)
    return {
      value: String(address.id),
      label: name,
      description: <AddressLines address={address} />,
      icon: <AddressIcon name={address.name} />,
      end: address.isDefault && <Chip tone="picked">{list.default}</Chip>,
      details: (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="soft"
            aria-label={list.editNamed(name)}
            onClick={() => edit(address)}
          >
            <Pencil />
            {list.edit}
          </Button>
          <Button
            size="sm"
            variant="plain"
            aria-label={list.deleteNamed(name)}
            onClick={() => remove(address)}
          >
            <Trash2 />
            {list.delete}
          </Button>
        </div>
      ),
    }
  }
}

/**
 * Where asked for, the default address is the first choice. A choice that is gone is cleared, and
 * nothing takes its place unasked.
 */
function useSettledChoice(
  addresses: readonly Address[] | undefined,
  value: number,
  isDefaultChosen: boolean,
  onChange: (id: number) => void,
): void {
  const isFirst = useRef(true)
  const settle = useEffectEvent((known: readonly Address[]) => {
    const usual = known.find(({ isDefault }) => isDefault)
    if (value !== 0 && !known.some(({ id }) => id === value)) onChange(0)
    else if (value === 0 && isDefaultChosen && isFirst.current && usual) onChange(usual.id)
    isFirst.current = false
  })
  useEffect(() => {
    if (addresses) settle(addresses)
  }, [addresses])
}

function AddButton({ dialogs, isLine = false }: { dialogs: AddressDialogs; isLine?: boolean }) {
  const { list } = useTexts(messages)
  return (
    <Button variant={isLine ? 'line' : 'primary'} onClick={dialogs.add} className="w-fit">
      <Plus />
      {list.add}
    </Button>
  )
}
