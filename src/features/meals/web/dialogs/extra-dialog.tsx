import { Price } from '#ui/food/price.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { menuTexts } from '../texts/menu-texts.ts'
import { useWhyExtra } from '../texts/use-open-words.ts'
import type { ExtraQuestion } from '../use-saving.ts'
import { useSelection } from '../use-selection.ts'

/** Before a meal past the paid ones is added: what it costs, and when that is taken. */
export function ExtraDialog({ question }: { question: ExtraQuestion }) {
  const { ask } = useTexts(menuTexts)
  const { close } = useSelection()
  const whyExtra = useWhyExtra()
  return (
    <ConfirmDialog
      isOpen
      isDestructive={false}
      title={ask.title}
      cancelLabel={ask.keep}
      confirmLabel={ask.confirm}
      onCancel={close}
      onConfirm={() => {
        close()
        question.agree()
      }}
    >
      <div className="grid gap-3">
        <p>
          {whyExtra(question.mealTime)} {ask.lead(question.dishName)}
        </p>
        <p className="flex items-center justify-between gap-4 rounded-tile bg-sunk px-4.5 py-3">
          <span>{ask.price}</span>
          <span className="display text-2xl">
            <Price dirhams={question.price} />
          </span>
        </p>
        <p className="text-note text-muted">{ask.charged}</p>
      </div>
    </ConfirmDialog>
  )
}
