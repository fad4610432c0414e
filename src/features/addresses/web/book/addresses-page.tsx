import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Star, Trash2 } from 'lucide-react'
import { useAction } from '#ui/actions/use-action.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { changeAddress } from '../../contract.ts'
import { messages } from '../../messages.ts'
import { addressErrorText } from '../form/address-error.ts'
import { AddressIcon } from './address-icon.tsx'
import { addressName } from './address-line.ts'
import { AddressLines } from './address-lines.tsx'
import { AddressSkeletons } from './address-skeletons.tsx'
import { addressesQuery, AFTER_ADDRESSES, type Address } from '../queries.ts'
import { useAddressDialogs, type AddressDialogs } from './use-address-dialogs.tsx'

const GRID = 'grid gap-4.5 md:grid-cols-2'

/** The dashboard's address tab. */
export function AddressesPage() {
  const { list, errors } = useTexts(messages)
  const { data, error, isFetching, refetch } = useQuery(addressesQuery(useLanguage()))
  const dialogs = useAddressDialogs()
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-4xl">{list.title}</h1>
          <p className="text-muted">{list.lead}</p>
        </div>
        {data && data.length > 0 && (
          <Button onClick={dialogs.add}>
            <Plus />
            {list.add}
          </Button>
        )}
      </div>
      {error ? (
        <ErrorState title={errors.load} isRetrying={isFetching} onRetry={() => void refetch()}>
          {errors.network}
        </ErrorState>
      ) : data === undefined ? (
        <AddressSkeletons count={3} />
      ) : data.length === 0 ? (
        <EmptyState
          title={list.empty}
          action={
            <Button onClick={dialogs.add}>
              <Plus />
              {list.add}
            </Button>
          }
        >
          {list.emptyLead}
        </EmptyState>
      ) : (
        <ul className={GRID}>
          {data.map((address) => (
            <li key={address.id} className="grid">
              <AddressCard address={address} dialogs={dialogs} />
            </li>
          ))}
        </ul>
      )}
      {dialogs.element}
    </div>
  )
}

function AddressCard({ address, dialogs }: { address: Address; dialogs: AddressDialogs }) {
  const { list } = useTexts(messages)
  const name = addressName(address, useLanguage())
  return (
    <Card
      className={
        address.isDefault
          ? 'grid content-between gap-4 border-2 border-picked p-5'
          : 'grid content-between gap-4 p-5'
      }
    >
      <div className="flex items-start gap-4">
        <AddressIcon name={address.name} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h2 className="text-lg">
              <bdi dir="auto">{name}</bdi>
            </h2>
            {address.isDefault && <Chip tone="picked">{list.default}</Chip>}
          </div>
          <div className="text-note text-muted">
            <AddressLines address={address} />
          </div>
          {address.instructions !== null && (
            <p className="mt-1.5 text-note">
              <bdi dir="auto">{address.instructions}</bdi>
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="soft"
          aria-label={list.editNamed(name)}
          onClick={() => dialogs.edit(address)}
        >
          <Pencil />
          {list.edit}
        </Button>
        {!address.isDefault && <MakeDefaultButton address={address} />}
        <Button
          size="sm"
          variant="plain"
          aria-label={list.deleteNamed(name)}
          onClick={() => dialogs.remove(address)}
        >
          <Trash2 />
          {list.delete}
        </Button>
      </div>
    </Card>
  )
}

function MakeDefaultButton({ address }: { address: Address }) {
  const language = useLanguage()
  const { list, toasts } = useTexts(messages)
  // One field of it, without a version: whatever else was changed stays.
  const change = useAction(changeAddress, {
    done: { title: toasts.success, text: toasts.updated },
    failed: (error) => addressErrorText(error, 'update', language),
    refreshes: AFTER_ADDRESSES,
  })
  return (
    <Button
      size="sm"
      variant="line"
      aria-label={list.makeDefaultNamed(addressName(address, language))}
      isPending={change.isPending}
      onClick={() => change.mutate({ id: address.id, isDefault: true })}
    >
      <Star />
      {list.makeDefault}
    </Button>
  )
}
