import { ChevronDown } from 'lucide-react'
import { Price } from '#ui/food/price.tsx'
import { useTexts } from '#ui/texts.ts'
import { orderTexts } from '../order-texts.ts'
import type { IngredientOrder } from '../queries.ts'

type Line = IngredientOrder['lines'][number]

/** What an order brings, folded away until someone wants to look. */
export function OrderLines(props: {
  lines: readonly Pick<Line, 'ingredientId' | 'name' | 'pack' | 'price'>[]
  isOpen?: boolean
}) {
  const { panel } = useTexts(orderTexts)
  return (
    <details open={props.isOpen} className="group">
      <summary className="flex min-h-11 items-center justify-between gap-3 font-strong">
        {panel.lines}
        <ChevronDown className="group-open:rotate-180" />
      </summary>
      <ul className="grid">
        {props.lines.map(({ ingredientId, name, pack, price }) => (
          <li
            key={ingredientId}
            className="flex items-center justify-between gap-3 border-b-line border-hairline py-2 leading-snug"
          >
            <span>
              {name} <span className="num block text-sm text-muted">{pack}</span>
            </span>
            <Price dirhams={price} decimals="always" />
          </li>
        ))}
      </ul>
    </details>
  )
}
