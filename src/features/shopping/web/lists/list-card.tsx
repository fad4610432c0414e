import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { Price } from '#ui/food/price.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import { listPath } from '../paths.ts'
import type { ListSummary } from '../queries.ts'
import { texts } from '../texts.ts'

const PLATES_SHOWN = 3

export function ListCard({ list }: { list: ListSummary }) {
  const { page, list: words, items, meals } = useTexts(texts)
  const bought = list.itemCount - list.leftCount
  const left = list.leftCount === 0 ? page.allBought : page.left(items(list.leftCount))
  return (
    <li className="relative flex min-w-0 items-stretch overflow-hidden rounded-card border-line border-hairline bg-card hover:bg-subtle">
      <Cloth
        colour="apricot"
        corner="none"
        className="flex w-24 flex-none items-center justify-center p-2"
      >
        {list.meals.slice(0, PLATES_SHOWN).map((meal) => (
          <Plate
            key={meal.acceptedMealId}
            slug={meal.slug}
            version={PLATES_VERSION}
            size={72}
            alt=""
            className="not-first:-ms-12"
          />
        ))}
      </Cloth>
      <div className="grid min-w-0 flex-1 content-center gap-2 p-4.5">
        <h2 className="text-lg">
          <a
            href={listPath(list.id)}
            aria-label={page.openList(list.name)}
            className="no-underline after:absolute after:inset-0 after:rounded-card wrap-break-word"
          >
            {list.name}
          </a>
        </h2>
        <p className="num flex flex-wrap items-center justify-between gap-2 text-note text-muted">
          <span>
            {meals(list.meals.length)} · {items(list.itemCount)}
          </span>
          <Price dirhams={list.basketPrice} decimals="always" className="text-ink" />
        </p>
        <ProgressBar
          label={list.name}
          value={bought}
          max={list.itemCount}
          text={words.bought(bought, list.itemCount)}
        />
        <Chip tone={list.leftCount === 0 ? 'ok' : 'quiet'}>{left}</Chip>
      </div>
    </li>
  )
}
