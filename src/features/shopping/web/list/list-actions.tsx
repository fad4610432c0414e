import { Archive, ArchiveRestore, Pencil, Printer, Share2, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import type { ShoppingList } from '../queries.ts'
import { texts } from '../texts.ts'
import { useChangeList, useDeleteList } from './use-list-actions.ts'
import { useShare } from './use-share.ts'

const ConfirmDialog = lazyPart(
  async () => (await import('#ui/overlay/confirm-dialog.tsx')).ConfirmDialog,
)

const RenameDialog = lazyPart(async () => (await import('./rename-dialog.tsx')).RenameDialog)

/** Share as text, print, rename, put away, delete. */
export function ListActions({ list }: { list: ShoppingList }) {
  const { actions } = useTexts(texts)
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const close = () => setOpen(undefined)
  const remove = useDeleteList(list.id)
  const share = useShare(list)
  const archive = useArchive(list.id)
  const isArchived = list.archivedAt !== null
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 print:hidden">
      <Button variant="line" size="sm" isPending={share.isPending} onClick={() => share.mutate()}>
        <Share2 />
        {actions.share}
      </Button>
      <Button variant="line" size="sm" onClick={() => print()}>
        <Printer />
        {actions.print}
      </Button>
      <div className="ms-auto flex">
        <IconButton label={actions.rename} icon={<Pencil />} onClick={() => setOpen('rename')} />
        <IconButton
          label={isArchived ? actions.takeBack : actions.archive}
          icon={isArchived ? <ArchiveRestore /> : <Archive />}
          onClick={() => archive(!isArchived)}
        />
        <IconButton label={actions.remove} icon={<Trash2 />} onClick={() => setOpen('remove')} />
      </div>
      <Suspense>
        {open === 'rename' && <RenameDialog list={list} onClose={close} />}
        {open === 'remove' && (
          <ConfirmDialog
            isOpen
            title={actions.removeTitle}
            cancelLabel={actions.keep}
            confirmLabel={actions.remove}
            isPending={remove.isPending}
            onCancel={close}
            onConfirm={() => remove.mutate()}
          >
            {actions.removeText}
          </ConfirmDialog>
        )}
      </Suspense>
    </div>
  )
}

/** Puts the list away, with a way back, or takes it back. */
function useArchive(listId: number) {
  const { actions } = useTexts(texts)
  const { mutate } = useChangeList(listId, {
    done: ({ isArchived }) => ({
      title: isArchived ? actions.archived : actions.takenBack,
      ...(isArchived && { action: { label: actions.undo, onPress: () => archive(false) } }),
    }),
  })
  const archive = (isArchived: boolean): void => mutate({ isArchived })
  return archive
}
