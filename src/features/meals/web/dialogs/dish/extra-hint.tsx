import { Price } from '#ui/food/price.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useTexts } from '#ui/texts.ts'
import type { MenuItem } from '../../queries.ts'
import { menuTexts } from '../../texts/menu-texts.ts'
import { useSelection } from '../../use-selection.ts'

/** What more portions than the paid ones cost, while they are being chosen. */
export function ExtraHint({ item, quantity }: { item: MenuItem; quantity: number }) {
  const { dish } = useTexts(menuTexts)
  const { selection, day } = useSelection()
  const extras = Math.max(0, day.picked + quantity - Math.max(day.paid, day.picked))
  if (extras === 0 || !selection.canBuyExtras) return null
  return (
    <Notice tone="warn">
      <span className="num">
        {dish.extraNote(extras, day.paid)} <Price dirhams={item.price * extras} />
      </span>
    </Notice>
  )
}
