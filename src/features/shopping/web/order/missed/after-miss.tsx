import { useState } from 'react'
import { formatDirhams, toFils } from '#shared/money.ts'
import { Button } from '#ui/actions/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { momentIn } from '#ui/moment.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import type { IngredientOrder } from '../../queries.ts'
import { missedTexts } from './missed-texts.ts'
import { SlotSheet } from './slot-sheet.tsx'
import { useChoose } from './use-choose.ts'

export interface AfterMissProps {
  order: IngredientOrder
  choice: NonNullable<IngredientOrder['choice']>
}

/** A missed order asks its customer what is to follow: another window, or no delivery any more. */
export function AfterMiss({ order, choice }: AfterMissProps) {
  const words = useTexts(missedTexts)
  const language = useLanguage()
  const [open, setOpen] = useState<'slot' | 'money'>()
  const until = momentIn(language, choice.until, 'short')
  const close = () => setOpen(undefined)
  return (
    <Card className="grid gap-4 p-5">
      <div className="num grid gap-1">
        <h2 className="text-xl">{words.title}</h2>
        <p>{words.sorry}</p>
        <p className="text-muted">
          {choice.refund > 0
            ? words.untilMoney(formatDirhams(toFils(choice.refund), language), until)
            : words.untilCash(until)}
        </p>
      </div>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button isBlock onClick={() => setOpen('slot')}>
          {words.slot}
        </Button>
        <Button isBlock variant="line" onClick={() => setOpen('money')}>
          {choice.refund > 0 ? words.money : words.cancel}
        </Button>
      </div>
      {open === 'slot' && <SlotSheet order={order} choice={choice} onClose={close} />}
      {open === 'money' && <MoneyQuestion order={order} choice={choice} onClose={close} />}
    </Card>
  )
}

function MoneyQuestion({ order, choice, onClose }: AfterMissProps & { onClose: () => void }) {
  const words = useTexts(missedTexts)
  const language = useLanguage()
  const isPaid = choice.refund > 0
  const { choose, isPending, failure } = useChoose(order.id, {
    done: isPaid ? words.returned : words.cancelled,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      title={isPaid ? words.moneyTitle : words.cancelTitle}
      cancelLabel={words.keep}
      confirmLabel={isPaid ? words.money : words.cancel}
      isPending={isPending}
      error={failure}
      onCancel={onClose}
      onConfirm={() => choose({ choice: 'money' })}
    >
      {isPaid ? words.moneyText(formatDirhams(toFils(choice.refund), language)) : words.cancelText}
    </ConfirmDialog>
  )
}
