import { useQuery } from '@tanstack/react-query'
import { useAction } from '#ui/actions/use-action.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { withdrawDish } from '../../contract.ts'
import { AffectedPreview } from './affected-notice.tsx'
import { menuTexts } from './menu-texts.ts'
import { AFTER_MENU, soldOutQuery, type KitchenDish } from './queries.ts'

interface WithdrawDialogProps {
  dish: KitchenDish
  onCancel: () => void
  onWithdrawn: () => void
}

export function WithdrawDialog({ dish, onCancel, onWithdrawn }: WithdrawDialogProps) {
  const { availability: texts, affected } = useTexts(menuTexts)
  const preview = useQuery(soldOutQuery(dish.id, undefined))
  const withdraw = useAction(withdrawDish, {
    done: ({ removed }) => ({
      title: texts.withdrawn(dish.name),
      ...(removed.customers > 0 && { text: affected.removed(removed.customers) }),
    }),
    errorTitle: texts.failed,
    failed: '',
    onDone: onWithdrawn,
    refreshes: AFTER_MENU,
  })
  return (
    <ConfirmDialog
      isOpen
      title={texts.withdrawTitle(dish.name)}
      cancelLabel={texts.keep}
      confirmLabel={texts.withdraw}
      isPending={withdraw.isPending}
      onCancel={onCancel}
      onConfirm={() => withdraw.mutate({ id: dish.id })}
    >
      <div className="grid gap-4">
        <p>{dish.isOwn ? texts.withdrawOwnLead : texts.withdrawLead}</p>
        <AffectedPreview query={preview} />
      </div>
    </ConfirmDialog>
  )
}
