import { Truck } from 'lucide-react'
import { MEAL_TIME_NAMES } from '#shared/food/food.ts'
import { cx } from '#ui/cx.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { formatNumber } from '../format-number.ts'
import type { WeekDay } from './queries.ts'
import { weekTexts } from './texts.ts'
import { WEEK_ROWS } from './week-rows.ts'

/** A meal that a kitchen brings: nothing is cooked in its place, and there is nothing to do here. */
export function DeliveredTile({ meal }: { meal: WeekDay['delivered'][number] }) {
  const { delivered: words } = useTexts(weekTexts)
  const language = useLanguage()
  const { mealType, dishes, amounts } = meal
  return (
    <li
      className={cx(
        'grid grid-cols-[4rem_minmax(0,1fr)] content-start items-start gap-x-4 gap-y-2 rounded-tile bg-subtle p-3.5 @min-[40rem]:grid-cols-1',
        WEEK_ROWS[mealType],
      )}
    >
      <span className="grid size-16 place-items-center rounded-full bg-sunk text-muted @min-[40rem]:mx-auto @min-[40rem]:size-22">
        <Truck aria-hidden="true" className="size-7" />
      </span>
      <div className="min-w-0">
        <p className="text-sm text-muted">{MEAL_TIME_NAMES[mealType][language]}</p>
        <h3 className="text-md leading-snug [overflow-wrap:anywhere]">
          {dishes.length === 0 && words.open}
          {dishes.map((dish) => (
            <span key={dish} className="block">
              {dish}
            </span>
          ))}
        </h3>
        <p className="num text-sm text-muted">
          {amounts ? words.facts(formatNumber(amounts.calories, language)) : words.notCounted}
        </p>
        <p className="mt-1 text-sm font-strong">{words.mark}</p>
      </div>
    </li>
  )
}
