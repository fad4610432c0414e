import { X } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Checkbox } from '#ui/choices/checkbox.tsx'
import { cx } from '#ui/cx.ts'
import { Price } from '#ui/food/price.tsx'
import { useTexts } from '#ui/texts.ts'
import type { ListItem, ShoppingList } from '../queries.ts'
import { texts } from '../texts.ts'
import type { Ticks } from './saved-ticks.ts'

interface AisleSectionProps {
  aisle: ShoppingList['aisles'][number]
  waiting: Ticks
  onTick: (ingredientId: string, isTicked: boolean) => void
  onRemoveExtra: (ingredientId: string) => void
}

/** One stop of the walk through the shop. */
export function AisleSection({ aisle, waiting, onTick, onRemoveExtra }: AisleSectionProps) {
  const { list: words, items: countItems } = useTexts(texts)
  const headingId = useId()
  const isTicked = (item: ListItem) => waiting[item.ingredientId] ?? item.isTicked
  const done = aisle.items.filter(isTicked).length
  const all = aisle.items.length
  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-baseline justify-between gap-3 pb-1">
        <h2 id={headingId} className="text-lg">
          {aisle.name}
        </h2>
        <span className="num text-sm text-muted">
          {done > 0 ? words.bought(done, all) : countItems(all)}
        </span>
      </div>
      <ul>
        {aisle.items.map((item) => (
          <ItemRow
            key={item.ingredientId}
            item={item}
            isTicked={isTicked(item)}
            onTick={(next) => onTick(item.ingredientId, next)}
            onRemoveExtra={() => onRemoveExtra(item.ingredientId)}
          />
        ))}
      </ul>
    </section>
  )
}

interface ItemRowProps {
  item: ListItem
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  onRemoveExtra: () => void
}

function ItemRow({ item, isTicked, onTick, onRemoveExtra }: ItemRowProps) {
  const { list: words } = useTexts(texts)
  const isOrdered = item.orderId !== null && item.packsLeft === 0 && !isTicked
  const isDone = isTicked || isOrdered
  const notes = [
    words.need(item.need, item.pack),
    item.leftover !== null && words.leftover(item.leftover),
    item.fromPantry !== null && words.fromPantry(item.fromPantry),
    item.extraGrams !== null && words.ownExtra(item.extraGrams),
  ].filter((note) => note !== false)
  return (
    <li className="flex items-center gap-2 border-b-line border-hairline">
      <div className="min-w-0 flex-1">
        <Checkbox size="lg" label={item.name} value={isTicked} onChange={onTick}>
          <span className="block leading-snug">
            <span className={cx('block font-strong', isDone && 'text-muted')}>{item.name}</span>
            <span className="num block text-sm text-muted">{notes.join(' · ')}</span>
            {item.needsHalalCertificate && !isDone && (
              <span className="block text-sm text-ok">{words.halal}</span>
            )}
          </span>
        </Checkbox>
      </div>
      {item.extraGrams !== null && (
        <IconButton
          label={words.removeExtra(item.name)}
          icon={<X />}
          className="print:hidden"
          onClick={onRemoveExtra}
        />
      )}
      <span className="text-end">
        {isDone ? (
          <span className="text-sm text-muted">{isTicked ? words.isBought : words.isOrdered}</span>
        ) : (
          <Price dirhams={item.price} decimals="always" />
        )}
      </span>
    </li>
  )
}
