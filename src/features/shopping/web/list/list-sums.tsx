import { Price } from '#ui/food/price.tsx'
import { useTexts } from '#ui/texts.ts'
import type { ShoppingList } from '../queries.ts'
import { texts } from '../texts.ts'

/** What all of it costs, and of which day the prices are. */
export function ListSums({ list }: { list: ShoppingList }) {
  const { list: words } = useTexts(texts)
  if (list.pricedOn === null) return null
  return (
    <div className="grid gap-1.5">
      <dl className="num grid gap-1.5">
        <div className="flex justify-between gap-3">
          <dt>{words.basket}</dt>
          <dd className="font-strong">
            <Price dirhams={list.basketPrice} decimals="always" />
          </dd>
        </div>
        <div className="flex justify-between gap-3 text-muted">
          <dt>{words.byWeight}</dt>
          <dd>
            <Price dirhams={list.totalPrice} decimals="always" />
          </dd>
        </div>
      </dl>
      <p className="num text-sm text-muted">{words.pricedOn(list.pricedOn)}</p>
    </div>
  )
}
