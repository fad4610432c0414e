import { Printer, Share2, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { useTexts } from '#ui/texts.ts'
import type { ShoppingList } from '../queries.ts'
import { texts } from '../texts.ts'
import { useDeleteList } from './use-list-acts.ts'
import { useShare } from './use-share.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#ui/overlay/confirm-dialog.tsx')).ConfirmDialog,
}))

/** Share as text, print, delete. */
export function ListActions({ list }: { list: ShoppingList }) {
  const { acts } = useTexts(texts)
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteList(list.id)
  const share = useShare(list)
  return (
    <div className="flex items-center gap-2.5 print:hidden">
      <Button variant="line" size="sm" isPending={share.isPending} onClick={() => share.mutate()}>
        <Share2 />
        {acts.share}
      </Button>
      <Button variant="line" size="sm" onClick={() => print()}>
        <Printer />
        {acts.print}
      </Button>
      <IconButton
        label={acts.remove}
        icon={<Trash2 />}
        className="ms-auto"
        onClick={() => setIsAsking(true)}
      />
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            title={acts.removeTitle}
            keepLabel={acts.keep}
            confirmLabel={acts.remove}
            isPending={remove.isPending}
            onKeep={() => setIsAsking(false)}
            onConfirm={() => remove.mutate()}
          >
            {acts.removeText}
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  )
}
