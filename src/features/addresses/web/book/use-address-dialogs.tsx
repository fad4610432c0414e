import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import type { Address } from '../queries.ts'

const AddressSheet = lazyPart(async () => (await import('./address-sheet.tsx')).AddressSheet)
const DeleteAddressDialog = lazyPart(
  async () => (await import('./delete-address-dialog.tsx')).DeleteAddressDialog,
)

type Open = { kind: 'add' } | { kind: 'edit' | 'delete'; address: Address } | undefined

export interface AddressDialogs {
  add: () => void
  edit: (address: Address) => void
  remove: (address: Address) => void
  /** Can be anywhere in the page; the form and the question load when they are first opened. */
  element: ReactNode
}

export function useAddressDialogs(
  listeners: { onSaved?: (saved: Address) => void; onDeleted?: (id: number) => void } = {},
): AddressDialogs {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return {
    add: () => setOpen({ kind: 'add' }),
    edit: (address) => setOpen({ kind: 'edit', address }),
    remove: (address) => setOpen({ kind: 'delete', address }),
    element: open && (
      <Suspense>
        {open.kind === 'delete' ? (
          <DeleteAddressDialog
            address={open.address}
            onCancel={close}
            onDeleted={(id) => {
              close()
              listeners.onDeleted?.(id)
            }}
          />
        ) : (
          <AddressSheet
            address={open.kind === 'edit' ? open.address : undefined}
            onCancel={close}
            onSaved={(saved) => {
              close()
              listeners.onSaved?.(saved)
            }}
          />
        )}
      </Suspense>
    ),
  }
}
