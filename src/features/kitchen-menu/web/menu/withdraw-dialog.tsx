import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { withdrawDish } from '../../contract.ts'
import { textOf } from '../say-refusal.ts'
import { AffectedPreview } from './affected-notice.tsx'
import { menuTexts } from './menu-texts.ts'
import { soldOutQuery, useRefreshMenu, type KitchenDish } from './queries.ts'

interface WithdrawDialogProps {
  dish: KitchenDish
  onCancel: () => void
  onWithdrawn: () => void
}

export function WithdrawDialog({ dish, onCancel, onWithdrawn }: WithdrawDialogProps) {
  const { availability: texts, affected } = useTexts(menuTexts)
  const refresh = useRefreshMenu()
  const preview = useQuery(soldOutQuery(dish.id, undefined))
  const withdraw = useMutation({
    mutationFn: () => call(withdrawDish, { id: dish.id }),
    onSuccess: async ({ removed }) => {
      toast({
        title: texts.withdrawn(dish.name),
        ...(removed.customers > 0 && { text: affected.removed(removed.customers) }),
        variant: 'success',
      })
      onWithdrawn()
      await refresh()
    },
    onError: (error) =>
      toast({ title: texts.failed, text: textOf(error) ?? '', variant: 'destructive' }),
  })
  return (
    <ConfirmDialog
      isOpen
      title={texts.withdrawTitle(dish.name)}
      cancelLabel={texts.keep}
      confirmLabel={texts.withdraw}
      isPending={withdraw.isPending}
      onCancel={onCancel}
      onConfirm={() => withdraw.mutate()}
    >
      <div className="grid gap-4">
        <p>{dish.isOwn ? texts.withdrawOwnLead : texts.withdrawLead}</p>
        <AffectedPreview query={preview} />
      </div>
    </ConfirmDialog>
  )
}
