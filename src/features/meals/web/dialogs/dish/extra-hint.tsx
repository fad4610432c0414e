import type { MealTime } from '#shared/food/food.ts'
import { Price } from '#ui/food/price.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useTexts } from '#ui/texts.ts'
import { extrasWith } from '../../paid-day.ts'
import type { MenuItem } from '../../queries.ts'
import { menuTexts } from '../../texts/menu-texts.ts'
import { useWhyExtra } from '../../texts/use-open-words.ts'
import { useSelection } from '../../use-selection.ts'

interface ExtraHintProps {
  item: MenuItem
  mealTime: MealTime
  /** More than are on the day. */
  quantity: number
}

/** What more portions than the paid ones cost, while they are being chosen. */
export function ExtraHint({ item, mealTime, quantity }: ExtraHintProps) {
  const { dish } = useTexts(menuTexts)
  const { selection, day } = useSelection()
  const whyExtra = useWhyExtra()
  const extras = quantity > 0 ? extrasWith(day, mealTime, quantity) : 0
  if (extras === 0 || !selection.canBuyExtras) return null
  return (
    <Notice tone="warn">
      <span className="num">
        {whyExtra(mealTime)} {dish.extraNote(extras)} <Price dirhams={item.price * extras} />
      </span>
    </Notice>
  )
}
